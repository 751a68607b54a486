import { describe, expect, test } from '@jest/globals';
import type { Bot } from '@atoll/engine';
import { boardOf, type Size } from '../src/board.ts';
import { deepSearch } from '../src/bot/deep-search.ts';
import { loadBot, STRENGTHS, type StrengthId } from '../src/bot/index.ts';
import { BLACK, loadPlayouts, OPEN, Playouts, WHITE } from '../src/bot/playouts.ts';
import { search, type Position, type Side } from '../src/bot/search.ts';
import { steereAtoll, type SteereAtollAction } from '../src/index.ts';
import { alternating, played } from './played.ts';

const bots = new Map<StrengthId, Bot>();
for (const { id } of STRENGTHS) bots.set(id, await loadBot(id));
const code = await loadPlayouts();

interface Asked {
  readonly bot?: StrengthId;
  readonly words: string;
  readonly options?: unknown;
  readonly seed?: string;
}

/** What a bot does after these moves, with what it was free to do. */
function asked({
  bot = 'lagoon',
  words,
  options = { size: 7 },
  seed = 'asked',
}: Asked): SteereAtollAction {
  const { state } = played(words, options).match;
  const [seat = -1] = steereAtoll.activeSeats(state);
  const legal = steereAtoll.legalActions(state, seat);
  const view = steereAtoll.publicView(state);
  const action = bots
    .get(bot)
    ?.choose({ game: steereAtoll as never, view, privateView: undefined, seat, legal, seed });
  expect(legal).toContainEqual(action);
  return action as SteereAtollAction;
}

describe('every strength', () => {
  test.each(STRENGTHS.slice(0, 3).map(({ id }) => id))(
    '%s plays a whole match by the rules, and the same one for the same seeds',
    (id) => {
      const match = (): string[] => {
        const words: string[] = [];
        for (;;) {
          const {
            match: { state },
          } = played(words.join(' '));
          if (steereAtoll.activeSeats(state).length === 0) return words;
          const action = asked({ bot: id, words: words.join(' '), seed: `${id} ${words.length}` });
          words.push(action.type === 'swap' ? 'swap' : action.cell);
        }
      };
      expect(match()).toEqual(match());
    },
  );

  test.each(STRENGTHS.map(({ id }) => id))('%s wins at once where it can', (id) => {
    // Black lacks one cell between north and south.
    const words = alternating('d6 d5 d4 c3 c2', 'a2 g4 a4 g2 a3');
    const { match } = played(words, { size: 7, swap: false });
    const wins = steereAtoll.legalActions(match.state, 0).filter((action) => {
      const { state } = steereAtoll.apply(steereAtoll.clone(match.state), 0, action);
      return steereAtoll.activeSeats(state).length === 0;
    });
    expect(wins.length).toBeGreaterThan(0);
    expect(wins).toContainEqual(asked({ bot: id, words, options: { size: 7, swap: false } }));
  });
});

describe('the swap', () => {
  test('takes over a first stone in the middle', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(asked({ bot: 'open-sea', words: 'd4', seed })).toEqual({ type: 'swap' });
  });

  test('is not wanted where it is not offered', () => {
    expect(asked({ words: 'd4', options: { size: 7, swap: false } })).toMatchObject({
      type: 'place',
    });
    expect(asked({ words: 'd4 swap' })).toMatchObject({ type: 'place' });
  });

  test('makes the first stone a modest one', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(asked({ bot: 'open-sea', words: '', seed })).not.toEqual({
        type: 'place',
        cell: 'd4',
      });
  });
});

describe('the search', () => {
  /** Whether the side to move can force a win, found by trying everything. */
  function forces(playouts: Playouts, { stones, toMove }: Position): boolean {
    const other: Side = toMove === BLACK ? WHITE : BLACK;
    return stones.some((owner, cell) => {
      if (owner !== OPEN) return false;
      const next = stones.map((old, index) => (index === cell ? toMove : old));
      next.forEach((now, index) => playouts.set(index, now));
      const { winner } = playouts.run(other);
      return (
        winner === toMove ||
        (winner === undefined && !forces(playouts, { stones: next, toMove: other }))
      );
    });
  }

  test.each([
    { name: 'in TypeScript', find: search },
    { name: 'in WebAssembly', find: deepSearch },
  ])('$name finds what can be forced near the end of a match', ({ find }) => {
    const size: Size = 7;
    const board = boardOf(size);
    const playouts = new Playouts(code, board);
    const outcomes = new Set<boolean>();
    for (let game = 0; game < 60; game++) {
      const words: string[] = [];
      // Two random players until seven cells are left.
      const seeds = board.cells.map(
        (_, cell) => (cell * 7919 + game * 104_729 + cell * cell * game) % 100_003,
      );
      const order = board.cells
        .map((_, cell) => cell)
        .sort((a, b) => (seeds[a] as number) - (seeds[b] as number));
      for (const cell of order.slice(0, board.cells.length - 7))
        words.push(board.cells[cell]!.name);
      const stones = board.cells.map(({ name }) =>
        words.includes(name) ? (words.indexOf(name) % 2 === 0 ? BLACK : WHITE) : OPEN,
      );
      const toMove = words.length % 2 === 0 ? BLACK : WHITE;
      stones.forEach((owner, cell) => playouts.set(cell, owner));
      if (playouts.run(toMove).winner !== undefined) continue;
      const forced = forces(playouts, { stones, toMove });
      outcomes.add(forced);
      expect(
        find(playouts, { stones, toMove }, { iterations: 20_000, seed: String(game) }).value,
      ).toBe(forced ? 1 : 0);
    }
    expect(outcomes.size).toBe(2);
  });
});
