import type { DasAtollView } from '@atoll/game-das-atoll';
import { useMemo } from 'react';

/** What never changes of a map, the same as long as it is. */
export function useLands({
  terrain,
  chips,
}: DasAtollView): Pick<DasAtollView, 'terrain' | 'chips'> {
  const key = `${terrain.join()} ${chips.join()}`;
  return useMemo(() => {
    const [lands = '', numbers = ''] = key.split(' ');
    return { terrain: lands.split(','), chips: numbers.split(',').map(Number) };
  }, [key]);
}
