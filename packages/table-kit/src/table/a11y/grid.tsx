import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { rect, type Rect } from '../../ui/rect.ts';
import { placeOf } from './entry.tsx';
import './grid.css';
import { isPlain, keyOf, useRoving } from './use-roving.ts';

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
  /** The id of the element that describes it further. */
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
  /** The id of the element that explains the keys. */
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
  /** The keyboard reached a cell, or left the board. */
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
    const from = keyOf(event.target);
    if (from === undefined || !isPlain(event)) return;
    const to = walk(from, event);
    const acts = event.key === 'Enter' || event.key === ' ';
    if (to !== undefined || acts) event.preventDefault();
    if (to !== undefined) roving.go(event, to);
    else if (acts) onAct(from);
    else if (event.key.toLowerCase() === 'i') onRead?.(from);
  };
  const withKey = (target: EventTarget, act: (key: string) => void): void => {
    const key = keyOf(target);
    if (key !== undefined) act(key);
  };
  // the board listens for its cells, so that they stay the same as long as their content does
  return (
    <div
      id={id}
      className="tb-grid"
      role="grid"
      aria-label={title}
      aria-describedby={help}
      onKeyDown={onKey}
      onClick={({ target }) => withKey(target, onAct)}
      onBlur={({ target }) => withKey(target, () => onFocus(undefined))}
      onFocus={({ target }) =>
        withKey(target, (key) => {
          roving.onFocus(key);
          onFocus(key);
        })
      }
      aria-rowcount={rows.length}
      aria-colcount={Math.max(0, ...rows.map(widthOf))}
    >
      {rows.map((row) => (
        <div key={row.key} role="row" aria-label={row.name} className="tb-row">
          {row.cells.map(({ key, name, item, state, spot, selected, column, describedBy }) => (
            <Cell
              key={key}
              {...{ name, item, state, selected, column, describedBy }}
              id={key}
              left={spot?.x}
              top={spot?.y}
              width={spot?.width}
              height={spot?.height}
              tabIndex={key === roving.home ? 0 : -1}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A cell in values alone, which are compared one by one. */
interface CellProps extends Pick<GridCell, 'name' | 'item' | 'state' | 'describedBy'> {
  readonly id: string;
  readonly selected: boolean | undefined;
  readonly column: number | undefined;
  readonly left: number | undefined;
  readonly top: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly tabIndex: number;
}

const Cell = memo(function Cell({
  id,
  name,
  item,
  state,
  selected,
  column,
  describedBy,
  left,
  top,
  width = 0,
  height = 0,
  tabIndex,
}: CellProps): ReactNode {
  const isInSight = left !== undefined && top !== undefined;
  return (
    <div
      role="gridcell"
      data-key={id}
      data-open={state === 'open'}
      {...(item === '' ? {} : { 'data-item': item })}
      tabIndex={tabIndex}
      aria-label={name}
      aria-describedby={describedBy}
      aria-colindex={column}
      aria-selected={selected}
      {...(state === 'closed' ? { 'aria-disabled': true } : {})}
      {...placeOf(isInSight ? rect(left, top, width, height) : undefined)}
    />
  );
});

const widthOf = ({ cells }: GridRow): number =>
  Math.max(cells.length, ...cells.map(({ column = 0 }) => column));
