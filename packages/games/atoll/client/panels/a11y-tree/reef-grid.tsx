import { useMemo, type ReactNode } from 'react';
import { reasonId, Reasons, type EntryActions } from '@atoll/table-kit/table/a11y/entry.tsx';
import { Grid, type GridRow } from '@atoll/table-kit/table/a11y/grid.tsx';
import { ItemList } from '@atoll/table-kit/table/a11y/item-list.tsx';
import { squareKey, walkSquares } from '@atoll/table-kit/table/a11y/square-walk.ts';
import type { A11yReef } from '../../present/a11y-tree.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** A reef as a grid, and the sides of its corals that may get a colony. */
export function ReefGrid({
  id,
  title,
  reef,
  actions,
}: {
  readonly id: string;
  readonly title: string;
  readonly reef: A11yReef;
  readonly actions: EntryActions;
}): ReactNode {
  const { spoken } = useAtollLocale();
  const cells = useMemo(() => reef.rows.flatMap((row) => row.cells), [reef]);
  const { spots, why, onPoint, onReach, onAct, onRead } = actions;
  const rows = reef.rows.map(
    (row): GridRow => ({
      key: row.y,
      name: spoken.row(row.y),
      cells: row.cells.map((cell) => ({
        ...cell,
        key: squareKey(cell),
        spot: spots.get(cell.item),
        describedBy: reasonId(cell, why),
      })),
    }),
  );
  const at = (key: string): (typeof cells)[number] =>
    cells.find((cell) => squareKey(cell) === key)!;
  return (
    <>
      <Grid
        id={id}
        title={title}
        help="at-reef-help"
        rows={rows}
        home="0,0"
        walk={walkSquares(cells)}
        onAct={(key) => {
          if (at(key).item !== '') onAct(at(key).item);
        }}
        onRead={(key) => onRead(at(key))}
        onFocus={(key) => (key === undefined ? onPoint('') : onReach(at(key), reef.seat))}
      />
      <Reasons entries={cells} why={why} />
      <ItemList
        title={spoken.sides}
        help="at-offer-help"
        entries={reef.sides}
        owner={reef.seat}
        actions={actions}
      />
    </>
  );
}
