import type { ClockChoice, TableClockData } from '@atoll/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clocks that a host may choose; API clients may set others. */
export const CLOCKS: readonly ClockChoice[] = [
  { kind: 'none' },
  { kind: 'bank', minutes: 5, seconds: 15, atZero: 'bot' },
  { kind: 'bank', minutes: 15, seconds: 30, atZero: 'bot' },
  { kind: 'bank', minutes: 30, seconds: 60, atZero: 'bot' },
  { kind: 'days', days: 1, atZero: 'bot' },
  { kind: 'days', days: 3, atZero: 'bot' },
  { kind: 'days', days: 7, atZero: 'bot' },
];

/** The clock chosen at a table. */
export function chosenOf(clock: TableClockData | undefined): ClockChoice {
  if (!clock) return { kind: 'none' };
  const { kind, allowance, increment, atZero } = clock;
  return kind === 'days'
    ? { kind, days: allowance / DAY, atZero }
    : { kind, minutes: allowance / MINUTE, seconds: increment / 1000, atZero };
}

/** The same id for any two choices with the same times. */
export function idOf(chosen: ClockChoice): string {
  if (chosen.kind === 'none') return chosen.kind;
  return chosen.kind === 'days'
    ? `days ${chosen.days}`
    : `bank ${chosen.minutes} ${chosen.seconds}`;
}
