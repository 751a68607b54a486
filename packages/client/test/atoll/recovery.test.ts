import { describe, expect, test } from '@jest/globals';
import type { AtollEvent } from '@atoll/game-atoll';
import type { HistoryStep } from '@atoll/protocol';
import { lastRecovery } from '../../src/games/atoll/present/recovery.ts';
import { playout } from './playout.ts';

/** The steps of a match of two up to each moment at which a round has just begun. */
function* recoveries(seed: string): Generator<{ readonly round: number; readonly steps: readonly HistoryStep[] }> {
  const steps: HistoryStep[] = [];
  for (const { events } of playout(seed, 2, { events: true })) {
    steps.push({ seq: steps.length + 1, seat: 0, at: 0, events, sealed: false });
    const began = events.find((event): event is Extract<AtollEvent, { type: 'roundBegan' }> => event.type === 'roundBegan');
    if (began !== undefined) yield { round: began.round, steps: [...steps] };
  }
}

describe('what is told of a recovery', () => {
  test.each(['tide', 'shoal', 'swell'])('has every seat in every step, and all that left and came: %s', (seed) => {
    const told = [...recoveries(seed)].map(({ round, steps }) => ({ round, recovery: lastRecovery(steps) }));
    expect(told.map(({ round }) => round)).toEqual([2, 3, 4]);
    for (const { round, recovery } of told) {
      if (recovery === undefined) throw new Error(`nothing is told before round ${round}`);
      expect(recovery.round).toBe(round - 1);
      expect(recovery.card).not.toBe('');
      expect(new Set(recovery.incomes.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
      expect(recovery.rests.map(({ seat }) => seat).toSorted()).toEqual([0, 1]);
      for (const { left, came } of recovery.offers) expect([left.length, came.length]).toEqual([2, 2]);
    }
    const [second, third, fourth] = told.map(({ recovery }) => recovery?.starter);
    expect([third, fourth]).toEqual([1 - (second ?? 9), second]);
  });

  test('is nothing while the first round is played', () => {
    const [first] = recoveries('tide'), untilThen = first?.steps.slice(0, -1) ?? [];
    expect(untilThen.length).toBeGreaterThan(5);
    expect(lastRecovery(untilThen)).toBeUndefined();
    expect(lastRecovery([])).toBeUndefined();
  });
});
