import { describe, expect, test } from '@jest/globals';
import { hashState, type Match } from '@atoll/engine';
import { arbitraryPosition } from '../src/index.ts';
import { dive, type DiveState } from '../src/fixture/dive.ts';
import fc from 'fast-check';

describe('arbitrary positions', () => {
  test('are positions of real matches, of every size, from first to last', () => {
    const positions = fc.sample(
      arbitraryPosition(dive, { options: [{}, { bonus: 5 }], actions: 40 }),
      { numRuns: 300, seed: 1 },
    );
    const states = positions.map((position) => (position.match as Match<DiveState>).state);
    expect(new Set(positions.map((position) => position.seats))).toEqual(new Set([1, 2, 3]));
    expect(new Set(states.map((state) => state.bonus))).toEqual(new Set([2, 5]));
    expect(states.some((state) => dive.activeSeats(state).length === 0)).toBe(true);
    expect(positions.some((position) => position.actions === 0)).toBe(true);
    for (const state of states)
      expect(
        [...state.deck, ...state.shelf, ...state.hands.flat()].sort((a, b) => a - b),
      ).toHaveLength(14);
  });

  test('are the same for the same seed of fast-check', () => {
    const hashes = (): readonly string[] =>
      fc
        .sample(arbitraryPosition(dive), { numRuns: 20, seed: 7 })
        .map((position) => hashState(position.match.state));
    expect(hashes()).toEqual(hashes());
  });
});
