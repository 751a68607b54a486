import { expect, test } from '@jest/globals';
import type { Story } from '@atoll/table-kit/table/game-client.ts';
import { pairAt, pairedLines, seatTurns } from '../../../src/shell/compare/seat-turns.ts';

const stepsOf = (...seats: readonly number[]) =>
  seats.map((seat, index) => ({ seq: index + 1, seat, at: 0, events: [], sealed: false }));
const turn = (seq: number, seat: number, points: readonly number[]): Story['turns'][number] => ({
  ...{ seq, seat, points, part: '', deed: '', lines: [`turn of ${seat} at ${seq}`] },
});

const start = [1, 1];
const hereSteps = stepsOf(0, 0, 1, 0, 1);
const here = seatTurns(
  {
    start,
    turns: [turn(1, 0, [3, 1]), turn(3, 1, [3, 4]), turn(4, 0, [8, 4]), turn(5, 1, [8, 5])],
  },
  { seat: 0, steps: hereSteps },
);
const there = seatTurns(
  { start, turns: [turn(1, 0, [2, 1]), turn(2, 1, [2, 9])] },
  { seat: 0, steps: stepsOf(0, 1) },
);
const compared = { here, there, start: 1 };

test('the turns of a seat stand at their positions, with its points at their ends', () => {
  expect(here.map(({ from, to, points }) => [from, to, points])).toEqual([
    [0, 2, 3],
    [3, 4, 8],
  ]);
});

test('a position shows the turn with the same number in both, and the points after the last whole one', () => {
  expect(pairAt(compared, 0)).toMatchObject({ turn: 0, hereTotal: 1, thereTotal: 1 });
  expect(pairAt(compared, 1)).toMatchObject({ turn: 1, hereTotal: 1, thereTotal: 1 });
  expect(pairAt(compared, 3)).toMatchObject({
    turn: 1,
    here: { lines: ['turn of 0 at 1'] },
    there: { lines: ['turn of 0 at 1'] },
    hereTotal: 3,
    thereTotal: 2,
  });
  const last = pairAt(compared, 5);
  expect(last).toMatchObject({ turn: 2, hereTotal: 8, thereTotal: 2 });
  expect(last.there).toBeUndefined();
});

test('the lines of both lie over the positions of the shown match, as far as both have turns', () => {
  expect(pairedLines(compared, { colour: 'red' })).toMatchObject([
    { at: [0, 2, 4], points: [1, 3, 8], dash: undefined },
    { at: [0, 2], points: [1, 2], dash: '6 5' },
  ]);
});
