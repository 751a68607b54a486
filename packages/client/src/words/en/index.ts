import type { GlyphName } from '@atoll/art';
import { formatsFor } from '@atoll/engine';
import { refusals, tableRefusals } from './refusals.ts';
import { rematch, scores } from './after-match.ts';
import { table } from './table.ts';

interface IconLine {
  readonly icon: GlyphName;
  readonly text: string;
}

const format = formatsFor('en');
const { all, any, counted } = format;
const people = { one: 'player', other: 'players' };
const points = { one: 'point', other: 'points' };

/** English, and the shape that every other language has to fill. */
export const words = {
  platform: 'Atoll',
  title: (page: string) => `${page} · Atoll`,
  back: 'Back to lobby',
  close: 'Close',
  loading: 'One moment …',
  name: {
    label: 'Your name',
    problems: {
      empty: 'Say first how the others may call you.',
      long: 'A name has at most 24 characters.',
      invisible: 'There is a sign in this name that nobody can see. Type the name anew.',
      stacked: 'There are too many marks on one letter of this name.',
    },
  },
  players: (count: number) => counted(count, people),
  watchers: (count: number) =>
    count === 0
      ? 'Nobody watches'
      : counted(count, { one: 'person watches', other: 'people watch' }),

  lobby: {
    title: 'Lobby',
    create: 'Create a table',
    solo: 'Play solo',
    bots: 'Play a bot',
    side: 'Your side against the bot',
    sides: ['I begin', 'The bot begins'] as readonly string[],
    lot: 'By lot',
    game: 'Game',
    join: 'Join',
    codeLabel: 'Join with a code',
    codeHint: 'Six letters or digits. You can paste the whole link.',
    codeLength: 'A code has six letters or digits, in a link twelve.',
    codeStray: (signs: readonly string[], meant: readonly string[]) =>
      `No code has ${any(signs)}.${meant.length > 0 ? ` Perhaps ${any(meant)} is meant.` : ''}`,
    mine: 'Your matches',
    resume: 'Continue',
    look: 'Look again',
    openFile: 'Open a match file',
    forget: (code: string) => `Take ${code} off this list`,
    tables: 'Public tables',
    tablesNone: 'No public table is open now. Create one, and others will see it here.',
    tablesLost: 'The list of tables did not arrive.',
    again: 'Try again',
    joinTable: (name: string) => `Join the table of ${name}`,
    watchTable: (name: string) => `Watch the table of ${name}`,
    watch: 'Watch',
    tableOf: (name: string) => `Table of ${name}`,
    open: (count: number) =>
      count === 0
        ? 'every seat is taken'
        : counted(count, { one: 'seat open', other: 'seats open' }),
    playing: 'playing',
    with: (names: readonly string[]) => `with ${all(names)}`,
    over: 'finished',
    settings: 'Settings',
    how: 'How it works',
    howTo: [
      {
        icon: 'link',
        text: 'Create a table and send its link or its code. Nobody needs an account.',
      },
      { icon: 'bot', text: 'Put bots on the seats that stay empty, or play alone.' },
      { icon: 'eye', text: 'Friends may watch; public tables are open to everybody.' },
      { icon: 'clock', text: 'Leave and come back when you like: the match waits for you.' },
    ] as readonly IconLine[],
  },

  /** The matches in which this browser holds a seat. */
  mine: {
    yourTurn: 'Your turn',
    turnOf: (names: readonly string[]) => `${all(names)} to move`,
    waiting: (open: number) => `Waits for ${counted(open, people)}`,
    ready: 'Ready to start',
    round: (round: number) => `Round ${round}`,
    alone: 'Alone',
    won: 'You won',
    lost: 'You lost',
    shared: 'You shared the win',
    wonTogether: 'You won together',
    lostTogether: 'You lost together',
    came: (rank: number) => `You came ${scores.rank(rank)}`,
    against: (place: string, own: number, best: number) => `${place}, ${own} to ${best}`,
    points: (total: number) => counted(total, points),
    all: (count: number) => `Show all ${count}`,
    resumeWith: (name: string) => `Continue: ${name}`,
    lookAt: (name: string) => `Look again: ${name}`,
  },

  gallery: {
    title: 'Cards',
    of: (game: string) => `The cards of ${game}`,
    failed: 'The cards did not arrive. Load the page again.',
    link: 'Look at the cards',
  },

  rules: {
    title: 'Rules',
    of: (game: string) => `Rules of ${game}`,
    rule: (id: string) => `Rule ${id}`,
  },

  create: {
    title: 'New table',
    seats: 'Seats',
    seatsHint: 'Seats that stay open are left out when you start.',
    list: 'Public table',
    listHint: 'anybody may find it in the lobby, join and watch',
    options: 'Options',
    open: 'Open the table',
    cancel: 'Cancel',
  },

  invite: {
    title: 'Invitation',
    lead: (name: string) => `${name} invites you to a table`,
    closed: {
      waiting: 'Every seat is taken, but you may watch.',
      playing: 'The match has begun. You may watch it.',
      over: 'This match is over. You may look at how it ended.',
    },
    join: 'Join the table',
    watch: 'Watch',
    look: 'Look at it',
    mine: 'Take your seat',
    missing: 'Nobody knows this code',
    missingText:
      'The table may have closed long ago, or a letter went wrong. A short code leads to its table for a week, a link for longer.',
    wrong: (code: string) => `${code} is no code`,
    failed: 'The invitation did not open',
  },

  room: {
    title: 'Your table',
    guest: (name: string) => `Table of ${name}`,
    alone: 'Invite friends, or add a bot.',
    ready: 'Waiting for players. You can start now.',
    wait: (host: string) => `Waiting for ${host} to start.`,
    watching: 'You watch. The match has not begun yet.',
    code: 'Code of this table',
    qr: 'Picture of the invitation link, for a phone camera',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Copied',
    shareText: 'Come and play with me',
    seats: 'Seats',
    open: 'Open seat',
    openHost: 'invite, or add a bot',
    openGuest: 'somebody may still come',
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
    start: (count: number) =>
      count === 1 ? 'Start alone' : `Start with ${counted(count, people)}`,
    options: 'Options',
    access: 'Public table',
    accessHint: 'anybody may find it in the lobby',
    hints: 'Hints',
    hintsHint: 'a bot says what it would do; against bots alone you may always ask',
    on: 'on',
    off: 'off',
    rename: 'Change name',
    elsewhere: 'Continue elsewhere',
    elsewhereHint: 'This link opens your own seat on another device. Keep it to yourself.',
    elsewhereCopy: 'Copy my seat link',
  },

  /** Bots are called by their seat, so that they differ at one table. */
  botNames: ['Remora', 'Triton', 'Cowrie', 'Manta', 'Nautilus', 'Limpet'],
  /** How well bots play, from the weakest of a game on. */
  strengths: ['easy', 'fair', 'strong', 'very strong'],
  /** How people speak of the strength of a bot; an id that is not here is shown as it is. */
  bots: { random: 'Easy', greedy: 'Keen' } as Readonly<Record<string, string>>,

  status: {
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    waitingFor: (names: readonly string[]) => `Waiting for ${all(names)}`,
    over: 'Finished',
    watching: 'You watch',
    hurried: 'Bots think briefly',
    hurriedHint:
      'Many bots think at once on this server, so that these think less long than they could.',
    menu: 'Menu',
    firstTime: 'What this question wants',
    firstTimeAway: 'Put this line away',
    scores: 'Score sheet',
    loading: 'Laying out the table …',
    fast: 'Fast forward',
    fastHint: 'Shows at once what bots do, until a person is asked.',
    titleYourTurn: 'Your turn',
    titleTable: (name: string) => `Table of ${name}`,
  },

  connection: {
    connecting: 'Finding the table …',
    lost: 'The connection is lost. Trying again by itself; nothing is forgotten.',
    retry: 'Try now',
    replaced: 'Opened elsewhere',
    replacedText:
      'Your seat was opened on another device or in another tab. You can go on there, or take it back here.',
    takeBack: 'Take it back here',
    removed: 'This seat is no longer yours',
    removedText:
      'The host opened it again before the match began, or a part of the link is missing. You may still watch.',
    missing: 'There is no such table',
    missingText: 'The link may be old, or a part of it went missing.',
    unplayable: 'This match cannot be played here',
    unplayableText:
      'The rules of this server are newer than the match, which stays as it is. A server of its time can go on with it.',
    serverFailed: 'The server fails at this table',
    serverFailedText:
      'It answered with an error, time and again. What was played is stored. Try again later, or tell whoever runs the server.',
    again: 'Try again',
    broken: 'The table stumbled',
    brokenText:
      'Something in this page went wrong; the match itself is safe on the server. Load the page again to go on.',
    failed: 'The table did not load',
    failedText: 'A part of the program did not arrive. Load the page again.',
    reload: 'Load again',
  },

  menu: {
    title: 'Menu',
    tabs: 'Parts of the menu',
    table: 'This table',
    watchLinkHint: 'for friends who want to look on',
    code: (code: string) => `Code ${code}`,
    hints: (allowed: boolean) => (allowed ? 'Hints are allowed' : 'No hints'),
    settings: 'Settings',
    watchLink: 'Copy watch link',
    seatLink: 'Copy my seat link',
    seatLinkHint: 'opens your seat on another device; keep it to yourself',
    replace: 'Replace my seat link',
    replaceHint: 'if somebody else may have it: then it opens nothing any more, on no device',
    replaced: 'Done. Only this browser opens your seat now; copy the new link for other devices.',
    rulesHint: 'of this game, beside the table; also with F1',
    lookBack: 'Look back',
    lookBackHint: 'at what happened before, while the match goes on; also with a comma',
    leave: 'Leave to lobby',
    leaveHint: 'The match stays where it is. You find it again in the lobby under “Your matches”.',
  },

  standIn: {
    plays: 'A bot plays for you.',
    botOf: (name: string) => `${name}’s bot`,
    takeBack: 'Take back your seat',
    waited: (name: string) => `${name} is away, and everybody waits.`,
    handOver: 'Let a bot play on',
    handOverOf: (name: string) => `Let a bot play on for ${name}`,
    away: (name: string) => `${name} is away and may take the seat back at any time.`,
    forMe: 'Let a bot play for me',
    forMeHint: 'You may look on or leave, and take your seat back at any time.',
    short: 'a bot played on',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    languageHint: 'of everything but names',
    languageAuto: 'As the browser',
    animation: 'Animation',
    animations: { 0: 'Off', 1: 'Normal', 2: 'Fast' },
    askFirst: 'Ask first',
    askFirstHint: 'shows what a press would do, and waits for a second one; Enter confirms',
    askFirsts: { always: 'Always', final: 'When it cannot be undone', never: 'Never' },
    autoPass: 'Pass by itself',
    autoPassHint: 'when nothing else is possible on your turn',
    pace: 'Bots act',
    paceHint: 'how long you see each of their decisions, at tables that you host',
    paceHere: 'how long everybody sees each of their decisions',
    paces: { 0: 'At once', 900: 'Calmly', 2000: 'Slowly' },
    turnVolume: 'Sound of your turn',
    turnVolumeHint: 'a bell when the table waits for you',
    tableVolume: 'Sounds of the table',
    tableVolumeHint: 'cards, animals, the tide between rounds',
    volume: (value: number) => (value === 0 ? 'Off' : format.percent(value)),
    text: 'Text size',
    percent: (value: number) => format.percent(value),
    shade: 'Light or dark',
    shadeHint: 'the pages around the table; the sea itself stays deep',
    shades: { system: 'As the device', light: 'Light', dark: 'Dark' },
    contrast: 'Contrast',
    contrasts: { system: 'As the device', normal: 'Normal', high: 'High' },
    firstTimes: 'First-time help',
    firstTimesHint: 'a line says what a question wants, the first two times it is asked',
    letterKeys: 'Letter keys',
    lettersAre: {
      on: 'Letters and signs can be switched off in the settings.',
      off: 'Letters and signs are switched off in the settings.',
    },
    letterKeysHint: 'single letters and signs do something at the table; ? lists them',
    renderer: 'The table is drawn with',
    renderers: { auto: 'What is fastest', webgl: 'Graphics card', canvas: 'Canvas' },
    rendererHint: 'choose Canvas when the table is slow or stays dark',
  },

  table,
  scores,
  rematch,

  /** Refusals of the server and of the table itself, by code. */
  refusals,
  tableRefusals,
  refused: (code: string) => `That did not work (${code}).`,
  unreachable: 'The server does not answer. Try again in a moment.',
};
