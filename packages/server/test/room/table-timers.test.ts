import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { MatchHost } from '../../src/match/match-host.ts';
import { TableTimers } from '../../src/room/table-timers.ts';
import { NotStored } from '../../src/store/match-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the end of a match that cannot be noted is noted as soon as it can', async () => {
  const host = {
    state: { endUnsaved: false },
    ...{ clocks: { nextZero: undefined, shown: undefined }, standIns: { nextChange: undefined } },
    seatOffers: { nextChange: undefined },
    finish: jest.fn(async () => {
      if (host.finish.mock.calls.length < 3) throw new NotStored('the disk is full');
      host.state.endUnsaved = false;
    }),
  };
  const timers = new TableTimers({
    host: host as unknown as MatchHost,
    ...{ idleMs: 60_000, now: Date.now, isIdle: () => false, onIdle: () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  timers.came();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(host.finish).not.toHaveBeenCalled();
  host.state.endUnsaved = true;
  timers.wake();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(host.finish).toHaveBeenCalledTimes(3);
  timers.stop();
});

test('a table where nobody is stays in memory as long as bots bring its match to an end', async () => {
  const host = {
    ...{ state: { endUnsaved: false }, goesOnAlone: true },
    clocks: { nextZero: undefined, shown: undefined, stop: async () => undefined },
    standIns: { nextChange: undefined },
    seatOffers: { nextChange: undefined },
    settled: async () => undefined,
  };
  const onIdle = jest.fn();
  const timers = new TableTimers({
    host: host as unknown as MatchHost,
    ...{ idleMs: 60_000, now: Date.now, isIdle: () => true, onIdle, onError: () => undefined },
  });
  await jest.advanceTimersByTimeAsync(200_000);
  expect(onIdle).not.toHaveBeenCalled();
  host.goesOnAlone = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  timers.stop();
});
