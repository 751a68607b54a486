import { describe, expect, test } from '@jest/globals';
import { winsBeyond } from '../src/balance/figures/card-figures.ts';
import { countFigures } from '../src/balance/figures/count-figures.ts';
import { effectFigures } from '../src/balance/figures/effect-figures.ts';
import {
  bandShares,
  lineMeans,
  spreadOf,
  totals,
  winningTotals,
} from '../src/balance/figures/score-figures.ts';
import { seatFigures } from '../src/balance/figures/seat-figures.ts';
import { meanOf, quantile, shareOf } from '../src/statistics.ts';
import { balance, match } from './balance-records.ts';

describe('figures of seats', () => {
  test('tell places in the order of play from seats', () => {
    const records = [
      match([2, 1], { order: [0, 1] }),
      match([2, 1], { order: [1, 0] }),
      match([2, 1], { order: [1, 0] }),
    ];
    const { byPlace, bySeat } = seatFigures(records, 2);
    expect(byPlace.map((place) => place!.value)).toEqual([
      expect.closeTo(1 / 3 - 0.5),
      expect.closeTo(2 / 3 - 0.5),
    ]);
    expect(bySeat.map((seat) => seat!.value)).toEqual([0.5, -0.5]);
  });

  test('say nothing of matches alone', () => {
    expect(winsBeyond([match([7])], () => true)).toBeUndefined();
  });
});

describe('figures of scores', () => {
  const records = [match([12, 8]), match([4, 10])];

  test('are those of all seats, of winners, by line and by rank', () => {
    expect(totals(records)).toEqual([12, 8, 4, 10]);
    expect(winningTotals(records)).toEqual([12, 10]);
    expect(lineMeans(balance, records)).toEqual([9.5, -1]);
    expect(bandShares(balance, records)).toEqual([0.5, 0.5]);
    expect(spreadOf([1, 2, 3, 4, 5]).at).toEqual([1.2, 2, 3, 4, 4.8]);
  });
});

describe('figures of what happens', () => {
  test('are times per seat and per match, and the share of matches', () => {
    const records = [
      match([1, 2], { counts: { deeds: { dive: [3, 0] } } }),
      match([1, 2]),
      match([1, 2]),
      match([1, 2]),
    ];
    expect(countFigures(records, 'deeds', 'dive')).toMatchObject({
      perSeat: 0.375,
      perMatch: 0.75,
      matches: { value: 0.25, count: 4 },
    });
  });

  test('of effects are the share of answers changed, and how many that makes in a match', () => {
    const records = [
      match([1, 2], { effects: { tide: { turn: { inForce: 20, asked: 3, changed: 1 } } } }),
      match([1, 2], { effects: { tide: { turn: { inForce: 10, asked: 3, changed: 2 } } } }),
      match([1, 2]),
    ];
    const turn = { perMatch: 15, asked: 6, changed: { value: 0.5 } };
    expect(effectFigures(records, 'tide')).toMatchObject({
      matches: 2,
      questions: { turn },
      answers: 7.5,
    });
    expect(effectFigures(records, 'wind')).toEqual({ matches: 0, questions: {}, answers: 0 });
  });
});

describe('estimates', () => {
  test('of a mean hold it 95 times of 100', () => {
    const spread = 1.959964 * Math.sqrt(5 / 12);
    expect(meanOf([1, 2, 3, 4])).toEqual({
      value: 2.5,
      low: expect.closeTo(2.5 - spread),
      high: expect.closeTo(2.5 + spread),
      count: 4,
    });
    expect(meanOf([7])).toEqual({ value: 7, low: -Infinity, high: Infinity, count: 1 });
    expect(meanOf([])).toBeUndefined();
  });

  test('of a share of nothing are none', () => {
    expect(shareOf(0, 0)).toBeUndefined();
    expect(shareOf(1, 4)!.value).toBe(0.25);
  });

  test('of quantiles lie between neighbours', () => {
    expect([0, 0.25, 0.5, 1].map((share) => quantile([10, 20], share))).toEqual([10, 12.5, 15, 20]);
    expect(quantile([], 0.5)).toBe(0);
  });
});
