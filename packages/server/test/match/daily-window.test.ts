import { expect, test } from '@jest/globals';
import {
  dayAt,
  isClosed,
  lastDays,
  mayBegin,
  openDays,
} from '../../src/match/daily/daily-window.ts';

const at = (time: string): number => Date.parse(`2026-${time}Z`);

test('a day begins at midnight in UTC, and may be begun for six hours after its end', () => {
  const begins = ['02-27T23:59:59.999', '02-28T00:00', '03-01T05:59:59.999', '03-01T06:00'];
  expect(begins.map((time) => mayBegin('2026-02-28', at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(openDays(at('03-01T05:59'))).toEqual(['2026-03-01', '2026-02-28']);
  expect(openDays(at('03-01T06:00'))).toEqual(['2026-03-01']);
});

test('a day takes results for twelve hours after its end', () => {
  const ends = ['02-28T12:00', '03-01T11:59:59.999', '03-01T12:00', '04-01T00:00'];
  expect(ends.map((time) => isClosed('2026-02-28', at(time)))).toEqual([false, false, true, true]);
});

test('the last days are counted back over the ends of months', () => {
  expect(dayAt(at('03-01T00:00'))).toBe('2026-03-01');
  expect(lastDays(at('03-01T12:00'), 2)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
});
