import type { Cell } from '../../src/board.ts';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { Grid, type GridRow } from '@atoll/table-kit/table/a11y/grid.tsx';
import { rect, type Camera, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { directionOf } from '../board/keys.ts';
import { middleOf, RADIUS, RISE } from '../board/plane.ts';
import { rowsOf, step, type Reached } from '../board/walk.ts';
import type { Position } from '../present/position.ts';
import { spokenCell } from '../present/spoken.ts';
import { useSteereLocale } from '../words/steere-locale.ts';

export interface BoardGridProps {
  readonly position: Position;
  readonly camera: Camera;
  readonly chosen: number | undefined;
  readonly hint: number | undefined;
  readonly onPick: (cell: number) => void;
  /** The keyboard reached a cell, or left the board. */
  readonly onFocus: (cell: number | undefined) => void;
  /** A step led off the board. */
  readonly onShore: (reached: Exclude<Reached, { readonly at: 'cell' }>) => void;
  /** What its keys do; by default what they do at a table. */
  readonly help?: string;
}

/**
 * The board for keyboard and screen reader: a grid of cells that lie exactly over those on the
 * canvas.
 */
export function BoardGrid({
  position,
  camera,
  chosen,
  hint,
  onPick,
  onFocus,
  onShore,
  help,
}: BoardGridProps): ReactNode {
  const locale = useSteereLocale();
  const { board, places } = position;
  const lines = useMemo(() => rowsOf(board), [board]);
  const spoken = useMemo(
    () => board.cells.map((_, cell) => spokenCell(locale, position, cell)),
    [board.cells, locale, position],
  );
  const rows = lines.map(
    ({ row, cells }): GridRow => ({
      key: row,
      name: locale.game.row(row),
      cells: cells.map((cell) => ({
        key: String(cell),
        item: '',
        state: places.has(cell) ? 'open' : 'read',
        selected: cell === chosen,
        name: locale.format.series([
          spoken[cell],
          ...(cell === hint ? [locale.game.suggested] : []),
          ...(cell === chosen ? [locale.game.chosenCell] : []),
        ]),
        spot: placeOf(board.cells[cell], camera),
        column: board.cells[cell].column + 1,
      })),
    }),
  );
  const walk = (from: string, event: KeyboardEvent): string | undefined => {
    const direction = directionOf(board, Number(from), event);
    if (direction === undefined) return undefined;
    const reached = step(board, Number(from), direction);
    if (reached.at === 'cell') return String(reached.cell);
    onShore(reached);
    return '';
  };
  return (
    <>
      <p id="sa-board-help" className="hidden">
        {help ?? locale.game.boardHelp}
      </p>
      <Grid
        id="sa-board"
        title={locale.game.board}
        help="sa-board-help"
        rows={rows}
        home={String(Math.floor(board.cells.length / 2))}
        walk={walk}
        onAct={(cell) => onPick(Number(cell))}
        onFocus={(cell) => onFocus(cell === undefined ? undefined : Number(cell))}
      />
    </>
  );
}

function placeOf(cell: Cell, { x, y, scale }: Camera): Rect {
  const middle = middleOf(cell);
  const width = RADIUS * 1.5 * scale;
  const height = RISE * 2 * scale;
  return rect(x + middle.x * scale - width / 2, y + middle.y * scale - height / 2, width, height);
}
