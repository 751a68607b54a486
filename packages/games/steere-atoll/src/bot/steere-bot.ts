import { createRng, nextInt, nextWord, shuffle, type Bot } from '@atoll/engine';
import type { SteereAtollAction } from '../action.ts';
import { boardOf, type Size } from '../board.ts';
import type { SteereAtollView } from '../view.ts';
import { fairFirstStones, shareOfBlack } from './openings.ts';
import { BLACK, Playouts, WHITE, type PlayoutsCode } from './playouts.ts';
import { positionOf } from './position.ts';
import type { Finding, Position } from './search.ts';
import type { Strength } from './strengths.ts';

/** Iterations that judging one opening stone costs. */
const OPENING_TRIAL = 100;

/** The share of its iterations spent on weighing one action; the result is a share of wins. */
const BESIDE = 1 / 10;

/** A player of Steere's Atoll. Its answer depends on the turn and the turn's seed alone. */
export function steereBot(strength: Strength, code: PlayoutsCode): Bot {
  const { id, iterations, search } = strength;
  // Of one size only: their memory does not shrink after a long search.
  let last: { readonly size: Size; readonly playouts: Playouts } | undefined;
  const playoutsOf = (size: Size): Playouts => {
    if (last?.size !== size) last = { size, playouts: new Playouts(code, boardOf(size)) };
    return last.playouts;
  };
  return {
    id,
    choose({ view: seen, legal, seed }) {
      if (legal.length === 1) return legal[0];
      const view = seen as SteereAtollView;
      const playouts = playoutsOf(view.size);
      const position = positionOf(view);
      if (view.ply === 0 && view.swap)
        return place(view, opening(playouts, position, { strength, seed, size: view.size }));
      const share = view.swapPossible ? playedShare(position, strength, view.size) : undefined;
      if (share !== undefined && share > 0.5) return { type: 'swap' };
      const { cell, value } = search(playouts, position, { iterations, seed });
      // The seat with the worse side swaps.
      const isWorse = view.swapPossible && share === undefined && value < 0.5;
      return isWorse ? { type: 'swap' } : place(view, cell);
    },
    weigh({ game, view, privateView, seat, seed }, action) {
      const state = game.determinize({ view, privateView }, seat, seed);
      const after = game.publicView(game.apply(state, seat, action).state) as SteereAtollView;
      if (after.winner >= 0) return after.winner === seat ? 1 : 0;
      const position = positionOf(after);
      const beside = Math.max(1, Math.floor(iterations * BESIDE));
      return 1 - search(playoutsOf(after.size), position, { iterations: beside, seed }).value;
    },
  };
}

function place({ size }: SteereAtollView, cell: number): SteereAtollAction {
  return { type: 'place', cell: boardOf(size).cells[cell]?.name ?? '' };
}

/** The share of Black's wins after the first stone, if the strength knows matches of it. */
function playedShare({ stones }: Position, { openings }: Strength, size: Size): number | undefined {
  return openings === 'played' ? shareOfBlack(size, stones.indexOf(BLACK)) : undefined;
}

interface Opening {
  readonly strength: Strength;
  readonly seed: string;
  readonly size: Size;
}

/**
 * The first stone when it can be taken over: a fair one of matches played, or the fairest of some
 * that are tried. The board is symmetric under a half turn, so half of its cells are enough.
 */
function opening(
  playouts: Playouts,
  { stones }: Position,
  { strength: { iterations, search, openings }, seed, size }: Opening,
): number {
  const rng = createRng(seed);
  const fair = openings === 'played' ? fairFirstStones(size) : [];
  if (fair.length > 0) return fair[nextInt(rng, fair.length)] as number;
  const half = shuffle(
    rng,
    stones.map((_, cell) => cell),
  ).filter((cell) => cell <= stones.length / 2);
  const tried = half.slice(0, Math.max(1, Math.floor(iterations / OPENING_TRIAL)));
  const unfairness = (cell: number): number => {
    const after: Position = {
      stones: stones.map((owner, other) => (other === cell ? BLACK : owner)),
      toMove: WHITE,
    };
    const reply: Finding = search(playouts, after, {
      iterations: Math.floor(iterations / tried.length),
      seed: String(nextWord(rng)),
    });
    return Math.abs(reply.value - 0.5);
  };
  let fairest = tried[0] as number;
  let least = tried.length > 1 ? Infinity : -1;
  for (const cell of tried) {
    const found = least < 0 ? 0 : unfairness(cell);
    if (found >= least) continue;
    [fairest, least] = [cell, found];
  }
  return fairest;
}
