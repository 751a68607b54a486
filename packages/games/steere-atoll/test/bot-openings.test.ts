import { expect, test } from '@jest/globals';
import type { BotTurn } from '@atoll/engine';
import { boardOf } from '../src/board.ts';
import { loadSearch } from '../src/bot/index.ts';
import { fairFirstStones, shareOfBlack } from '../src/bot/openings.ts';
import { steereAtoll } from '../src/index.ts';
import { played } from './played.ts';

const bot = await loadSearch(20);
const { cells } = boardOf(11);

function choiceAfter(words: string, seed: string): unknown {
  const { state } = played(words, { size: 11, swap: true }).match;
  const [seat = -1] = steereAtoll.activeSeats(state);
  const turn: Omit<BotTurn, 'game'> = {
    view: steereAtoll.publicView(state),
    privateView: undefined,
    seat,
    legal: steereAtoll.legalActions(state, seat),
    seed,
  };
  return bot.choose({ ...turn, game: steereAtoll as never });
}

test('a first stone is worth the same after a half turn of the board', () => {
  for (let cell = 0; cell < cells.length; cell++) {
    const share = shareOfBlack(11, cell);
    expect(share).toBe(shareOfBlack(11, cells.length - 1 - cell));
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

test('the first stone is one of those after which both sides won as often', () => {
  const fair = fairFirstStones(11).map((cell) => ({ type: 'place', cell: cells[cell]?.name }));
  expect(fair.length).toBeGreaterThan(4);
  const chosen = ['a', 'b', 'c', 'd', 'e'].map((seed) => choiceAfter('', seed));
  for (const action of chosen) expect(fair).toContainEqual(action);
  expect(new Set(chosen.map((action) => JSON.stringify(action))).size).toBeGreaterThan(1);
});

test('a first stone is taken over exactly if Black won more often', () => {
  cells.forEach(({ name }, cell) => {
    const swap = { type: 'swap' };
    const answer = choiceAfter(name, 'swap');
    if ((shareOfBlack(11, cell) ?? 0) > 0.5) expect(answer).toEqual(swap);
    else expect(answer).not.toEqual(swap);
  });
});

test('sizes without such matches are searched', () => {
  expect(fairFirstStones(7)).toEqual([]);
  expect(shareOfBlack(19, 0)).toBeUndefined();
});
