import { createRng, nextInt, shuffle, type Rng } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { boardOf, SIZES, type Size } from '../src/board.ts';
import { BLACK, WHITE } from '../src/graph.ts';
import { steereAtoll, type SteereAtollState } from '../src/index.ts';
import { winningPath } from '../src/path.ts';
import { connects, islandStones, neighbours, point, shortestChain, type Colour } from './flood.ts';

/** Random matches by size: small boards are quick, large ones have longer chains. */
const MATCHES: Readonly<Record<Size, number>> = { 7: 2000, 11: 1000, 15: 300, 19: 100 };

interface Move {
  readonly cell: string;
  readonly colour: Colour;
}

/** The stones of a random match in order, and how it ended. */
function randomMatch(
  size: Size,
  rng: Rng,
): { readonly state: SteereAtollState; readonly moves: readonly Move[] } {
  let state = steereAtoll.setup({
    seed: '',
    seats: 2,
    options: { size, swap: nextInt(rng, 2) === 0 },
  });
  const moves: Move[] = [];
  for (;;) {
    const [seat] = steereAtoll.activeSeats(state);
    if (seat === undefined) return { state, moves };
    const legal = steereAtoll.legalActions(state, seat);
    // The swap is the last of the list; half of the players take it.
    const action =
      (nextInt(rng, 2) === 0 ? legal.find(({ type }) => type === 'swap') : undefined) ??
      legal[nextInt(rng, legal.length)];
    const step = steereAtoll.apply(state, seat, action as (typeof legal)[number]);
    for (const event of step.events)
      if (event.type === 'placed') moves.push({ cell: event.cell, colour: event.colour });
    state = step.state;
  }
}

const placed = (moves: readonly Move[]): ReadonlyMap<string, Colour> =>
  new Map(moves.map(({ cell, colour }) => [cell, colour]));

describe.each(SIZES)('random matches of size %i', (size) => {
  const rng = createRng(`winners ${size}`);
  const matches = Array.from({ length: MATCHES[size] }, () => randomMatch(size, rng));

  test('[W1, 1, 4] are won by the last stone, as the flood fill sees it', () => {
    for (const { state, moves } of matches) {
      const last = moves[moves.length - 1] as Move;
      const colour = state.winner === state.black ? 'black' : 'white';
      const other = colour === 'black' ? 'white' : 'black';
      // Stones never leave, so who had not connected before the last stone never had.
      const found = [
        last.colour,
        connects(size, placed(moves), colour),
        connects(size, placed(moves.slice(0, -1)), colour),
        connects(size, placed(moves), other),
      ];
      expect(found).toEqual([colour, true, false, false]);
    }
  });

  test("[5] show a shortest chain of the winner's that leads from an island to the one opposite", () => {
    for (const { state, moves } of matches) {
      const { path, winner, black } = steereAtoll.publicView(state);
      const colour = winner === black ? 'black' : 'white';
      const [first, last] = [path[0] as string, path[path.length - 1] as string];
      expect([`${colour}-north ${colour}-south`, `${colour}-west ${colour}-east`]).toContain(
        `${first} ${last}`,
      );
      const stones = placed(moves);
      for (const step of path)
        expect(step.includes('-') ? step.split('-')[0] : stones.get(step)).toBe(colour);
      expect(path).toHaveLength(shortestChain(size, stones, colour));
      const points = path.map((step) => pointsOf(size, step));
      points.slice(1).forEach((own, index) => {
        const before = new Set(points[index]?.flatMap(neighbours));
        expect(own.some((where) => before.has(where))).toBe(true);
      });
    }
  });

  test('[W3] are over before the board is full, or with the last cell', () => {
    for (const { state } of matches) expect([0, 1]).toContain(state.winner);
  });
});

/** The places of a step of a chain: of a cell, or of an island's stones. */
function pointsOf(size: Size, step: string): readonly string[] {
  if (!step.includes('-')) return [point(size, step)];
  const [colour, side = ''] = step.split('-');
  return [...islandStones(size)].flatMap(([where, stone]) =>
    stone.colour === colour && stone.side === side.charAt(0).toUpperCase() ? [where] : [],
  );
}

describe.each(SIZES)('a full board of size %i', (size) => {
  test('[P1, W3] has exactly one winner, whatever lies on it', () => {
    const rng = createRng(`full ${size}`);
    const names = boardOf(size).cells.map(({ name }) => name);
    for (let round = 0; round < 200; round++) {
      // Any share of black stones, not only the even one of a real match.
      const black = new Set(shuffle(rng, [...names]).slice(0, nextInt(rng, names.length + 1)));
      const stones = names.map((name) => (black.has(name) ? 'B' : 'W')).join('');
      const full = new Map(
        names.map((name) => [name, black.has(name) ? 'black' : 'white'] as const),
      );
      const empty = steereAtoll.setup({ seed: '', seats: 2, options: { size, swap: false } });
      const state = steereAtoll.determinize(
        { view: { ...steereAtoll.publicView(empty), stones }, privateView: undefined },
        0,
        '',
      );
      const ways = [winningPath(state, BLACK).length > 0, winningPath(state, WHITE).length > 0];
      expect(ways).toEqual([connects(size, full, 'black'), connects(size, full, 'white')]);
      expect(ways.filter((won) => won)).toHaveLength(1);
    }
  });
});
