import type { DasAtollView } from '../src/index.ts';
import { useMemo } from 'react';

/** The constant part of a map: the same object as long as it is equal. */
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
