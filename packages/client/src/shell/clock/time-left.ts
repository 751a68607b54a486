import type { TableClockData } from '@atoll/protocol';
import type { ClockWords } from '@atoll/table-kit/words/load-table-words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The remaining seconds at which the person is reminded. */
const REMINDERS = [20, 60, 300] as const;
/** How long a reminder is shown, in seconds. */
const REMINDER_SECONDS = 10;

/**
 * The remaining time of a seat at a time of the server, in ms; undefined for a seat without a
 * clock.
 */
export function leftOf(
  { left, running, since }: TableClockData,
  seat: number,
  now: number,
): number | undefined {
  const before = left[seat];
  if (before === undefined || before < 0) return undefined;
  return running.includes(seat) ? Math.max(0, before - Math.max(0, now - since)) : before;
}

/** The remaining time as text, rounded up: never 0 before it is. */
export function timeText(words: ClockWords, left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return words.inDays(Math.floor(hours / 24), hours % 24);
  if (hours > 0) return words.inHours(hours, twoDigits(minutes % 60));
  return words.inMinutes(minutes, twoDigits(seconds % 60));
}

/** Whether the remaining time is low enough for a warning. */
export function isLow({ kind, allowance }: TableClockData, left: number): boolean {
  return left <= (kind === 'days' ? HOUR : Math.min(MINUTE, allowance / 5));
}

/** The reminder for a person whose clock runs: at some times, for a while; '' otherwise. */
export function reminderText(words: ClockWords, left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const reminder = REMINDERS.find((each) => seconds <= each);
  return reminder !== undefined && seconds > reminder - REMINDER_SECONDS
    ? words.spoken(reminder)
    : '';
}

/** In how many ms the shown time changes; undefined while no clock runs. */
export function nextChange(clock: TableClockData, now: number): number | undefined {
  const waits = clock.running.flatMap((seat) => {
    const left = leftOf(clock, seat, now) ?? 0;
    if (left === 0) return [];
    const unit = left > DAY ? HOUR : left > HOUR ? MINUTE : SECOND;
    return [Math.min(MINUTE, left % unit || unit)];
  });
  return waits.length === 0 ? undefined : Math.min(...waits);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
