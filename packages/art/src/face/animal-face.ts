import { clipTo } from '../draw/paper.ts';
import { scoped } from '../draw/scope.ts';
import { palette } from '../palette.ts';
import { lightBox } from '../scene/water.ts';
import type { LightBoxOptions, Water } from '../scene/water.ts';
import { roundFrame } from './frame.ts';
import { FACE } from './measures.ts';
import type { Box } from './measures.ts';
import { fitted, isTall, place } from './place.ts';
import type { Creature, PlaceOptions } from './place.ts';

/**
 * The sizes of an animal's face: L reading card, M offer card, S reef tile, P reef tile of the
 * phone.
 */
export type AnimalSize = 'L' | 'M' | 'S' | 'P';

/** The contents of an animal card. */
export interface AnimalFaceOptions {
  /** The card's id; it seeds every cut. */
  id: string;
  water: Water;
  creature: Creature;
  stand?: PlaceOptions['stand'];
}

interface Layout {
  /** Place of a usual creature, a tall one and one that stands on the sill. */
  wide: Box;
  tall: Box;
  standing: Box;
  /**
   * How far the water reaches below the window, so that the wave of the sill never shows its end.
   */
  below: number;
  water: Omit<LightBoxOptions, 'seed'>;
  lift: 1 | 3;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const LAYOUTS: Record<AnimalSize, Layout> = {
  L: {
    wide: box(15, 30, 270, 164),
    tall: box(38, 16, 224, 198),
    standing: box(15, 30, 270, 184),
    below: 12,
    water: { cy: 0.48 },
    lift: 3,
  },
  M: {
    wide: box(8, 9, 82, 56),
    tall: box(13, 4, 72, 65),
    standing: box(12, 6, 74, 63),
    below: 6,
    water: { layers: 3, hole: 0.4, motes: false },
    lift: 1,
  },
  S: {
    wide: box(6, 6, 83, 48),
    tall: box(12, 2, 72, 54),
    standing: box(12, 4, 72, 52),
    below: 5,
    water: { layers: 3, hole: 0.41, motes: false },
    lift: 1,
  },
  P: {
    wide: box(6, 7, 83, 56),
    tall: box(12, 3, 72, 63),
    standing: box(12, 4, 72, 62),
    below: 5,
    water: { layers: 3, hole: 0.41, motes: false },
    lift: 1,
  },
};

/**
 * The paper, window and water of an animal card; the seed decides every cut. Measures:
 * `FACE.animal`.
 */
export function animalBackdrop(
  size: AnimalSize,
  { water, seed }: { water: Water; seed: string },
): string {
  return scoped(`back-${size}-${water}-${seed}`, () => {
    const { width, height, radius, window: w, wave } = FACE.animal[size];
    const { below, water: look, lift } = LAYOUTS[size];
    const frame = roundFrame({ width, height, window: w, wave, seed }, radius);
    const sea = lightBox({ width: w.width, height: w.height + below }, water, { seed, ...look });
    return (
      clipTo(frame.hole, `<g transform="translate(${w.x} ${w.y})">${sea}</g>`) +
      `<path d="${frame.sheet}" fill-rule="evenodd" fill="${palette.paper}" filter="url(#lift${lift})"/>`
    );
  });
}

type Figure = Pick<AnimalFaceOptions, 'creature' | 'stand'>;

function room(size: AnimalSize, { creature, stand }: Figure): Box {
  const { tall, standing, wide } = LAYOUTS[size];
  return isTall(creature) ? tall : stand === 'standing' ? standing : wide;
}

/** Where the opaque pixels of a creature lie on an animal card, in card units. */
export const animalSpot = (size: AnimalSize, figure: Figure): Box =>
  fitted(figure.creature.extent, room(size, figure), figure.stand);

/** The creature of an animal card in its place, over the window's edge where it is large. */
export const animalFigure = (size: AnimalSize, { creature, stand = 'floating' }: Figure): string =>
  place(creature, room(size, { creature, stand }), {
    stand,
    more: `filter="url(#lift${LAYOUTS[size].lift})"`,
  });

/**
 * The face of an animal card without its texts and pieces: paper, window, water, creature.
 * Measures: `FACE.animal`.
 */
export const animalFace = (
  size: AnimalSize,
  { id, water, creature, stand = 'floating' }: AnimalFaceOptions,
): string => animalBackdrop(size, { water, seed: id }) + animalFigure(size, { creature, stand });
