import { expect, test } from '@jest/globals';
import { inPlace, scoreRows } from '../../../src/shell/score/score-rows.ts';

const score = (seat: number, lines: Readonly<Record<string, number>>) => ({
  seat,
  rank: 1,
  total: 0,
  lines: Object.entries(lines).map(([category, points]) => ({ category, points })),
});

test('there is a row for every category, with the points of every seat and the best of them', () => {
  const rows = scoreRows([
    score(0, { animals: 12, pollution: -3 }),
    score(1, { animals: 15, pollution: -1 }),
  ]);
  expect(rows).toEqual([
    { category: 'animals', points: [12, 15], best: 15 },
    { category: 'pollution', points: [-3, -1], best: -1 },
  ]);
});

test('a seat without a line has no points in it, and lines of one category add up', () => {
  const twice = {
    ...score(0, {}),
    lines: [
      { category: 'corals', points: 2 },
      { category: 'corals', points: 3 },
    ],
  };
  expect(scoreRows([twice, score(1, { scales: 1 })])).toEqual([
    { category: 'corals', points: [5, 0], best: 5 },
    { category: 'scales', points: [0, 1], best: 1 },
  ]);
});

test('nobody is best where all are equal', () => {
  expect(scoreRows([score(0, { scales: 2 }), score(1, { scales: 2 })])[0]?.best).toBeUndefined();
});

test('the players are listed by rank, and by seat where they share one', () => {
  const ranked = [3, 1, 2, 1].map((rank, seat) => ({ ...score(seat, {}), rank }));
  expect(inPlace(ranked).map(({ seat }) => seat)).toEqual([1, 3, 2, 0]);
});
