import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { boardOf } from '../../src/board.ts';
import { threats } from '../../src/puzzles/threats.ts';
import { activeSeat } from '../../src/state.ts';
import { alternating, played } from '../played.ts';
import { firstWins, stopsWins } from './brute-force.ts';
import { latePosition } from './late-position.ts';

const NO_SWAP = { size: 7, swap: false };
/** Black can join c2 to its South island, and d3 to d5 by either end of a gap. */
const FORK = alternating('d6 d5 e3 d3 c2', 'e5 c3 b3 d2 f4');

describe('threats', () => {
  const threatsOf = (words: string, seat: number) =>
    threats(played(words, NO_SWAP).match.state, seat);

  test('are none on an empty board', () => {
    expect(threatsOf('', 0)).toEqual({ wins: [], mustPlay: undefined });
  });

  test('leave the seat that faces a win in 2 the cells that stop it', () => {
    expect(threatsOf(FORK, 1)).toEqual({ wins: [], mustPlay: ['e4', 'd4', 'c1'] });
  });

  test('leave it none once the win cannot be stopped', () => {
    expect(threatsOf(`${FORK} c1`, 1)).toEqual({ wins: [], mustPlay: [] });
    expect(threatsOf(`${FORK} c1 a5`, 0).wins).toEqual(['e4', 'd4']);
  });

  test('are those that trying every cell finds', () => {
    fc.assert(
      fc.property(latePosition(12), (state) => {
        const names = (cells: readonly number[]): readonly string[] =>
          cells.map((cell) => boardOf(7).cells[cell]?.name ?? '');
        const { wins, mustPlay } = threats(state, activeSeat(state) ?? -1);
        expect(wins).toEqual(names(state.open.filter((cell) => firstWins(state, cell, 1))));
        const stops = state.open.filter((cell) => stopsWins(state, cell, 2));
        expect(mustPlay ?? names(state.open)).toEqual(names(stops));
      }),
      { seed: 2009, numRuns: 150 },
    );
  });
});
