import { useRef, type ReactNode } from 'react';
import { inset, toWindow } from '../../ui/rect.ts';
import { Grid, type GridRow } from '../a11y/grid.tsx';
import { walkMap } from '../a11y/map-walk.ts';
import type { Live } from '../a11y/use-live.ts';
import type { Pan } from '../canvas/use-pan.ts';
import type { MapPlace } from './map-place.ts';

/** What the grid of a map says. */
export interface GridWords {
  readonly title: string;
  readonly help: string;
  readonly edge: string;
  readonly row: (row: number) => string;
}

export interface MapGridProps {
  readonly id: string;
  readonly words: GridWords;
  /** The places that can be pointed at, in reading order. */
  readonly places: readonly MapPlace[];
  /** How much around a place is brought into sight with it, in units of the plane. */
  readonly rim?: number;
  readonly isOpen: (item: string) => boolean;
  readonly isChosen: (item: string) => boolean;
  /** The spoken description of each place. */
  readonly said: ReadonlyMap<string, string>;
  readonly onAct: (item: string) => void;
  readonly onPoint: (item: string) => void;
}

/** A map for keyboard and screen reader: arrow keys go to the nearest place, I reads one. */
export function MapGrid({
  grid: { id, words, places, rim = 0, isOpen, isChosen, said, onAct, onPoint },
  live,
  pan,
}: {
  readonly grid: MapGridProps;
  readonly live: Pick<Live, 'say'>;
  readonly pan: Pan;
}): ReactNode {
  const walk = walkMap(places, isOpen);
  const latest = useRef(places);
  latest.current = places;
  const cellOf = ({ item, box, column }: MapPlace): GridRow['cells'][number] => ({
    ...{ key: item, item, ...(column !== undefined && { column: column + 1 }) },
    name: said.get(item) ?? '',
    state: isOpen(item) ? 'open' : 'closed',
    selected: isChosen(item),
    spot: toWindow(pan.camera, box),
  });
  const rows = [...new Set(places.map(({ row }) => row))].map(
    (row, at): GridRow => ({
      key: row,
      name: words.row(at + 1),
      cells: places.filter((one) => one.row === row).map(cellOf),
    }),
  );
  return (
    <>
      <p id={`${id}-help`} className="hidden">
        {words.help}
      </p>
      <Grid
        id={id}
        title={words.title}
        help={`${id}-help`}
        rows={rows}
        home={places[0]?.item ?? ''}
        walk={(from, event) => {
          const to = walk(from, event);
          if (to === '') live.say(words.edge);
          return to;
        }}
        onAct={onAct}
        onRead={(item) => live.say(said.get(item) ?? '')}
        onFocus={(item = '') => {
          onPoint(item);
          const place = latest.current.find((one) => one.item === item);
          if (place !== undefined) pan.show(inset(place.box, -rim));
        }}
      />
    </>
  );
}
