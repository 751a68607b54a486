import type { Cell } from '@atoll/game-steere-atoll/board';
import { useMemo, type CSSProperties, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Camera } from '../../../ui/rect.ts';
import { directionOf } from '../board/keys.ts';
import { middleOf, RADIUS, RISE } from '../board/plane.ts';
import { rowsOf, step, type Reached } from '../board/walk.ts';
import type { Position } from '../present/position.ts';
import { spokenCell } from '../present/spoken.ts';
import { words } from '../words/interface.ts';

export interface BoardGridProps {
  readonly position: Position;
  readonly camera: Camera;
  readonly grid: Ref<HTMLDivElement>;
  /** The cell that Tab leads to. */
  readonly home: number;
  readonly chosen: number | undefined;
  readonly hint: number | undefined;
  readonly onPick: (cell: number) => void;
  /** The keyboard came to a cell, or left the board. */
  readonly onFocus: (cell: number | undefined) => void;
  /** A step led off the board. */
  readonly onShore: (reached: Exclude<Reached, { readonly at: 'cell' }>) => void;
}

/** The board for keyboard and screen reader: a grid of cells that lie exactly over those on the canvas. */
export function BoardGrid({ position, camera, grid, home, chosen, hint, onPick, onFocus, onShore }: BoardGridProps): ReactNode {
  const { board } = position, rows = useMemo(() => rowsOf(board), [board]);
  const spoken = useMemo(() => board.cells.map((_, cell) => spokenCell(position, cell)), [board, position]);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const from = Number((event.target as HTMLElement).dataset['cell']);
    if (!Number.isInteger(from) || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOf(board, from, event);
    if (direction !== undefined) {
      event.preventDefault();
      const reached = step(board, from, direction);
      if (reached.at === 'cell') event.currentTarget.querySelector<HTMLElement>(`[data-cell="${reached.cell}"]`)?.focus();
      else onShore(reached);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(from);
    }
  };
  const name = (cell: number): string =>
    [spoken[cell], cell === hint ? words.suggested : '', cell === chosen ? words.chosenCell : ''].filter((part) => part !== '').join(', ');
  return (
    <>
      <p id="sa-board-help" className="hidden">{words.boardHelp}</p>
      <div className="sa-grid" ref={grid} role="grid" aria-label={words.board} aria-describedby="sa-board-help" aria-colcount={board.size}
        onKeyDown={onKey}>
        {rows.map(({ row, cells }) => (
          <div key={row} role="row" aria-label={words.row(row)}>
            {cells.map((cell) => (
              <div key={cell} role="gridcell" className="sa-cell" data-cell={cell} tabIndex={cell === home ? 0 : -1}
                aria-colindex={(board.cells[cell] as Cell).column + 1} aria-selected={cell === chosen} aria-label={name(cell)}
                style={placeOf(board.cells[cell] as Cell, camera)} onClick={() => onPick(cell)} onFocus={() => onFocus(cell)}
                onBlur={() => onFocus(undefined)} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function placeOf(cell: Cell, { x, y, scale }: Camera): CSSProperties {
  const middle = middleOf(cell), width = RADIUS * 1.5 * scale, height = RISE * 2 * scale;
  return { left: x + middle.x * scale - width / 2, top: y + middle.y * scale - height / 2, width, height };
}
