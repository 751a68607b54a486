import { svgDocument } from '../src/draw/defs.ts';
import { animalIds, coralIds, eventArt, eventIds, settings } from '../src/drawings/drawings.ts';
import type { AnimalId, CoralId, EventId } from '../src/drawings/drawings.ts';
import { animalBackdrop, animalFigure } from '../src/face/animal-face.ts';
import type { AnimalSize } from '../src/face/animal-face.ts';
import { coralBackdrop, coralFigure } from '../src/face/coral-face.ts';
import type { CoralSize } from '../src/face/coral-face.ts';
import { eventFace } from '../src/face/event-face.ts';
import { FACE } from '../src/face/measures.ts';
import type { Creature } from '../src/face/place.ts';
import { blend } from './blend.ts';
import type { Workshop } from './cache.ts';
import { tilted } from './creatures.ts';
import type { Creatures } from './creatures.ts';
import type { Picture } from './image.ts';
import type { Sprite } from './pack.ts';

/** Pixels per card unit in everything baked. */
export const SCALE = 2;

const creatureOf = (creatures: Creatures, id: string): Creature => {
  const creature = creatures.get(id);
  if (!creature) throw new Error(`no drawing for ${id}`);
  return creature;
};

// every card with its own cuts would take minutes; a few cuts of each water are varied enough
const CUTS = 5;

/** Creatures never reach lower than this on a reading card, so the costly filters need not run over the paper below. */
const FIGURE_DEPTH = { animal: 250, coral: 300 } as const;

const cutOf = (id: string): string => `cut${[...id].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7) % CUTS}`;

async function animalPicture(id: AnimalId, size: AnimalSize, { creatures, workshop }: Bench): Promise<Picture> {
  const { water, stand = 'floating', tilt } = settings[id], straight = creatureOf(creatures, id);
  const creature = tilt && size !== 'L' ? await tilted(straight, tilt, workshop) : straight;
  const { width, height } = FACE.animal[size], depth = Math.min(height, FIGURE_DEPTH.animal);
  const [backdrop, figure] = await Promise.all([
    workshop.pixels(svgDocument(animalBackdrop(size, { water, seed: cutOf(id) }), [0, 0, width, height], { scale: SCALE })),
    workshop.pixels(svgDocument(animalFigure(size, { creature, stand }), [0, 0, width, depth], { scale: SCALE })),
  ]);
  return blend(backdrop, figure);
}

async function coralPicture(id: CoralId, size: CoralSize, { creatures, workshop }: Bench): Promise<Picture> {
  const { width, height } = FACE.coral[size], depth = Math.min(height, FIGURE_DEPTH.coral);
  const [backdrop, figure] = await Promise.all([
    workshop.pixels(svgDocument(coralBackdrop(size, { seed: cutOf(id) }), [0, 0, width, height], { scale: SCALE })),
    workshop.pixels(svgDocument(coralFigure(size, { creature: creatureOf(creatures, id) }), [0, 0, width, depth], { scale: SCALE })),
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

/** All faces of animals in one size, named `animal-<size>/<id>`. */
export const animalSprites = (size: AnimalSize, bench: Bench): Promise<Sprite[]> =>
  Promise.all(animalIds.map(async id => ({
    name: `animal-${size}/${id}`,
    picture: await animalPicture(id, size, bench),
  })));

/** All faces of corals in one size, named `coral-<size>/<id>`. */
export const coralSprites = (size: CoralSize, bench: Bench): Promise<Sprite[]> =>
  Promise.all(coralIds.map(async id => ({
    name: `coral-${size}/${id}`,
    picture: await coralPicture(id, size, bench),
  })));

/** A polluted coral: nearly grey and dark. */
export function polluted({ name, picture }: Sprite): Sprite {
  const { width, height } = picture, data = new Uint8Array(picture.data);
  const saturation = .25, brightness = .62;
  for (let i = 0; i < data.length; i += 4) {
    const grey = data[i] * .213 + data[i + 1] * .715 + data[i + 2] * .072;
    for (let c = 0; c < 3; c++) data[i + c] = (grey + (data[i + c] - grey) * saturation) * brightness;
  }
  const tile: Picture = { width, height, data };
  return { name: name.replace('coral-', 'polluted-'), picture: tile };
}

/** One reading picture: the card's id, its kind and its pixels. */
export interface ReadingFace {
  id: string;
  kind: 'animal' | 'coral' | 'event';
  picture: Promise<Picture>;
}

/** The reading faces of all cards. */
export const readingFaces = (bench: Bench): ReadingFace[] => [
  ...animalIds.map((id): ReadingFace => ({ id, kind: 'animal', picture: animalPicture(id, 'L', bench) })),
  ...coralIds.map((id): ReadingFace => ({ id, kind: 'coral', picture: coralPicture(id, 'L', bench) })),
  ...eventIds.map((id): ReadingFace => ({ id, kind: 'event', picture: bench.workshop.pixels(eventDocument(id)) })),
];
