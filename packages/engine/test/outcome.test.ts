import { expect, test } from '@jest/globals';
import { leadOf, scoresOf, winnersOf, type Outcome } from '../src/index.ts';

const sheet = (seat: number, total: number) => ({
  seat,
  total,
  lines: [{ category: 'all', points: total }],
});
const ranking: Outcome = {
  kind: 'ranking',
  order: 'points',
  scores: [
    { ...sheet(0, 5), rank: 1 },
    { ...sheet(1, 3), rank: 3 },
    { ...sheet(2, 5), rank: 1 },
  ],
};
const common = (won: boolean): Outcome => ({
  kind: 'common',
  won,
  rating: 12,
  band: 'calm',
  lines: [{ category: 'all', points: 12 }],
  scores: [sheet(0, 4), sheet(1, 8)],
});
const solo: Outcome = { kind: 'solo', band: 'diver', scores: [sheet(0, 70)] };

test('the seats that share the first rank win; a common result is won by all or by nobody', () => {
  expect([ranking, common(true), common(false), solo].map(winnersOf)).toEqual([
    [0, 2],
    [0, 1],
    [],
    [0],
  ]);
});

test('everybody has a rank, which is the first unless seats play against each other', () => {
  expect(
    [ranking, common(false), solo].map((outcome) => scoresOf(outcome).map(({ rank }) => rank)),
  ).toEqual([[1, 3, 1], [1, 1], [1]]);
});

test('the gain of a seat is its lead, the common total, or its own total', () => {
  expect([
    leadOf(ranking, 0),
    leadOf(ranking, 1),
    leadOf(common(true), 1),
    leadOf(solo, 0),
  ]).toEqual([0, -2, 12, 70]);
});
