import { describe, expect, test } from '@jest/globals';
import { hashState, undo, undoable } from '../src/index.ts';
import { dive } from '@atoll/testkit/fixture';
import { codes, KEEP, swapping, table } from './support/dive-table.ts';

describe('undo', () => {
  test('takes back all open steps of the seat, or those from one on', () => {
    const whole = swapping();
    expect(undoable(whole.match, 0)).toEqual([3, 4]);
    const part = swapping();
    part.undo(0, 4);
    expect(part.match.state.swap.give).toBeGreaterThan(0);
    expect(part.match.state.swap.take).toBe(0);
    expect(undoable(part.match, 0)).toEqual([3]);
    whole.undo(0);
    expect(whole.match.state.swap).toEqual({ give: 0, take: 0 });
    expect(whole.log.at(-1)).toEqual({ seq: 5, at: 2000, type: 'undo', seat: 0, backTo: 2 });
  });

  test('restores the exact state', () => {
    const at = swapping();
    const before = hashState(at.match.state);
    at.undo(0, 4);
    const pearl = at.match.state.shelf[1]!;
    at.act(0, { type: 'take', pearl });
    expect(hashState(at.match.state)).toBe(before);
  });

  test('never crosses a sealed step', () => {
    const at = swapping();
    at.act(0, { type: 'confirm' });
    expect(undoable(at.match, 0)).toEqual([]);
    expect(codes(undo(dive, at.match, { seat: 0, at: 0 }))).toEqual(['nothing-to-undo']);
    expect(codes(undo(dive, at.match, { seat: 0, from: 4, at: 0 }))).toEqual(['undo-out-of-reach']);
  });

  test('never takes back the step of another seat', () => {
    const at = table();
    at.act(0, KEEP);
    at.act(1, KEEP);
    expect(undoable(at.match, 0)).toEqual([]);
    expect(undoable(at.match, 1)).toEqual([2]);
    expect(codes(undo(dive, at.match, { seat: 0, from: 1, at: 0 }))).toEqual(['undo-out-of-reach']);
    expect(codes(undo(dive, at.match, { seat: 1, from: 1, at: 0 }))).toEqual(['undo-out-of-reach']);
  });

  test('does not reach behind an action of another seat, even when that action is undone', () => {
    const at = table();
    at.act(0, KEEP);
    at.act(1, KEEP);
    at.undo(1);
    expect(undoable(at.match, 0)).toEqual([]);
    expect(codes(undo(dive, at.match, { seat: 0, at: 0 }))).toEqual(['nothing-to-undo']);
  });
});
