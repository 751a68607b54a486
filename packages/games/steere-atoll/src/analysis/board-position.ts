import type { Reason } from '@atoll/engine';
import { putStone } from '../apply.ts';
import { boardOf, COLOURS, type Colour, type Size } from '../board.ts';
import { BLACK, EMPTY, WHITE, type Stone } from '../graph.ts';
import { nodeName } from '../names.ts';
import { winningPath } from '../path.ts';
import type { ReasonCode } from '../reason.ts';
import { cloneState, type SteereAtollState } from '../state.ts';

/** By the contents of a cell. */
const SIGNS = ['.', 'B', 'W'] as const;

/**
 * A position that is analysed. Unlike that of a match it may hold any number of stones of either
 * colour, and sides are colours: seat 0 of the state is always Black, also after a swap.
 */
export interface BoardPosition {
  readonly state: SteereAtollState;
  readonly toMove: Stone;
  /** Moves since the first position. */
  readonly ply: number;
  /** Whether the first position has stones. */
  readonly isSetUp: boolean;
}

/** What the picture of a position shows. */
export interface BoardPicture {
  readonly size: Size;
  /** A sign for each cell, as in a view. */
  readonly stones: string;
  /** The winning chain as names; empty until a side has won. */
  readonly path: readonly string[];
  /** The colour to move; undefined when the game is over. */
  readonly mover: Colour | undefined;
}

export function pictureOf({ state, toMove }: BoardPosition): BoardPicture {
  const { size, stones, winner, path } = state;
  const { cells } = boardOf(size);
  return {
    size,
    stones: cells.map((_, cell) => SIGNS[stones[cell] ?? EMPTY] ?? '.').join(''),
    path: path.map((node) => nodeName(size, node)),
    mover: winner < 0 ? COLOURS[seatOf(toMove)] : undefined,
  };
}

/** The swap answers the first stone on an empty board. */
export function canSwap({ state, ply, isSetUp }: BoardPosition): boolean {
  return state.swap && ply === 1 && !isSetUp && state.winner < 0;
}

/** Why a move is refused. */
export function refusalOf(position: BoardPosition, move: string): Reason | undefined {
  const { state } = position;
  if (state.winner >= 0) return refused('over');
  if (move === 'swap') {
    if (canSwap(position)) return undefined;
    return refused(state.swap ? 'swap-not-now' : 'swap-off');
  }
  const cell = boardOf(state.size).cellNamed(move);
  if (cell === undefined) return refused('no-such-cell', { cell: move, size: state.size });
  return state.stones[cell] === EMPTY ? undefined : refused('occupied', { cell: move });
}

/** The position after a legal move. A swap exchanges the persons, so that it changes no stone. */
export function moved(position: BoardPosition, move: string): BoardPosition {
  const { state: before, toMove, ply } = position;
  if (move === 'swap') return { ...position, ply: ply + 1 };
  const state = cloneState(before);
  lay(state, move, toMove);
  return { ...position, state, toMove: otherStone(toMove), ply: ply + 1 };
}

/** Puts a stone on an empty cell, in place, and tells whether its colour has won. */
export function lay(state: SteereAtollState, name: string, stone: Stone): void {
  const cell = boardOf(state.size).cellNamed(name);
  if (cell === undefined) throw new RangeError(`no cell ${name}`);
  if (!putStone(state, cell, stone) || state.winner >= 0) return;
  state.winner = seatOf(stone);
  state.path = winningPath(state, stone);
}

export function otherStone(stone: Stone): Stone {
  return stone === BLACK ? WHITE : BLACK;
}

/** The seat that plays a colour in the state of a position. */
export function seatOf(stone: Stone): 0 | 1 {
  return stone === BLACK ? 0 : 1;
}

function refused(code: ReasonCode, details?: NonNullable<Reason['details']>): Reason {
  return details ? { code, details } : { code };
}
