import { glyphShapes } from '@atoll/art';
import type { Side } from '../../src/board.ts';

/** Opposite islands belong together: the fish and its anemone, the turtle and its seaweed. */
const SYMBOLS = {
  north: 'any-fish',
  south: 'cnidarian',
  west: 'reptile',
  east: 'algae',
} as const satisfies Record<Side, string>;

/** The symbol of the islands on one side, in a 24 x 24 box, in two colours. */
export function symbolShapes(
  side: Side,
  { colour, cut }: { readonly colour: string; readonly cut: string },
): string {
  return glyphShapes[SYMBOLS[side]]
    .replaceAll('currentColor', colour)
    .replaceAll(/var\(--cut,#fbf1e1\)/g, cut);
}

export const symbolIcon = (side: Side, size: number): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${glyphShapes[SYMBOLS[side]]}</svg>`;
