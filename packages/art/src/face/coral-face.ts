import { clipTo } from '../draw/paper.ts';
import { scoped } from '../draw/scope.ts';
import { palette } from '../palette.ts';
import { lightBox } from '../scene/water.ts';
import type { LightBoxOptions, Water } from '../scene/water.ts';
import { notchedFrame } from './frame.ts';
import { FACE } from './measures.ts';
import type { Box } from './measures.ts';
import { fitted, place } from './place.ts';
import type { Creature } from './place.ts';

/** The sizes of a coral's face: L reading card, M offer card, S reef tile. */
export type CoralSize = 'L' | 'M' | 'S';

/** The contents of a coral card; its id seeds every cut. */
export interface CoralFaceOptions {
  id: string;
  water: Water;
  creature: Creature;
}

interface Layout {
  spot: Box;
  below: number;
  water: Omit<LightBoxOptions, 'seed'>;
  lift: 1 | 3;
}

const LAYOUTS: Record<CoralSize, Layout> = {
  L: { spot: { x: 30, y: 44, width: 240, height: 208 }, below: 16, water: { cy: 0.46 }, lift: 3 },
  M: {
    spot: { x: 11, y: 9, width: 76, height: 56 },
    below: 6,
    water: { layers: 3, hole: 0.4, motes: false },
    lift: 1,
  },
  S: {
    spot: { x: 12, y: 9, width: 72, height: 55 },
    below: 4,
    water: { layers: 3, hole: 0.41, motes: false },
    lift: 1,
  },
};

/**
 * The plum paper, window and water of a coral card; the seed decides every cut. Measures:
 * `FACE.coral`.
 */
export function coralBackdrop(
  size: CoralSize,
  { water: of, seed }: { water: Water; seed: string },
): string {
  return scoped(`back-${size}-coral-${of}-${seed}`, () => {
    const { width, height, notch, window: w, wave } = FACE.coral[size];
    const { below, water, lift } = LAYOUTS[size];
    const { back, face, rim } = palette.coralCard;
    const frame = notchedFrame({ width, height, window: w, wave, seed }, notch);
    const sea = lightBox({ width: w.width, height: w.height + below }, of, { seed, ...water });
    return (
      `<path d="${frame.outer}" fill="${back}"/>` +
      clipTo(frame.hole, `<g transform="translate(${w.x} ${w.y})">${sea}</g>`) +
      `<path d="${frame.sheet}" fill-rule="evenodd" fill="${face}" filter="url(#lift${lift})"/>` +
      `<path d="${frame.hole}" fill="none" stroke="${rim}" stroke-opacity=".5" stroke-width="${size === 'L' ? 1.2 : 0.7}"/>`
    );
  });
}

/** Where the opaque pixels of a coral lie on a coral card, in card units. */
export const coralSpot = (size: CoralSize, { extent }: Creature): Box =>
  fitted(extent, LAYOUTS[size].spot, 'standing');

/** The coral of a coral card, standing on the window's sill. */
export const coralFigure = (size: CoralSize, { creature }: { creature: Creature }): string =>
  place(creature, LAYOUTS[size].spot, {
    stand: 'standing',
    more: `filter="url(#lift${LAYOUTS[size].lift})"`,
  });

/**
 * The face of a coral card without its texts and colonies: plum paper, window, water, coral.
 * Measures: `FACE.coral`.
 */
export const coralFace = (size: CoralSize, { id, water, creature }: CoralFaceOptions): string =>
  coralBackdrop(size, { water, seed: id }) + coralFigure(size, { creature });
