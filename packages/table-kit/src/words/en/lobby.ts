import type { GlyphName } from '@atoll/art';
import { all, any, counted, whole } from '@atoll/engine/formats/en';
import { scores } from './after-match.ts';

interface IconLine {
  readonly icon: GlyphName;
  readonly text: string;
}

const people = { one: 'player', other: 'players' };
const points = { one: 'point', other: 'points' };

/** The page where tables are found and created. */
export const lobby = {
  title: 'Lobby',
  create: 'Create a table',
  solo: 'Play solo',
  bots: (bots: number) => (bots === 1 ? 'Play a bot' : `Play ${bots} bots`),
  side: 'Your side against the bot',
  sides: ['I begin', 'A bot begins'] as readonly string[],
  begins: 'Who begins',
  lot: 'By lot',
  seats: 'How many bots play',
  skill: 'How strong the bots play',
  against: (bots: number) => counted(bots, { one: 'bot', other: 'bots' }),
  game: 'Game',
  join: 'Join',
  codeLabel: 'Join with a code',
  codeHint: 'Six letters or digits. You can paste the whole link.',
  codeLength: 'A code has six letters or digits, in a link twelve.',
  codeStray: (signs: readonly string[], meant: readonly string[]) => `No code has ${any(signs)}.${meant.length > 0 ? ` Did you mean ${any(meant)}?` : ''}`,
  mine: 'Your matches',
  resume: 'Continue',
  look: 'Look again',
  openFile: 'Open a match file',
  recovery: 'Recovery words',
  /** The purpose of the recovery words. */
  recoveryUse: 'Twelve recovery words bring your matches back on any device.',
  forget: (code: string) => `Take ${code} off this list`,
  tables: 'Public tables',
  tablesNone: 'No public table is open now. Create one, and others will see it here.',
  tablesLost: 'The list of tables did not load.',
  again: 'Try again',
  joinTable: (name: string) => `Join the table of ${name}`,
  watchTable: (name: string) => `Watch the table of ${name}`,
  watch: 'Watch',
  tableOf: (name: string) => `Table of ${name}`,
  open: (count: number) => (count === 0 ? 'every seat is taken' : counted(count, { one: 'seat open', other: 'seats open' })),
  playing: 'playing',
  with: (names: readonly string[]) => `with ${all(names)}`,
  over: 'finished',
  settings: 'Settings',
  learn: (game: string) => `Learn ${game}`,
  learnOn: (game: string) => `Go on with your first match of ${game}`,
  daily: 'The daily reef',
  puzzles: 'Puzzles',
  tournament: 'Tournament',
  ladder: 'Ladder',
  rated: 'rated',
  analysis: 'Analysis',
  learnAway: (game: string) => `No longer offer the lesson of ${game}`,
  how: 'How it works',
  howTo: [
    { icon: 'link', text: 'Create a table and send its link or its code. Nobody needs an account.' },
    { icon: 'bot', text: 'Put bots on the seats that stay empty, or play alone.' },
    { icon: 'eye', text: 'Friends may watch; public tables are open to everybody.' },
    { icon: 'clock', text: 'Leave and come back when you like: the match waits for you.' },
  ] as readonly IconLine[],
};

/** The matches in which this browser holds a seat. */
export const mine = {
  yourTurn: 'Your turn',
  turnOf: (names: readonly string[]) => `${all(names)} to move`,
  waiting: (open: number) => `Waits for ${counted(open, people)}`,
  ready: 'Ready to start',
  round: (round: number) => `Round ${round}`,
  alone: 'Alone',
  notified: 'notifications on',
  won: 'You won',
  lost: 'You lost',
  shared: 'You shared the win',
  wonTogether: 'You won together',
  lostTogether: 'You lost together',
  came: (rank: number) => `You came ${scores.rank(rank)}`,
  against: (place: string, own: number, best: number) => `${place}, ${whole(own)} to ${whole(best)}`,
  points: (total: number) => counted(total, points),
  all: (count: number) => `Show all ${count}`,
  resumeWith: (name: string) => `Continue: ${name}`,
  lookAt: (name: string) => `Look again: ${name}`,
};
