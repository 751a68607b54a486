import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { isPointedAt } from './present/items.ts';

/**
 * Brings the map into sight when a place on it has to be chosen: another part may be open in its
 * place, and with large letters it may be scrolled away.
 * @param openMap opens the map where it shares its place with other parts
 * @returns for the element that holds the map
 */
export function useMapInSight(
  {
    model: { groups, question },
    interaction: { group },
  }: Pick<Table<unknown, unknown>, 'model' | 'interaction'>,
  openMap: () => void,
): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const toMap = useEffectEvent(() => {
    const meant = groups.filter(({ id }) => id === group || question !== 'turn');
    if (!isPointedAt(meant.flatMap(({ choices }) => choices))) return;
    // the map has a tab only where it shares its place
    if (screen.current?.querySelector('[data-part=table]')?.checkVisibility() === true) openMap();
    screen.current?.querySelector('.das-map')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => toMap(), [group, question]);
  return screen;
}
