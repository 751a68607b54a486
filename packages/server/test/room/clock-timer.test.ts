import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ClockTimer } from '../../src/room/clock-timer.ts';
import { NotStored } from '../../src/store/match-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const timerOf = (settle: () => Promise<void>, zero: { at: number | undefined }) =>
  new ClockTimer({
    nextZero: () => zero.at,
    settle,
    now: Date.now,
    onError: (error) => {
      throw error;
    },
  });

test('fires when the time of a seat is up, with one timer that is set anew', async () => {
  const zero = { at: (Date.now() + 60_000) as number | undefined };
  const settle = jest.fn(async () => {
    zero.at = undefined;
  });
  const timer = timerOf(settle, zero);
  timer.wake();
  timer.wake();
  expect(jest.getTimerCount()).toBe(1);
  zero.at = Date.now() + 90_000;
  timer.wake();
  await jest.advanceTimersByTimeAsync(89_999);
  expect(settle).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settle).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('waits for longer than a timer of the machine can, and for a store that does not answer', async () => {
  const zero: { at: number | undefined } = { at: Date.now() + 30 * 24 * 3_600_000 };
  const settle = jest.fn(async () => {
    if (Date.now() < (zero.at ?? 0)) return;
    if (settle.mock.calls.length < 4) throw new NotStored('the disk is full');
    zero.at = undefined;
  });
  const timer = timerOf(settle, zero);
  timer.wake();
  await jest.advanceTimersByTimeAsync(30 * 24 * 3_600_000);
  expect(settle.mock.calls.length).toBeGreaterThan(1);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(zero.at).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

test('ends with the table', () => {
  const timer = timerOf(async () => undefined, { at: Date.now() + 60_000 });
  timer.wake();
  timer.stop();
  expect(jest.getTimerCount()).toBe(0);
  timer.wake();
  expect(jest.getTimerCount()).toBe(0);
});
