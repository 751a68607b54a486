import { expect, test } from '@jest/globals';
import { boardOf } from '../src/board.ts';
import { DeepSearch, deepSearch } from '../src/bot/deep-search.ts';
import { BLACK, FILLS, loadPlayouts, OPEN, Playouts, WHITE } from '../src/bot/playouts.ts';
import type { Position } from '../src/bot/search.ts';
import { blackJoins } from './support/black-joins.ts';

const code = await loadPlayouts();
const board = boardOf(11);

/** Stones on every sixth cell, so that there are bridges of both colours. */
const midway: Position = {
  stones: board.cells.map((_, cell) => (cell % 6 > 0 ? OPEN : cell % 12 > 0 ? WHITE : BLACK)),
  toMove: BLACK,
};

test('fillings with mended bridges keep the stones, are fair, and are won as a plain walk says', () => {
  const playouts = new Playouts(code, board);
  let [black, open] = [0, 0];
  for (let round = 0; round < 6; round++) {
    new DeepSearch(playouts, midway, { iterations: 1, seed: String(round) });
    for (let index = 2; index < FILLS + 2; index++) {
      const isBlack = board.cells.map((_, cell) => playouts.isBlack(cell, index));
      expect(playouts.blackWins(index)).toBe(blackJoins(board, isBlack));
      midway.stones.forEach((owner, cell) => {
        if (owner !== OPEN) expect(isBlack[cell]).toBe(owner === BLACK);
        open += Number(owner === OPEN);
        black += Number(owner === OPEN && isBlack[cell]);
      });
    }
  }
  expect(Math.abs(black / open - 0.5)).toBeLessThan(0.02);
});

test('a seed gives one answer, also in parts, and after another search in grown memory', () => {
  const playouts = new Playouts(code, board);
  const options = { iterations: 1500, seed: 'one' };
  const first = deepSearch(playouts, midway, options);
  deepSearch(playouts, { ...midway, toMove: WHITE }, { iterations: 3000, seed: 'other' });
  expect(deepSearch(playouts, midway, options)).toEqual(first);
  const parts = [100, 1, 399].reduce(
    (tree, part) => (tree.advance(part), tree),
    new DeepSearch(playouts, midway, options),
  );
  const whole = new DeepSearch(new Playouts(code, board), midway, options);
  whole.advance(500);
  expect(parts.ranked()).toEqual(whole.ranked());
});
