import { describe, expect, test } from '@jest/globals';
import type { TableClockData } from '@atoll/protocol';
import { readSnapshot } from '../../src/net/snapshot.ts';
import { chosenOf, CLOCKS, idOf } from '../../src/shell/clock/clocks.ts';
import {
  isLow,
  leftOf,
  nextChange,
  timeText,
  reminderText,
} from '../../src/shell/clock/time-left.ts';
import { loadClockWords } from '@atoll/table-kit/words/load-table-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const words = await loadClockWords('en');
const clock: TableClockData = {
  ...{ kind: 'bank', allowance: 5 * MINUTE, increment: 15_000, atZero: 'bot', since: 1_000 },
  ...{ left: [90_500, 40_000, -1], running: [0], undecided: [], ending: [] },
};

test('a table without a clock has none', () => {
  expect(readSnapshot({}).clock).toBeUndefined();
  expect(readSnapshot({ clock }).clock).toEqual(clock);
});

describe('the time left', () => {
  test('is counted on from the values of the server, for each seat whose clock runs', () => {
    const lefts = (now: number) => [0, 1, 2, 3].map((seat) => leftOf(clock, seat, now));
    expect(lefts(1_000)).toEqual([90_500, 40_000, undefined, undefined]);
    expect(lefts(11_000)).toEqual([80_500, 40_000, undefined, undefined]);
    expect(lefts(999_000)[0]).toBe(0);
    expect(lefts(0)[0]).toBe(90_500);
  });

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [65_000, '1:05'],
    [HOUR, '1 h 00 m'],
    [HOUR + 12 * MINUTE, '1 h 12 m'],
    [3 * DAY + 4 * HOUR + 59 * MINUTE, '3 d 4 h'],
  ])('%d ms is written as %s', (left, text) => {
    expect(timeText(words, left)).toBe(text);
  });

  test('is announced at five minutes, a minute and twenty seconds, for a while', () => {
    const texts = [301, 300, 291, 290, 60, 51, 50, 20, 11, 10].map((left) =>
      reminderText(words, left * 1000),
    );
    const [five, one] = [words.spoken(300), words.spoken(60)];
    expect(texts).toEqual([
      '',
      five,
      five,
      '',
      one,
      one,
      '',
      words.spoken(20),
      words.spoken(20),
      '',
    ]);
  });

  test('counts as short in the last minute of a bank and in the last hour of days', () => {
    expect([61_000, 60_000].map((left) => isLow(clock, left))).toEqual([false, true]);
    const days: TableClockData = { ...clock, kind: 'days', allowance: DAY };
    expect([HOUR + 1, HOUR].map((left) => isLow(days, left))).toEqual([false, true]);
  });

  test('changes its text at a known moment, and never while no clock runs', () => {
    expect(nextChange(clock, 1_000)).toBe(500);
    expect(nextChange({ ...clock, left: [DAY + HOUR] }, 1_000)).toBe(MINUTE);
    expect(nextChange({ ...clock, running: [] }, 1_000)).toBeUndefined();
    expect(nextChange(clock, 999_000)).toBeUndefined();
  });
});

test('every choice of the host reads back unchanged', () => {
  const ids = CLOCKS.map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(chosenOf(undefined)).toEqual({ kind: 'none' });
  expect(chosenOf(clock)).toEqual({ kind: 'bank', minutes: 5, seconds: 15, atZero: 'bot' });
  expect(idOf(chosenOf({ ...clock, kind: 'days', allowance: 3 * DAY }))).toBe('days 3');
});
