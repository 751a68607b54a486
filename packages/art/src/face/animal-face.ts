import { clipTo } from '../draw/paper.ts';
import { scoped } from '../draw/scope.ts';
import { palette } from '../palette.ts';
import { lightBox } from '../scene/water.ts';
import type { LightBoxOptions, Water } from '../scene/water.ts';
import { roundFrame } from './frame.ts';
import { FACE } from './measures.ts';
import type { Box } from './measures.ts';
import { isTall, place } from './place.ts';
import type { Creature, PlaceOptions } from './place.ts';

/** The sizes of an animal's face: L reading card, M offer card, S reef tile, P reef tile of the phone. */
export type AnimalSize = 'L' | 'M' | 'S' | 'P';

/** What stands on an animal card. */
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
  /** How far the water reaches below the window, so that the wave of the sill never shows its end. */
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
    water: { cy: .48 },
    lift: 3,
  },
  M: {
    wide: box(9, 10, 80, 54),
    tall: box(18, 5, 62, 64),
    standing: box(12, 6, 74, 63),
    below: 6,
    water: { layers: 3, hole: .4, motes: false },
    lift: 1,
  },
  S: {
    wide: box(7, 7, 80, 46),
    tall: box(18, 3, 60, 53),
    standing: box(12, 4, 72, 52),
    below: 5,
    water: { layers: 3, hole: .41, motes: false },
    lift: 1,
  },
  P: {
    wide: box(7, 9, 80, 54),
    tall: box(18, 3, 60, 63),
    standing: box(12, 4, 72, 62),
    below: 5,
    water: { layers: 3, hole: .41, motes: false },
    lift: 1,
  },
};

/** The face of an animal card without its texts and pieces: paper, window, water, creature. Measures: `FACE.animal`. */
export function animalFace(size: AnimalSize, { id, water, creature, stand = 'floating' }: AnimalFaceOptions): string {
  return scoped(`face-${size}-${id}`, () => {
    const { width, height, radius, window: w, wave } = FACE.animal[size], layout = LAYOUTS[size];
    const frame = roundFrame({ width, height, window: w, wave, seed: id }, radius);
    const sea = lightBox({ width: w.width, height: w.height + layout.below }, water, { seed: id, ...layout.water });
    const spot = isTall(creature) ? layout.tall : stand === 'standing' ? layout.standing : layout.wide;
    return clipTo(frame.hole, `<g transform="translate(${w.x} ${w.y})">${sea}</g>`) +
      `<path d="${frame.sheet}" fill-rule="evenodd" fill="${palette.paper}" filter="url(#lift${layout.lift})"/>` +
      place(creature, spot, { stand, more: `filter="url(#lift${layout.lift})"` });
  });
}
