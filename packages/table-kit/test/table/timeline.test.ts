import { expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { before, behind, timelineOf } from '../../src/table/session/timeline.ts';

interface Position {
  readonly round: number;
  readonly points: readonly number[];
}

const game = {
  round: ({ round }: Position) => round,
  outcome: ({ points }: Position) => ({
    kind: 'ranking',
    scores: points.map((total, seat) => ({ seat, total, rank: 1, lines: [] })),
  }),
} as unknown as AnyGame;

const positions: readonly Position[] = [
  { round: 1, points: [0, 0] },
  { round: 1, points: [1, 0] },
  { round: 1, points: [2, 0] },
  { round: 2, points: [2, 3] },
  { round: 2, points: [2, 4] },
];

test('a turn begins where another seat decides, a round where its number rises', () => {
  expect(timelineOf(game, positions, [0, 0, 1, 1])).toEqual({
    turns: [0, 2, 4],
    rounds: [0, 3],
    points: [
      [0, 0],
      [2, 0],
      [2, 4],
    ],
  });
});

test('a game without rounds has none, and a match without decisions is one position', () => {
  const { round: _, ...without } = game;
  expect(timelineOf(without as AnyGame, positions, [0, 1, 0, 1]).rounds).toEqual([]);
  expect(timelineOf(game, positions.slice(0, 1), [])).toMatchObject({ turns: [0], rounds: [0] });
});

test('one goes to the next mark, and no further than the last', () => {
  expect([0, 1, 2, 3, 9].map((at) => before([0, 2, 4], at))).toEqual([0, 0, 0, 2, 4]);
  expect([0, 1, 2, 3, 4, 9].map((at) => behind([0, 2, 4], at))).toEqual([2, 2, 4, 4, 4, 4]);
});
