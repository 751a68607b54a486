import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BLACK, WHITE } from '../../src/graph.ts';
import type { SteereAtollState } from '../../src/index.ts';
import { TrialBoard } from '../../src/puzzles/trial-board.ts';
import { WinSearch } from '../../src/puzzles/win-search.ts';
import { colourToMove } from '../../src/state.ts';
import { attackWins, defenceFails, firstWins, stopsWins } from './brute-force.ts';
import { latePosition } from './late-position.ts';

const attack = (state: SteereAtollState): WinSearch =>
  new WinSearch(new TrialBoard(state), colourToMove(state));
const defence = (state: SteereAtollState): WinSearch =>
  new WinSearch(new TrialBoard(state), colourToMove(state) === BLACK ? WHITE : BLACK);
const seed = 2008;

describe('in late positions of the small board, as trying every cell finds', () => {
  test.each([
    { turns: 1, open: 20 },
    { turns: 2, open: 16 },
    { turns: 3, open: 11 },
    { turns: 4, open: 9 },
  ])('a win within $turns is forced or not', ({ turns, open }) => {
    const check = (state: SteereAtollState): boolean =>
      (attack(state).wins(turns) !== undefined) === attackWins(state, turns) &&
      (defence(state).holds(turns) !== undefined) === defenceFails(state, turns);
    fc.assert(fc.property(latePosition(open), check), { seed, numRuns: 150 });
  });

  test('the cells that force the shortest win are those', () => {
    fc.assert(
      fc.property(latePosition(12), (state) => {
        const turns = [1, 2, 3].find((within) => attackWins(state, within));
        if (turns === undefined) return;
        const expected = state.open.filter((cell) => firstWins(state, cell, turns));
        expect([...attack(state).answers(turns)].sort((a, b) => a - b)).toEqual(expected);
      }),
      { seed, numRuns: 150 },
    );
  });

  test('the cells that stop a win within 2 are those', () => {
    fc.assert(
      fc.property(latePosition(12), (state) => {
        const expected = state.open.filter((cell) => stopsWins(state, cell, 2));
        expect(defence(state).stops(2) ?? state.open).toEqual(expected);
      }),
      { seed, numRuns: 150 },
    );
  });

  test('a carrier is all that the win needs', () => {
    fc.assert(
      fc.property(latePosition(14), (state) => {
        const search = attack(state);
        const carrier = search.wins(3);
        if (!carrier) return;
        const board = new TrialBoard(state);
        for (const cell of board.open())
          if (!carrier.includes(cell)) board.put(cell, search.defender);
        expect(new WinSearch(board, search.attacker).wins(3)).toBeDefined();
      }),
      { seed, numRuns: 300 },
    );
  });
});

test('a search whose effort is spent says so', () => {
  const [state] = fc.sample(latePosition(20), { numRuns: 1, seed }) as [SteereAtollState];
  const search = new WinSearch(new TrialBoard(state), colourToMove(state), { effort: 1 });
  search.wins(4);
  expect(search.spent).toBe(true);
});
