import { describe, expect, test } from '@jest/globals';
import { gainOf, keyMoments, leadChanges, leaderOf } from '../../../src/shell/score/highlights.ts';
import type { Story } from '@atoll/table-kit/table/game-client.ts';

/** A story of turns, each given as the seat that took it and the points after it. */
const story = (
  start: readonly number[],
  ...turns: readonly (readonly [seat: number, ...points: readonly number[]])[]
): Story => ({
  start,
  turns: turns.map(([seat, ...points], turn) => ({
    seq: turn + 1,
    seat,
    part: 'Round 1',
    points,
    deed: '',
    lines: [],
  })),
});

describe('the lead', () => {
  test.each([
    [[3, 2], 0],
    [[3, 5, 4], 1],
    [[4, 4], -1],
    [[7], -1],
    [[-2, -3], 0],
  ])('%j: seat %d', (points, seat) => {
    expect(leaderOf(points)).toBe(seat);
  });

  test('the first to get ahead changes no lead, and to draw level takes none', () => {
    const scores = story([0, 0], [0, 3, 0], [1, 3, 3], [0, 4, 3], [1, 4, 6]);
    expect(leadChanges(scores)).toEqual([{ turn: 3, kind: 'lead', seat: 1, gain: 3 }]);
  });

  test('nobody leads where all win or lose together', () => {
    const scores = story([0, 0], [0, 3, 0], [1, 3, 6]);
    expect(keyMoments(scores).map(({ kind }) => kind)).toEqual(['gain', 'lead']);
    const together = keyMoments(scores, { leads: 'none' });
    expect(together.map(({ kind, turn }) => [kind, turn])).toEqual([
      ['gain', 0],
      ['gain', 1],
    ]);
  });

  test('a seat may take the lead in the turn of another', () => {
    const scores = story([5, 4], [0, 5, 4], [1, 3, 4]);
    expect(leadChanges(scores)).toEqual([{ turn: 1, kind: 'lead', seat: 1, gain: 0 }]);
  });
});

test('a gain is counted from the turn before, the first from the beginning', () => {
  const scores = story([1, 0], [0, 4, 0], [1, 4, 2], [0, 3, 2]);
  expect([0, 1, 2].map((turn) => gainOf(scores, { turn, seat: scores.turns[turn]!.seat }))).toEqual(
    [3, 2, -1],
  );
});

describe('key moments', () => {
  test('are the best turn of every seat, further good ones and the last change of the lead, in their order', () => {
    const scores = story(
      [0, 0],
      [0, 2, 0],
      [1, 2, 3],
      [0, 9, 3],
      [1, 9, 4],
      [0, 14, 4],
      [1, 14, 15],
    );
    expect(
      keyMoments(scores).map(({ turn, kind, seat, gain }) => [turn, kind, seat, gain]),
    ).toEqual([
      [2, 'gain', 0, 7],
      [4, 'gain', 0, 5],
      [5, 'lead', 1, 11],
    ]);
  });

  test('of a match alone are its best turns', () => {
    const scores = story([0], [0, 1], [0, 5], [0, 5], [0, 8], [0, 10], [0, 16]);
    expect(keyMoments(scores).map(({ turn, gain }) => [turn, gain])).toEqual([
      [1, 4],
      [3, 3],
      [5, 6],
    ]);
  });

  test('are none where nothing much happened', () => {
    expect(keyMoments(story([0, 0], [0, 1, 0], [1, 1, 1]))).toEqual([]);
    expect(keyMoments(story([0, 0]))).toEqual([]);
  });
});
