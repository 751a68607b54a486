import type { SteereAtollView } from '../view.ts';
import { BLACK, OPEN, WHITE, type Owner } from './playouts.ts';
import type { Position } from './search.ts';

const OWNERS: Readonly<Record<string, Owner>> = { B: BLACK, W: WHITE };

/** A view as the search reads it. */
export function positionOf({ stones, active, black }: SteereAtollView): Position {
  return {
    stones: [...stones].map((sign) => OWNERS[sign] ?? OPEN),
    toMove: active === black ? BLACK : WHITE,
  };
}
