import type { AnalysisBoardProps } from '@atoll/table-kit/table/analysis-client.ts';
import type { BoardPosition } from '../../src/analysis/board-position.ts';
import { boardOf, type Colour } from '../../src/board.ts';
import { BLACK, EMPTY, WHITE } from '../../src/graph.ts';
import { nodeName } from '../../src/names.ts';
import { placement } from '../../src/legal.ts';
import type { Position } from '../present/position.ts';

/** A position as the board of a table shows it. */
export interface ShownPosition extends Position {
  /** The colour that a press places; undefined where the position is set up. */
  readonly mover: Colour | undefined;
}

/** No seat is the person's own: both colours are called by their names. */
export function shownPosition({
  position: { state, toMove },
  last,
  use,
}: Pick<AnalysisBoardProps<BoardPosition>, 'position' | 'last' | 'use'>): ShownPosition {
  const { size, stones, winner } = state;
  const board = boardOf(size);
  const isPlaced = (cell: number): boolean =>
    use === 'set up' || (winner < 0 && stones[cell] === EMPTY);
  const open = board.cells.map((_, cell) => cell).filter(isPlaced);
  return {
    board,
    stones: board.cells.map((_, cell) => signOf(stones[cell])).join(''),
    last: board.cellNamed(last),
    path: use === 'set up' ? [] : state.path.map((node) => nodeName(size, node)),
    places: new Map(open.map((cell) => [cell, placement(size, cell)])),
    ...{ swap: undefined, own: undefined },
    mover: use === 'set up' ? undefined : toMove === BLACK ? 'black' : 'white',
  };
}

function signOf(stone: number | undefined): string {
  return stone === BLACK ? 'B' : stone === WHITE ? 'W' : '.';
}
