import { f2 } from '../draw/numbers.ts';
import type { Box } from './measures.ts';

/**
 * A drawing ready to be placed: its shapes and the box of its opaque pixels, both in drawing units.
 */
export interface Creature {
  art: string;
  extent: Box;
}

/** Creatures at least this tall in proportion get a higher and narrower place. */
const TALL = 0.72;

/** Whether the creature is taller than the usual fish shape. */
export const isTall = ({ extent }: Creature): boolean => extent.height / extent.width > TALL;

/** How a creature sits in its box. */
export interface PlaceOptions {
  /** Attributes of the group, for instance a filter. */
  more?: string;
  /** Whether it floats in the middle of the box or stands on its lower edge. */
  stand?: 'floating' | 'standing';
}

/** Where the opaque pixels of a creature lie when it is fitted into a box. */
export function fitted(e: Box, box: Box, stand: PlaceOptions['stand'] = 'floating'): Box {
  const k = Math.min(box.width / e.width, box.height / e.height);
  const align = stand === 'standing' ? 1 : 0.5;
  const width = e.width * k;
  const height = e.height * k;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) * align,
    width,
    height,
  };
}

/** Fits a creature into a box by its opaque extent. */
export function place(
  { art, extent: e }: Creature,
  box: Box,
  { more = '', stand = 'floating' }: PlaceOptions = {},
): string {
  const spot = fitted(e, box, stand);
  const k = spot.width / e.width;
  const x = spot.x - e.x * k;
  const y = spot.y - e.y * k;
  return `<g transform="translate(${f2(x)} ${f2(y)}) scale(${k.toFixed(4)})" ${more}>${art}</g>`;
}
