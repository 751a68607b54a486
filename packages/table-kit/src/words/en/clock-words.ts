import { all, counted } from '@atoll/engine/formats/en';

/** A table with clocks. */
export const clock = {
  choice: 'Clock',
  choiceHint: 'how much time people have; bots have no clock',
  none: 'None',
  bank: (minutes: number, seconds: number) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s a turn`),
  perTurn: (days: number) => `${counted(days, { one: 'day', other: 'days' })} a turn`,
  atZero: 'When the time is up',
  atZeroHint: 'a player out of time may go on, with a little for each turn',
  atZeros: { bot: 'A bot plays on', others: 'The others decide' },

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
};
