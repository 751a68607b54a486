import { all, counted } from '@atoll/engine/formats/en';

const refusals: Readonly<Record<string, string>> = {
  program: 'A bot has no say in this.',
  'no-clock': 'This table has no clock, so it needs no pause.',
  'pause-open': 'A pause is being proposed already. Wait for the answer.',
  'pause-length': 'This length does not suit the clock of this table.',
  'pause-asked': 'That was turned down just now. You can propose it again in a few minutes.',
  'pause-gone': 'That question is closed.',
};

/** Pauses of the clocks by agreement. */
const pause = {
  /** The length of a pause of a live match, in minutes. */
  length: 'Length of the pause',
  lengthHint: 'it ends at its time, or once everybody is ready',
  minutes: (minutes: number) => (minutes < 60 ? counted(minutes, { one: 'minute', other: 'minutes' }) : counted(minutes / 60, { one: 'hour', other: 'hours' })),
  /** The longest pause, for people who do not know when they are back. */
  open: 'Until all are back',
  /** The length of a holiday, with its last moment. */
  days: (days: number, until: string) => `${counted(days, { one: 'day', other: 'days' })} (until ${until})`,
  propose: 'Propose a pause',
  proposeHint: 'if all agree, all clocks stand, and nobody can act until it ends',
  proposeHoliday: 'Propose a holiday',
  proposeHolidayHint: 'if all agree, all clocks stand until then; people may still act meanwhile',

  asks: (by: string, length: string) => `${by} proposes a pause: ${length}.`,
  youPropose: (length: string, names: readonly string[]) => `You propose a pause: ${length}. Waiting for ${all(names)}.`,
  waiting: (by: string, length: string, names: readonly string[]) => `${by} proposes a pause: ${length}. Waiting for ${all(names)}.`,
  asksHoliday: (by: string, until: string) => `${by} proposes a holiday until ${until}: all clocks would stand.`,
  youProposeHoliday: (until: string, names: readonly string[]) => `You propose a holiday until ${until}. Waiting for ${all(names)}.`,
  waitingHoliday: (by: string, until: string, names: readonly string[]) => `${by} proposes a holiday until ${until}. Waiting for ${all(names)}.`,
  agree: 'Agree',
  refuse: 'Play on',
  withdraw: 'Not after all',

  /** A running pause; the time for one that ends today. */
  runs: (until: string) => `Paused until ${until}. All clocks stand.`,
  ready: 'I am ready',
  readyHint: 'It ends earlier once all are ready.',
  notReady: (names: readonly string[]) => `It ends earlier once ${all(names)} ${names.length === 1 ? 'is' : 'are'} ready too.`,
  ended: 'The pause is over. The clocks run again.',
  notAgreed: 'There is no pause: not everybody agreed.',
  putAway: 'Close',
  refusals,
};

/** A table with clocks. */
export const clock = {
  choice: 'Clock',
  choiceHint: 'how much time people have; bots have no clock',
  none: 'None',
  bank: (minutes: number, seconds: number) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s a turn`),
  perTurn: (days: number) => `${counted(days, { one: 'day', other: 'days' })} a turn`,
  atZero: 'When the time is up',
  atZeroHint: 'a player out of time may go on, with a little for each turn',
  atZeros: { bot: 'A bot plays on', others: 'The others decide', loss: 'The match is lost' },

  title: 'Time left',
  /** The remaining time, in days and hours, hours and minutes, or minutes and seconds; the last in two digits. */
  inDays: (days: number, hours: number) => `${days} d ${hours} h`,
  inHours: (hours: number, minutes: string) => `${hours} h ${minutes} m`,
  inMinutes: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  runs: 'runs',
  low: 'little left',
  up: 'time is up',
  /** Announced to a person with no more than this time left. */
  spoken: (seconds: number) => (seconds < 60 ? `You have ${seconds} seconds left.` : `You have ${counted(seconds / 60, { one: 'minute', other: 'minutes' })} left.`),

  upOwn: 'Your time is up. The others decide; until then you may act.',
  upOf: (name: string) => `${name}’s time is up.`,
  wait: 'Give more time',
  bot: 'Let a bot play on',
  end: 'End the match',
  sure: 'Really end it?',
  ending: (names: readonly string[]) => `${all(names)} ${names.length === 1 ? 'wants' : 'want'} to end the match.`,

  pause,
};
