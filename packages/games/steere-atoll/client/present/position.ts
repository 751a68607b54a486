import type { SteereAtollAction, SteereAtollView } from '../../src/index.ts';
import { boardOf, type Board, type Colour } from '../../src/board.ts';
import { stonesAfter, type Move } from './moves.ts';

/** The stones on the board at the shown moment, and the own seat's legal actions. */
export interface Position {
  readonly board: Board;
  /** A sign for each cell: '.', 'B' or 'W'. */
  readonly stones: string;
  /** The cell of the last stone, or undefined. */
  readonly last: number | undefined;
  /** The winning chain, empty while there is none or an earlier moment is shown. */
  readonly path: readonly string[];
  /** Legal placements by cell; empty while an earlier moment is shown. */
  readonly places: ReadonlyMap<number, SteereAtollAction>;
  readonly swap: SteereAtollAction | undefined;
  /** The colour of the own seat, or undefined for a spectator. */
  readonly own: Colour | undefined;
}

export interface PositionParts {
  readonly view: SteereAtollView;
  /** The own seat, or -1. */
  readonly seat: number;
  readonly legal: readonly SteereAtollAction[];
  readonly moves: readonly Move[];
  /** How many moves are shown; undefined for the current table. */
  readonly shown: number | undefined;
}

export const colourOf = (view: SteereAtollView, seat: number): Colour =>
  seat === view.black ? 'black' : 'white';

export function positionOf({ view, seat, legal, moves, shown }: PositionParts): Position {
  const board = boardOf(view.size);
  const own = seat < 0 ? undefined : colourOf(view, seat);
  const places = new Map<number, SteereAtollAction>();
  if (shown !== undefined) {
    const last = moves.slice(0, shown).findLast(({ cell }) => cell !== '')?.cell ?? '';
    return {
      board,
      stones: stonesAfter(board, moves, shown),
      last: board.cellNamed(last),
      path: [],
      places,
      swap: undefined,
      own,
    };
  }
  for (const action of legal) {
    const cell = action.type === 'place' ? board.cellNamed(action.cell) : undefined;
    if (cell !== undefined) places.set(cell, action);
  }
  const swap = legal.find(({ type }) => type === 'swap');
  return {
    board,
    stones: view.stones,
    last: board.cellNamed(view.last),
    path: view.path,
    places,
    own,
    swap,
  };
}
