import { describe, expect, test } from '@jest/globals';
import type { HistoryStep } from '@atoll/protocol';
import { openTurns, turnsOver, turnsSince, type Turns } from '../../src/table/a11y/turns.ts';

const step = (seq: number, seat: number): HistoryStep => ({
  seq,
  seat,
  events: [],
  at: 0,
  sealed: false,
});

/**
 * Feeds the steps in turn. @returns the turns told, each as its log entries, and those that may
 * still go on
 */
function feed(
  seats: readonly number[],
  { active, own }: { readonly active: readonly number[]; readonly own: number },
) {
  let open: Turns = new Map();
  const over: (readonly number[])[] = [];
  seats.forEach((seat, seq) => {
    const result = openTurns(open, { step: step(seq, seat), active, own });
    open = result.open;
    over.push(...result.over.map((turn) => turn.map((each) => each.seq)));
  });
  const end = turnsOver(open, active);
  over.push(...end.over.map((turn) => turn.map((each) => each.seq)));
  return { over, open: [...end.open.keys()] };
}

describe('turns of others', () => {
  test('are over as soon as another seat acts, and the own steps belong to none', () => {
    expect(feed([1, 1, 2, 0, 1], { active: [1], own: 0 })).toEqual({
      over: [[0, 1], [2]],
      open: [1],
    });
  });
  test('are over when their seat is asked no more', () => {
    expect(feed([1, 1], { active: [0], own: 0 })).toEqual({ over: [[0, 1]], open: [] });
  });
  test('go on beside each other while several are asked at once', () => {
    expect(feed([1, 2, 1], { active: [1, 2], own: 0 })).toEqual({ over: [], open: [1, 2] });
    expect(feed([1, 2, 1, 2], { active: [], own: 0 })).toEqual({
      over: [[0], [1], [2], [3]],
      open: [],
    });
  });
  test('since the own seat has acted are steps of one seat in a row', () => {
    const steps = [1, 0, 1, 1, 2, 1].map((seat, seq) => step(seq, seat));
    expect(turnsSince(steps, 0).map((turn) => turn.map(({ seq }) => seq))).toEqual([
      [2, 3],
      [4],
      [5],
    ]);
    expect(turnsSince(steps, 3)).toHaveLength(5);
    expect(turnsSince([], 0)).toEqual([]);
  });
});
