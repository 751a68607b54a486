import { expect, test } from '@jest/globals';
import type { MatchForecast } from '@atoll/bots/judge';
import { changesByCause, turningPoints } from '../../../src/shell/review/turning-points.ts';

/** Two seats; the chance of the second is what the first leaves. */
const both = (chance: number): readonly number[] => [chance, 1 - chance];
const forecast: MatchForecast = {
  judge: 'test',
  unit: 'wins',
  known: [0.5, 0.6, 0.62, 0.4, 0.9].map(both),
  chosen: [0, 0.1, 0, -0.22, 0.1].map((change) => [change, -change]),
  decisions: [undefined, 0, 0, 1, 0].map((seat, at) =>
    seat === undefined ? undefined : { seat, action: seat, ended: at !== 1 },
  ),
};

test('a turn of one seat is one point, at its greatest decision; draws stand apart', () => {
  expect(
    turningPoints(forecast, 0).map(({ change, ...rest }) => [rest, change.toFixed(2)]),
  ).toEqual([
    [{ position: 0, decider: 0, cause: 'own' }, '0.10'],
    [{ position: 2, decider: 1, cause: 'other' }, '-0.22'],
    [{ position: 3, decider: 0, cause: 'own' }, '0.10'],
    [{ position: 3, decider: 0, cause: 'draw' }, '0.40'],
  ]);
});

test('the sums by cause add up to the whole change', () => {
  const { own, other, draw } = changesByCause(forecast, 0);
  expect(own).toBeCloseTo(0.2, 9);
  expect(other).toBeCloseTo(-0.22, 9);
  expect(draw).toBeCloseTo(0.42, 9);
  expect(own + other + draw).toBeCloseTo(0.4, 9);
});

test('small changes are no turning points, and there are six at most', () => {
  const calm: MatchForecast = {
    ...forecast,
    known: forecast.known.map(() => both(0.5)),
    chosen: forecast.chosen.map(() => [0.01, -0.01]),
  };
  expect(turningPoints(calm, 1)).toEqual([]);
  const wild = Array.from({ length: 31 }, (_, at) => at);
  const long: MatchForecast = {
    ...forecast,
    known: wild.map((at) => both(0.5 + 0.2 * (at % 2))),
    chosen: wild.map((at) => [at === 0 ? 0 : 0.2 * (at % 2 === 1 ? 1 : -1), 0]),
    decisions: wild.map((at) => (at === 0 ? undefined : { seat: at % 2, action: at, ended: true })),
  };
  expect(turningPoints(long, 0)).toHaveLength(6);
});

test('alone each turn is a point of its own', () => {
  const alone: MatchForecast = {
    judge: 'test',
    unit: 'points',
    known: [40, 44, 41, 41, 50].map((points) => [points]),
    chosen: [0, 4, -3, 0, 9].map((change) => [change]),
    decisions: [undefined, 1, 2, 3, 4].map((action) =>
      action === undefined ? undefined : { seat: 0, action, ended: true },
    ),
  };
  expect(turningPoints(alone, 0).map(({ position, change }) => [position, change])).toEqual([
    [0, 4],
    [1, -3],
    [3, 9],
  ]);
});
