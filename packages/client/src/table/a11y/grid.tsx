import type { KeyboardEvent, ReactNode } from 'react';
import type { Rect } from '../../ui/rect.ts';
import { placeOf } from './entry.tsx';
import './grid.css';
import { isPlain, useRoving } from './use-roving.ts';

/** One place of a board. */
export interface GridCell {
  /** Unique within the grid. */
  readonly key: string;
  readonly name: string;
  /** The thing of the canvas that it stands for, or ''. */
  readonly item: string;
  /**
   * 'open': Enter acts. 'closed': it could be meant, but is refused. 'read': it can only be read.
   */
  readonly state: 'open' | 'closed' | 'read';
  /** Where it lies on the canvas; undefined while it is out of sight. */
  readonly spot: Rect | undefined;
  /** Whether it is selected, on a board where cells can be. */
  readonly selected?: boolean;
  /** Its column from 1, where rows do not all begin with the first. */
  readonly column?: number;
  /** The id of what describes it further. */
  readonly describedBy?: string | undefined;
}

export interface GridRow {
  readonly key: string | number;
  readonly name: string;
  readonly cells: readonly GridCell[];
}

export interface GridProps {
  readonly id: string;
  readonly title: string;
  /** The id of what explains the keys. */
  readonly help: string;
  readonly rows: readonly GridRow[];
  /** The key of the cell that Tab leads to at first. */
  readonly home: string;
  /**
   * The key of the cell that a key leads to; '' where it leads nowhere, undefined for a key that
   * does not move.
   */
  readonly walk: (from: string, event: KeyboardEvent) => string | undefined;
  readonly onAct: (cell: string) => void;
  readonly onRead?: (cell: string) => void;
  /** The keyboard came to a cell, or left the board. */
  readonly onFocus: (cell: string | undefined) => void;
}

/**
 * A board as a grid for keyboard and screen reader: one tab stop, keys that walk over its cells,
 * Enter acts, I reads.
 */
export function Grid({
  id,
  title,
  help,
  rows,
  home: first,
  walk,
  onAct,
  onRead,
  onFocus,
}: GridProps): ReactNode {
  const cells = rows.flatMap((row) => row.cells);
  const roving = useRoving(
    cells.map(({ key }) => key),
    first,
  );
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const from = (event.target as HTMLElement).dataset['key'];
    if (from === undefined || !isPlain(event)) return;
    const to = walk(from, event);
    const acts = event.key === 'Enter' || event.key === ' ';
    if (to !== undefined || acts) event.preventDefault();
    if (to !== undefined) roving.go(event, to);
    else if (acts) onAct(from);
    else if (event.key.toLowerCase() === 'i') onRead?.(from);
  };
  return (
    <div
      id={id}
      className="tb-grid"
      role="grid"
      aria-label={title}
      aria-describedby={help}
      onKeyDown={onKey}
      aria-rowcount={rows.length}
      aria-colcount={Math.max(0, ...rows.map(widthOf))}
    >
      {rows.map((row) => (
        <div key={row.key} role="row" aria-label={row.name} className="tb-row">
          {row.cells.map(({ key, name, item, state, spot, selected, column, describedBy }) => (
            <div
              key={key}
              role="gridcell"
              data-key={key}
              data-open={state === 'open'}
              {...(item === '' ? {} : { 'data-item': item })}
              tabIndex={key === roving.home ? 0 : -1}
              aria-label={name}
              aria-describedby={describedBy}
              aria-colindex={column}
              aria-selected={selected}
              {...(state === 'closed' ? { 'aria-disabled': true } : {})}
              {...placeOf(spot)}
              onClick={() => onAct(key)}
              onBlur={() => onFocus(undefined)}
              onFocus={() => {
                roving.onFocus(key);
                onFocus(key);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const widthOf = ({ cells }: GridRow): number =>
  Math.max(cells.length, ...cells.map(({ column = 0 }) => column));
