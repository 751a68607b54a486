import { all, counted } from '@atoll/engine/formats/en';
import { refusals, tableRefusals } from './refusals.ts';
import { lobby, mine } from './lobby.ts';
import { rematch, scores } from './after-match.ts';
import { table } from './table.ts';

const people = { one: 'player', other: 'players' };

/** English, and the shape that every other language must have. */
export const words = {
  ...{ lobby, mine, table, scores, rematch, refusals, tableRefusals },
  title: (page: string) => `${page} · Atoll`,
  back: 'Back to lobby',
  close: 'Close',
  /** The pending action, as a question. */
  asked: (text: string) => `${text}?`,
  loading: 'One moment …',
  nameLabel: 'Your name',
  nameProblems: {
    empty: 'Enter your name first.',
    long: 'A name has at most 24 characters.',
    invisible: 'This name has an invisible character. Type it again.',
    stacked: 'There are too many marks on one letter of this name.',
  },
  players: (count: number) => counted(count, people),
  watchers: (count: number) => (count === 0 ? 'Nobody watches' : counted(count, { one: 'person watches', other: 'people watch' })),

  gallery: { title: 'Cards', of: (game: string) => `The cards of ${game}`, failed: 'The cards could not be loaded. Load the page again.', link: 'Look at the cards' },

  rules: { title: 'Rules', of: (game: string) => `Rules of ${game}`, rule: (id: string) => `Rule ${id}` },

  invite: {
    title: 'Invitation',
    lead: (name: string) => `${name} invites you to a table`,
    closed: { waiting: 'Every seat is taken, but you may watch.', playing: 'The match has begun. You may watch it.', over: 'This match is over. You may see how it ended.' },
    join: 'Join the table',
    watch: 'Watch',
    look: 'Look at it',
    mine: 'Take your seat',
    missing: 'There is no such code',
    missingText: 'The table may have closed long ago, or a letter is wrong. A short code leads to its table for a week, a link for longer.',
    wrong: (code: string) => `${code} is not a code`,
    failed: 'The invitation could not be opened',
  },

  room: {
    title: 'Your table',
    guest: (name: string) => `Table of ${name}`,
    alone: 'Invite friends, or add a bot.',
    ready: 'Waiting for players. You can start now.',
    wait: (host: string) => `Waiting for ${host} to start.`,
    watching: 'Watching. The match has not begun yet.',
    code: 'Code of this table',
    qr: 'Picture of the invitation link, for a phone camera',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Copied',
    shareText: 'Come and play with me',
    seats: 'Seats',
    open: 'Open seat',
    openHost: 'invite, or add a bot',
    openGuest: 'others may still join',
    you: 'you',
    host: 'host',
    here: 'Here',
    guestHere: 'took this seat',
    away: 'not connected',
    bot: 'bot',
    addBot: 'Add bot',
    toSeat: (seat: number) => `to seat ${seat}`,
    strength: (name: string, strength: string) => `${name}: ${strength}`,
    skill: (name: string) => `How well ${name} plays`,
    free: (name: string) => `Open the seat of ${name} again`,
    start: (count: number) => (count === 1 ? 'Start alone' : `Start with ${counted(count, people)}`),
    options: 'Options',
    access: 'Public table',
    accessHint: 'anyone may find it in the lobby',
    hints: 'Hints',
    hintsHint: 'a bot says what it would do; against bots alone you may always ask',
    on: 'on',
    off: 'off',
    newPage: 'opens a new page',
    rename: 'Change name',
    elsewhere: 'Continue elsewhere',
    elsewhereHint: 'This link opens your own seat on another device. Keep it to yourself.',
    elsewhereCopy: 'Copy my seat link',
    draws: 'Fair draws',
  },

  /** Bots are named by seat, so that their names differ at one table. */
  botNames: ['Remora', 'Triton', 'Cowrie', 'Manta', 'Nautilus', 'Limpet'],
  /** A seat played by a program of a participant. */
  programNamed: (name: string) => `${name} (bot)`,
  /** The strength of bots, from the weakest of a game on. */
  strengths: ['easy', 'medium', 'strong', 'very strong'],
  /** Common words for the strength of a bot; an id without one is shown as it is. */
  bots: { random: 'Easy', greedy: 'Keen' } as Readonly<Record<string, string>>,

  status: {
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    waitingFor: (names: readonly string[]) => `Waiting for ${all(names)}`,
    over: 'Finished',
    watching: 'Watching',
    hurried: 'Bots think briefly',
    hurriedHint: 'Many bots are thinking at once on this server, so these think for less time than they could.',
    firstTime: 'What this question is about',
    firstTimeAway: 'Hide this line',
    scores: 'Score sheet',
    loading: 'Loading the table …',
    fast: 'Fast forward',
    fastHint: 'Shows the turns of bots at once, until a person acts.',
    titleYourTurn: 'Your turn',
    titleTable: (name: string) => `Table of ${name}`,
  },

  connection: {
    connecting: 'Finding the table …',
    lost: 'The connection is lost. Reconnecting automatically; nothing is lost.',
    unsent: 'Your choice is sent after that.',
    retry: 'Try now',
    replaced: 'Opened elsewhere',
    replacedText: 'Your seat was opened on another device or in another tab. You can go on there, or take it back here.',
    takeBack: 'Take it back here',
    removed: 'This seat is no longer yours',
    removedText: 'The host opened it again before the match began, or a part of the link is missing. You may still watch.',
    missing: 'There is no such table',
    missingText: 'The link may be old or incomplete.',
    unplayable: 'This match cannot be played here',
    unplayableText: 'The rules of this server are newer than the match, which stays as it is. An older server can continue it.',
    serverFailed: 'The server has a problem at this table',
    serverFailedText: 'It keeps answering with an error. What was played is stored. Try again later, or tell the people who run the server.',
    again: 'Try again',
    broken: 'The table cannot be shown',
    brokenText: 'Something went wrong on this page; the match itself is safe on the server. Load the page again to go on.',
    failed: 'The table did not load',
    failedText: 'A part of the program did not arrive. Load the page again.',
    reload: 'Load again',
  },

  menu: { title: 'Menu' },

  standIn: {
    plays: 'A bot plays for you.',
    botOf: (name: string) => `${name}’s bot`,
    takeBack: 'Take back your seat',
    waited: (name: string) => `${name} is away, and everybody waits.`,
    handOver: 'Let a bot play on',
    short: 'a bot played on',
  },

  /** The chat of the table. */
  talk: {
    /** The name of its tab, with the number of unread messages. */
    tab: (unread: number) => (unread > 0 ? `Talk, ${unread} unread` : 'Talk'),
  },

  concede: { own: 'You gave up. A bot plays your seat to the end.', ownResult: 'You gave up.', won: (names: readonly string[]) => `You win, since ${all(names)} gave up.`, short: 'gave up' },

  /** The words about settings that are used outside their form too. */
  settings: {
    title: 'Settings',
    pace: 'Bots act',
    paceHint: 'how long you see each of their decisions, at tables that you host',
    paceHere: 'how long everybody sees each of their decisions',
    paces: { 0: 'At once', 900: 'Calmly', 2000: 'Slowly' },
    lettersAre: { on: 'Letters and signs can be switched off in the settings.', off: 'Letters and signs are switched off in the settings.' },
  },

  /** Refusals of the server and of the table itself, by code. */
  refused: (code: string) => `That did not work (${code}).`,
  unreachable: 'The server does not answer. Try again in a moment.',
};
