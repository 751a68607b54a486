import { useEffect, useState } from 'react';
import type { Live } from '../../table/a11y/use-live.ts';
import type { Table } from '../../table/model/use-table.ts';
import { placeByItem, type MapPlace } from './map/plane.ts';
import { isOnlyLookedAt } from './present/items.ts';

/** A place of the map that somebody wants to know about. */
export interface Fact {
  readonly place: MapPlace | undefined;
  readonly text: string;
  /** A place was pressed, or nothing. */
  readonly tell: (item: string | undefined) => void;
}

/**
 * What a place is that was pressed and can mean nothing now. It is told until something is pressed
 * anew or the question changes.
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
