import { svgDocument } from '../src/draw/defs.ts';
import { animalIds, coralIds, eventArt, eventIds, settings } from '../src/drawings/drawings.ts';
import type { AnimalId, CoralId, EventId } from '../src/drawings/drawings.ts';
import { animalFace } from '../src/face/animal-face.ts';
import type { AnimalSize } from '../src/face/animal-face.ts';
import { coralFace } from '../src/face/coral-face.ts';
import type { CoralSize } from '../src/face/coral-face.ts';
import { eventFace } from '../src/face/event-face.ts';
import { FACE } from '../src/face/measures.ts';
import type { Creature } from '../src/face/place.ts';
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

async function animalDocument(id: AnimalId, size: AnimalSize, { creatures, workshop }: Bench): Promise<string> {
  const { water, stand = 'floating', tilt } = settings[id], straight = creatureOf(creatures, id);
  const creature = tilt && size !== 'L' ? await tilted(straight, tilt, workshop) : straight;
  const { width, height } = FACE.animal[size];
  return svgDocument(animalFace(size, { id, water, creature, stand }), [0, 0, width, height], { scale: SCALE });
}

function coralDocument(id: CoralId, size: CoralSize, { creatures }: Bench): string {
  const { width, height } = FACE.coral[size];
  return svgDocument(coralFace(size, { id, creature: creatureOf(creatures, id) }), [0, 0, width, height], { scale: SCALE });
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
    picture: await bench.workshop.pixels(await animalDocument(id, size, bench)),
  })));

/** All faces of corals in one size, named `coral-<size>/<id>`. */
export const coralSprites = (size: CoralSize, bench: Bench): Promise<Sprite[]> =>
  Promise.all(coralIds.map(async id => ({
    name: `coral-${size}/${id}`,
    picture: await bench.workshop.pixels(coralDocument(id, size, bench)),
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

/** One reading picture: the card's id, its kind and its SVG document. */
export interface ReadingFace {
  id: string;
  kind: 'animal' | 'coral' | 'event';
  svg: string;
}

/** The reading faces of all cards. */
export async function readingFaces(bench: Bench): Promise<ReadingFace[]> {
  return [
    ...await Promise.all(animalIds.map(async (id): Promise<ReadingFace> => ({ id, kind: 'animal', svg: await animalDocument(id, 'L', bench) }))),
    ...coralIds.map((id): ReadingFace => ({ id, kind: 'coral', svg: coralDocument(id, 'L', bench) })),
    ...eventIds.map((id): ReadingFace => ({ id, kind: 'event', svg: eventDocument(id) })),
  ];
}
