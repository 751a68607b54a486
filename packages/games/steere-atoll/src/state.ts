import type { Seat, Setup } from '@atoll/engine';
import type { Size } from './board.ts';
import { BLACK, graphOf, WHITE, type Stone } from './graph.ts';
import type { SteereAtollOptions } from './meta.ts';

/** The state of a match. Nodes are those of `Graph`: the cells, then the islands. */
export interface SteereAtollState {
  readonly size: Size;
  readonly swap: boolean;
  /** The seat that plays Black: 0, or 1 after a swap. */
  black: number;
  /** The seat that has won, or -1. */
  winner: number;
  /** The cell of the last stone, or -1. */
  last: number;
  /** The contents of each node. */
  readonly stones: number[];
  /** The empty cells, ascending. */
  readonly open: number[];
  /**
   * The groups as trees: the next node towards the root of its group, by node; a root names itself.
   * The root is the highest node of a group, so a group that reaches islands has one of them as its
   * root.
   */
  readonly groups: number[];
  /** The winning chain as nodes, from an island to the opposite one; empty before. */
  path: readonly number[];
}

/** An empty board. The seed has no effect: there is no chance in this game. */
export function setup({
  options: { size, swap },
}: Pick<Setup<SteereAtollOptions>, 'options'>): SteereAtollState {
  const { bare, nodes, cells } = graphOf(size);
  const none = { black: 0, winner: -1, last: -1, path: [] };
  return {
    size,
    swap,
    ...none,
    stones: bare.slice(),
    open: nodes.slice(0, cells),
    groups: nodes.slice(),
  };
}

export function cloneState(state: SteereAtollState): SteereAtollState {
  const { size, swap, black, winner, last, stones, open, groups, path } = state;
  return {
    size,
    swap,
    black,
    winner,
    last,
    stones: stones.slice(),
    open: open.slice(),
    groups: groups.slice(),
    path,
  };
}

/** Stones that have been placed. */
export function placed(state: SteereAtollState): number {
  return graphOf(state.size).cells - state.open.length;
}

/** The colour to move: Black places the first stone, then they take turns; a swap places none. */
export function colourToMove(state: SteereAtollState): Stone {
  return placed(state) % 2 === 0 ? BLACK : WHITE;
}

/** The seat on turn; undefined when the match is over. */
export function activeSeat(state: SteereAtollState): Seat | undefined {
  if (state.winner >= 0) return undefined;
  return colourToMove(state) === BLACK ? state.black : 1 - state.black;
}

/** The swap is offered once, as the answer to the first stone. */
export function swapPossible(state: SteereAtollState): boolean {
  return state.swap && state.black === 0 && placed(state) === 1 && state.winner < 0;
}
