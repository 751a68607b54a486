import { MOST_PAUSE_MINUTES, type PauseLength, type TableClockData } from '@atoll/protocol';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { PauseWords } from '@atoll/table-kit/words/load-table-words.ts';

const MINUTES = ['15', '30', '60', '180', String(MOST_PAUSE_MINUTES)] as const;
const DAYS = ['2', '3', '5', '7', '10', '14', '21', '30'] as const;

/** The lengths that a person may choose at a table with this clock, as numbers in text. */
export const lengthsOf = ({ kind }: Pick<TableClockData, 'kind'>): readonly string[] =>
  kind === 'days' ? DAYS : MINUTES;

/** The end of the day in so many days, in the time zone of the reader, in ms since 1970. */
export function endOfDay(days: number, now: number): number {
  const end = new Date(now);
  end.setDate(end.getDate() + days);
  return end.setHours(23, 59, 0, 0);
}

/** A chosen length, as the table takes it. */
export const lengthOf = (
  { kind }: Pick<TableClockData, 'kind'>,
  chosen: string,
  now: number,
): PauseLength =>
  kind === 'days'
    ? { kind: 'until', until: endOfDay(Number(chosen), now) }
    : { kind: 'minutes', minutes: Number(chosen) };

export const minutesText = (words: PauseWords, minutes: number): string =>
  minutes === MOST_PAUSE_MINUTES ? words.open : words.minutes(minutes);

/** The end of a pause, in the time zone of the reader. */
export const endText = (
  { day, time }: Pick<Locale['format'], 'day' | 'time'>,
  until: number,
): string => `${day(until)}, ${time(until)}`;
