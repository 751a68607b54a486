import { svgDocument } from '../src/draw/defs.ts';
import { animalIds, coralIds, eventArt, eventIds, settings } from '../src/drawings/drawings.ts';
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

/** Pixels per card unit of the reading pictures and the loose creatures. */
export const SCALE = 2;

// every card with its own cuts would take minutes; a few cuts of each water are varied enough
const CUTS = 5;

/** Creatures never reach lower than this on a reading card, so the costly filters need not run over the paper below. */
const FIGURE_DEPTH = { animal: 250, coral: 300 } as const;

/** One of the cuts that windows are made in, always the same for a card. */
export const cutOf = (id: string, cuts: number): string =>
  `cut${[...id].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7) % cuts}`;

const READING_WIDTH = FACE.animal.L.width;

/** The figure of a reading face; `spot` is where its opaque pixels lie. */
function figureDocument(shapes: string, { extent }: Creature, { spot, depth }: { spot: Box; depth: number }): string {
  return svgDocument(shapes, [0, 0, READING_WIDTH, depth], { scale: SCALE, zoom: spot.width / extent.width });
}

async function animalPicture(id: AnimalId, { creatures, workshop }: Bench): Promise<Picture> {
  const { water, stand = 'floating' } = settings[id], creature = creatureOf(creatures, id), { width, height } = FACE.animal.L;
  const [backdrop, figure] = await Promise.all([
    workshop.pixels(svgDocument(animalBackdrop('L', { water, seed: cutOf(id, CUTS) }), [0, 0, width, height], { scale: SCALE })),
    workshop.pixels(figureDocument(animalFigure('L', { creature, stand }), creature, {
      spot: animalSpot('L', { creature, stand }),
      depth: FIGURE_DEPTH.animal,
    })),
  ]);
  return blend(backdrop, figure);
}

async function coralPicture(id: CoralId, { creatures, workshop }: Bench): Promise<Picture> {
  const { width, height } = FACE.coral.L, creature = creatureOf(creatures, id);
  const [backdrop, figure] = await Promise.all([
    workshop.pixels(svgDocument(coralBackdrop('L', { seed: cutOf(id, CUTS) }), [0, 0, width, height], { scale: SCALE })),
    workshop.pixels(figureDocument(coralFigure('L', { creature }), creature, {
      spot: coralSpot('L', creature),
      depth: FIGURE_DEPTH.coral,
    })),
  ]);
  return blend(backdrop, figure);
}

function eventDocument(id: EventId): string {
  const { width, height } = FACE.event.L;
  return svgDocument(eventFace({ id, scene: eventArt(id) }), [0, 0, width, height], { scale: SCALE });
}

/** What the faces are made with. */
export interface Bench {
  creatures: Creatures;
  workshop: Workshop;
}

/** One reading picture: the card's id, its kind and its pixels. */
export interface ReadingFace {
  id: string;
  kind: 'animal' | 'coral' | 'event';
  picture: Promise<Picture>;
}

/** The reading faces of all cards. */
export const readingFaces = (bench: Bench): ReadingFace[] => [
  ...animalIds.map((id): ReadingFace => ({ id, kind: 'animal', picture: animalPicture(id, bench) })),
  ...coralIds.map((id): ReadingFace => ({ id, kind: 'coral', picture: coralPicture(id, bench) })),
  ...eventIds.map((id): ReadingFace => ({ id, kind: 'event', picture: bench.workshop.pixels(eventDocument(id)) })),
];
