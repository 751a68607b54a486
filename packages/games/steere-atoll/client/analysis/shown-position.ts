import type { AnalysisBoardProps } from '@atoll/table-kit/table/analysis-client.ts';
import { pictureOf, type BoardPosition } from '../../src/analysis/board-position.ts';
import { boardOf, type Colour } from '../../src/board.ts';
import type { Position } from '../present/position.ts';

/** A position as the board of a table shows it. */
export interface ShownPosition extends Position {
  /** The colour that a press places; undefined where the position is set up. */
  readonly mover: Colour | undefined;
}

/** No seat is the person's own: both colours are called by their names. */
export function shownPosition({
  position,
  last,
  use,
}: Pick<AnalysisBoardProps<BoardPosition>, 'position' | 'last' | 'use'>): ShownPosition {
  const { size, stones, path, mover } = pictureOf(position);
  const board = boardOf(size);
  const isPlaced = (cell: number): boolean =>
    use === 'set up' || (mover !== undefined && stones[cell] === '.');
  const open = board.cells.map((_, cell) => cell).filter(isPlaced);
  return {
    ...{ board, stones },
    last: board.cellNamed(last),
    path: use === 'set up' ? [] : path,
    places: new Map(open.map((cell) => [cell, { type: 'place', cell: board.cells[cell].name }])),
    ...{ swap: undefined, own: undefined },
    mover: use === 'set up' ? undefined : mover,
  };
}
