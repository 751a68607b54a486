import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Table } from '../../table/model/use-table.ts';
import { isPointedAt } from './present/items.ts';

/**
 * Scrolls to the map when a place of it is asked for: with large letters it may be out of sight.
 * @returns for the element that holds the map
 */
export function useMapInSight({
  model: { groups },
  interaction: { group },
}: Pick<Table<unknown, unknown>, 'model' | 'interaction'>): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const toMap = useEffectEvent(() => {
    const choices = groups.find(({ id }) => id === group)?.choices ?? [];
    const map = screen.current?.querySelector('.das-map');
    if (isPointedAt(choices)) map?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => toMap(), [group]);
  return screen;
}
