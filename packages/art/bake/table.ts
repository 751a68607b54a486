import { svgDocument } from '../src/draw/defs.ts';
import { animalIds, coralIds, coralWater, settings } from '../src/drawings/drawings.ts';
import { animalBackdrop, animalSpot } from '../src/face/animal-face.ts';
import { coralBackdrop, coralSpot } from '../src/face/coral-face.ts';
import { FACE } from '../src/face/measures.ts';
import type { Box } from '../src/face/measures.ts';
import type { Creature } from '../src/face/place.ts';
import type { Workshop } from './cache.ts';
import { creatureOf, tilted } from './creatures.ts';
import { cutOf } from './faces.ts';
import type { Bench } from './faces.ts';
import type { FaceLayers } from './manifest.ts';
import type { Sprite } from './pack.ts';

/** Units left free around a figure for its shadow, at the largest size that it is shown at. */
const MARGIN = 3;
/** Windows are cut in this many ways for each water. */
const CUTS = 3;
/** Figures measure whole steps of this, so that they have whole pixels at every scale. */
const STEP = 0.8;

/** A drawing of the table with its size in card units, before it is rasterised. */
interface Sketch {
  name: string;
  shapes: string;
  width: number;
  height: number;
  /** By how much its shapes are enlarged. */
  zoom: number;
}

const up = (units: number): number => Math.ceil(units / STEP) * STEP;

/**
 * The picture of a creature and its place on the faces that show it: `spots` is the place of its
 * opaque pixels.
 */
function figure(
  name: string,
  { art, extent }: Creature,
  spots: readonly Box[],
): { sketch: Sketch; at: Box[] } {
  const k = Math.max(...spots.map((spot) => spot.width)) / extent.width;
  const width = up(extent.width * k + MARGIN * 2);
  const height = up(extent.height * k + MARGIN * 2);
  const shapes =
    `<g transform="translate(${(MARGIN - extent.x * k).toFixed(3)} ${(MARGIN - extent.y * k).toFixed(3)}) ` +
    `scale(${k.toFixed(4)})" filter="url(#lift1)">${art}</g>`;
  const at = spots.map((spot): Box => {
    const share = spot.width / (extent.width * k);
    return {
      x: spot.x - MARGIN * share,
      y: spot.y - MARGIN * share,
      width: width * share,
      height: height * share,
    };
  });
  return { sketch: { name, shapes, width, height, zoom: k }, at };
}

const round = (n: number): number => Math.round(n * 100) / 100;
const layers = (back: string, figure: string, { x, y, width, height }: Box): FaceLayers => ({
  back,
  figure,
  at: [round(x), round(y), round(width), round(height)],
});

/** The offer cards and reef tiles: their parts, and the composition of each face. */
export interface TableArt {
  sketches: Sketch[];
  /** By `animal-<size>/<id>` and `coral-<size>/<id>`. */
  faces: Record<string, FaceLayers>;
}

/**
 * Takes the faces of the table apart into windows, which many cards share, and creatures, which are
 * the same at every size: laid together at play time they weigh a fifth of finished faces.
 */
export async function tableArt({ creatures, workshop }: Bench): Promise<TableArt> {
  const sketches = new Map<string, Sketch>();
  const faces: Record<string, FaceLayers> = {};
  const backdrop = (
    name: string,
    { width, height }: { width: number; height: number },
    shapes: () => string,
  ): string => {
    if (!sketches.has(name)) sketches.set(name, { name, shapes: shapes(), width, height, zoom: 1 });
    return name;
  };
  const animalSizes = ['M', 'S', 'P'] as const;
  const coralSizes = ['M', 'S'] as const;
  for (const id of animalIds) {
    const { water, stand = 'floating', tilt } = settings[id];
    const straight = creatureOf(creatures, id);
    const seed = cutOf(id, CUTS);
    const creature = tilt ? await tilted(straight, tilt, workshop) : straight;
    const { sketch, at } = figure(
      `figure/${id}`,
      creature,
      animalSizes.map((size) => animalSpot(size, { creature, stand })),
    );
    sketches.set(sketch.name, sketch);
    animalSizes.forEach((size, i) => {
      const back = backdrop(`back/${size}-${water}-${seed}`, FACE.animal[size], () =>
        animalBackdrop(size, { water, seed }),
      );
      faces[`animal-${size}/${id}`] = layers(back, sketch.name, at[i]);
    });
  }
  for (const id of coralIds) {
    const creature = creatureOf(creatures, id);
    const seed = cutOf(id, CUTS);
    const water = coralWater(id);
    const { sketch, at } = figure(
      `figure/${id}`,
      creature,
      coralSizes.map((size) => coralSpot(size, creature)),
    );
    sketches.set(sketch.name, sketch);
    coralSizes.forEach((size, i) => {
      const back = backdrop(`back/${size}-coral-${water}-${seed}`, FACE.coral[size], () =>
        coralBackdrop(size, { water, seed }),
      );
      faces[`coral-${size}/${id}`] = layers(back, sketch.name, at[i]);
    });
  }
  return { sketches: [...sketches.values()], faces };
}

/** The parts of the table's faces as pictures of `scale` pixels a unit. */
export const tableSprites = (
  { sketches }: TableArt,
  { workshop, scale }: { workshop: Workshop; scale: number },
): Promise<Sprite[]> =>
  Promise.all(
    sketches.map(async ({ name, shapes, width, height, zoom }) => ({
      name,
      picture: await workshop.pixels(svgDocument(shapes, [0, 0, width, height], { scale, zoom })),
    })),
  );
