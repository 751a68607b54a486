import { svgDocument } from '../src/draw/defs.ts';
import {
  animalIds,
  coralIds,
  coralWater,
  eventArt,
  eventIds,
  settings,
} from '../src/drawings/drawings.ts';
import type { AnimalId, CoralId, EventId } from '../src/drawings/drawings.ts';
import { animalBackdrop, animalFigure, animalSpot } from '../src/face/animal-face.ts';
import { coralBackdrop, coralFigure, coralSpot } from '../src/face/coral-face.ts';
import { eventFace } from '../src/face/event-face.ts';
import { FACE } from '../src/face/measures.ts';
import type { Box } from '../src/face/measures.ts';
import type { Creature } from '../src/face/place.ts';
import { blend } from './blend.ts';
import type { Workshop } from './cache.ts';
import { creatureOf } from './creatures.ts';
import type { Creatures } from './creatures.ts';
import type { Picture } from './image.ts';

/** Pixels per unit of the reading pictures and the loose creatures. */
export const SCALE = 2;
/** Pixels per unit of the small pictures that stand in for reading pictures. */
export const STAND_IN_SCALE = 0.75;

// every card with its own cuts would take minutes; a few cuts of each water are varied enough
const CUTS = 5;

/**
 * Creatures never reach lower than this on a reading card, so the costly filters need not run over
 * the paper below.
 */
const FIGURE_DEPTH = { animal: 250, coral: 300 } as const;

/** One of the cuts that windows are made in, always the same for a card. */
export const cutOf = (id: string, cuts: number): string =>
  `cut${[...id].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7) % cuts}`;

const READING_WIDTH = FACE.animal.L.width;

/** The figure of a reading face; `spot` is where its opaque pixels lie. */
function figureDocument(
  shapes: string,
  { extent }: Creature,
  { spot, depth, scale }: { spot: Box; depth: number; scale: number },
): string {
  return svgDocument(shapes, [0, 0, READING_WIDTH, depth], {
    scale,
    zoom: spot.width / extent.width,
  });
}

async function animalPicture(
  id: AnimalId,
  { creatures, workshop, scale }: ReadingBench,
): Promise<Picture> {
  const { water, stand = 'floating' } = settings[id];
  const creature = creatureOf(creatures, id);
  const { width, height } = FACE.animal.L;
  const [backdrop, figure] = await Promise.all([
    workshop.pixels(
      svgDocument(animalBackdrop('L', { water, seed: cutOf(id, CUTS) }), [0, 0, width, height], {
        scale,
      }),
    ),
    workshop.pixels(
      figureDocument(animalFigure('L', { creature, stand }), creature, {
        spot: animalSpot('L', { creature, stand }),
        depth: FIGURE_DEPTH.animal,
        scale,
      }),
    ),
  ]);
  return blend(backdrop, figure);
}

async function coralPicture(
  id: CoralId,
  { creatures, workshop, scale }: ReadingBench,
): Promise<Picture> {
  const { width, height } = FACE.coral.L;
  const creature = creatureOf(creatures, id);
  const [backdrop, figure] = await Promise.all([
    workshop.pixels(
      svgDocument(
        coralBackdrop('L', { water: coralWater(id), seed: cutOf(id, CUTS) }),
        [0, 0, width, height],
        { scale },
      ),
    ),
    workshop.pixels(
      figureDocument(coralFigure('L', { creature }), creature, {
        spot: coralSpot('L', creature),
        depth: FIGURE_DEPTH.coral,
        scale,
      }),
    ),
  ]);
  return blend(backdrop, figure);
}

function eventDocument(id: EventId, scale: number): string {
  const { width, height } = FACE.event.L;
  return svgDocument(eventFace({ id, scene: eventArt(id) }), [0, 0, width, height], { scale });
}

/** The tools that make the faces. */
export interface Bench {
  creatures: Creatures;
  workshop: Workshop;
}

/** The tools that make reading faces. */
export interface ReadingBench extends Bench {
  /** Pixels per card unit. */
  scale: number;
}

/** One reading picture: the card's id and its kind. */
export interface ReadingFace {
  id: string;
  kind: 'animal' | 'coral' | 'event';
  /** Its pixels, made on request. */
  picture(bench: ReadingBench): Promise<Picture>;
}

/** The reading faces of all cards. */
export const readingFaces: readonly ReadingFace[] = [
  ...animalIds.map(
    (id): ReadingFace => ({ id, kind: 'animal', picture: (bench) => animalPicture(id, bench) }),
  ),
  ...coralIds.map(
    (id): ReadingFace => ({ id, kind: 'coral', picture: (bench) => coralPicture(id, bench) }),
  ),
  ...eventIds.map(
    (id): ReadingFace => ({
      id,
      kind: 'event',
      picture: ({ workshop, scale }) => workshop.pixels(eventDocument(id, scale)),
    }),
  ),
];
