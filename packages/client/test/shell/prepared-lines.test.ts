import { expect, test } from '@jest/globals';
import type { ActionMoves } from '@atoll/engine';
import {
  actionsOf,
  changedLines,
  type LinesChange,
  linesFrom,
  linesOf,
  movesIn,
} from '../../src/shell/prepared/prepared-lines.ts';

const MOVES: ActionMoves = {
  actionOf: (move) => ({ move }),
  moveOf: (action) => (action as { readonly move: string }).move,
};
const EMPTY = linesFrom(MOVES, []);
const after = (...changes: readonly LinesChange[]) => changes.reduce(changedLines, EMPTY);
const play = (...moves: readonly string[]): readonly LinesChange[] =>
  moves.map((move) => ({ do: 'play', move }));
const START = { do: 'go', path: [] } as const;

test('lines are entered, kept by the server and read again', () => {
  const lines = after(...play('a', 'b', 'c', 'd'), START, ...play('e', 'f'), START, ...play('g'));
  expect(linesOf(lines).map(({ pairs }) => pairs)).toEqual([
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [['e', 'f']],
    [['g', '']],
  ]);
  expect(movesIn(lines.record)).toBe(7);
  const kept = actionsOf(MOVES, lines);
  // what waits for its reply is not kept yet
  expect(kept.map(({ after: before }) => before)).toEqual([-1, 0, 1, 2, -1, 4]);
  const again = linesFrom(
    MOVES,
    kept.map((one, n) => ({ ...one, seat: n % 2 })),
  );
  expect(actionsOf(MOVES, again)).toEqual(kept);
});

test('another reply replaces the one before, another condition stands beside it', () => {
  const lines = after(...play('a', 'b', 'c', 'd'), { do: 'go', path: [0] }, ...play('x'));
  expect(linesOf(lines).map(({ pairs }) => pairs)).toEqual([[['a', 'x']]]);
});

test('a deleted line goes up to where another one goes on', () => {
  const both = after(...play('a', 'b', 'c', 'd'), { do: 'go', path: [0, 0] }, ...play('e', 'f'));
  const one = changedLines(both, { do: 'remove', path: [0, 0, 0, 0] });
  expect(linesOf(one).map(({ pairs }) => pairs)).toEqual([
    [
      ['a', 'b'],
      ['e', 'f'],
    ],
  ]);
  expect(movesIn(changedLines(one, { do: 'remove', path: [0, 0, 0, 0] }).record)).toBe(0);
});
