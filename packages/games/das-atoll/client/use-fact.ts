import { useEffect, useState } from 'react';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { placeByItem, type MapPlace } from './map/plane.ts';
import { isOnlyLookedAt } from './present/items.ts';

/** The facts of a place on the map, on request. */
export interface Fact {
  readonly place: MapPlace | undefined;
  readonly text: string;
  /** A place was pressed, or nothing. */
  readonly tell: (item: string | undefined) => void;
}

/**
 * The facts of a pressed place that is no choice now. They are shown until the next press or until
 * the prompt changes.
 */
export function useFact({
  table: { model, moment },
  said,
  live,
}: {
  readonly table: Pick<Table<unknown, unknown>, 'model' | 'moment'>;
  readonly said: ReadonlyMap<string, string>;
  readonly live: Pick<Live, 'say'>;
}): Fact {
  const [item, setItem] = useState('');
  useEffect(() => setItem(''), [moment]);
  useEffect(() => {
    if (item === '') return undefined;
    const stop = new AbortController();
    const away = (): void => setItem('');
    for (const event of ['pointerdown', 'keydown'] as const)
      window.addEventListener(event, away, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [item]);
  const text = said.get(item) ?? '';
  return {
    place: placeByItem(item),
    text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
    tell: (pressed = '') => {
      if (!isOnlyLookedAt(model.items.get(pressed))) return;
      setItem(pressed);
      live.say(said.get(pressed) ?? '');
    },
  };
}
