import type { ReactNode } from 'react';
import { Grid, type GridRow } from './grid.tsx';
import { walkMap, type WalkedPlace } from './map-walk.ts';
import type { Live } from './use-live.ts';

interface MapGridProps {
  readonly id: string;
  readonly words: { readonly title: string; readonly help: string; readonly edge: string };
  /** The places that can be pointed at, in reading order. */
  readonly places: readonly WalkedPlace[];
  readonly rows: readonly GridRow[];
  readonly isOpen: (item: string) => boolean;
  /** The spoken description of each place. */
  readonly said: ReadonlyMap<string, string>;
  readonly live: Pick<Live, 'say'>;
  readonly onAct: (item: string) => void;
  readonly onFocus: (item: string | undefined) => void;
}

/** A map for keyboard and screen reader: arrow keys go to the nearest place, I reads one. */
export function MapGrid({
  id,
  words: { title, help, edge },
  places,
  rows,
  isOpen,
  said,
  live,
  onAct,
  onFocus,
}: MapGridProps): ReactNode {
  const walk = walkMap(places, isOpen);
  return (
    <>
      <p id={`${id}-help`} className="hidden">
        {help}
      </p>
      <Grid
        id={id}
        title={title}
        help={`${id}-help`}
        rows={rows}
        home={places[0]?.item ?? ''}
        walk={(from, event) => {
          const to = walk(from, event);
          if (to === '') live.say(edge);
          return to;
        }}
        onAct={onAct}
        onRead={(item) => live.say(said.get(item) ?? '')}
        onFocus={onFocus}
      />
    </>
  );
}
