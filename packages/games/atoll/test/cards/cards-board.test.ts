import { describe, expect, test } from '@jest/globals';
import {
  animalCard,
  bonusOf,
  colonyPlankton,
  incomeOf,
  scalesAtTop,
  soloRank,
} from '../../src/cards/index.ts';

describe('the printed board', () => {
  test.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [6, 1],
    [7, 2],
    [10, 2],
    [11, 3],
    [14, 3],
    [15, 4],
    [20, 4],
    [21, 5],
    [40, 5],
  ])('%i colonies bring %i plankton', (colonies, plankton) => {
    expect(colonyPlankton(colonies)).toBe(plankton);
  });

  test.each([
    [59, 'beachcomber'],
    [60, 'snorkeller'],
    [69, 'snorkeller'],
    [70, 'diver'],
    [80, 'scientist'],
    [89, 'scientist'],
    [90, 'keeper'],
  ])('%i points alone make a %s', (points, rank) => {
    expect(soloRank(points)).toBe(rank);
  });

  test('pays Tourists better and makes them pollute, in the first three rounds', () => {
    for (const round of [1, 2, 3]) {
      expect(incomeOf('tourists', round).coins).toBeGreaterThan(
        incomeOf('scientists', round).coins,
      );
      expect([
        incomeOf('tourists', round).pollution,
        incomeOf('scientists', round).pollution,
      ]).toEqual([1, 0]);
    }
    expect(incomeOf('tourists', 4)).toEqual({ coins: 0, pollution: 0 });
  });

  test('gives the second to pass in round 1 a coin and a fish scale, and nobody anything in round 4', () => {
    expect(bonusOf(1, 1)).toEqual({ coins: 1, plankton: 0, scales: 1 });
    expect(bonusOf(0, 4)).toEqual({ coins: 0, plankton: 0, scales: 0 });
    expect(bonusOf(3, 1)).toEqual({ coins: 0, plankton: 0, scales: 0 });
  });

  test('pays fish scales by class', () => {
    const paid = ['lined-seahorse', 'slender-grouper', 'tiger-shark', 'giant-clam'].map((id) =>
      scalesAtTop(animalCard(id)),
    );
    expect(paid).toEqual([1, 2, 3, 1]);
  });
});
