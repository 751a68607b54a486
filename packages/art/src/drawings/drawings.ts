import type { Detail, Drawing } from '../draw/detail.ts';
import { scoped } from '../draw/scope.ts';
import { animals } from './animals.ts';
import type { AnimalId } from './animals.ts';
import { corals } from './corals/corals.ts';
import type { CoralId } from './corals/corals.ts';
import { events } from './events/events.ts';
import type { EventId } from './events/events.ts';

export type { AnimalId } from './animals.ts';
export type { CoralId } from './corals/corals.ts';
export type { EventId } from './events/events.ts';
export { coralWater, settings } from './settings.ts';

/** The ids of all animal cards. */
export const animalIds = Object.keys(animals) as AnimalId[];
/** The ids of all coral cards, the basic coral among them. */
export const coralIds = Object.keys(corals) as CoralId[];
/** The ids of all event cards. */
export const eventIds = Object.keys(events) as EventId[];

const drawn = (id: string, drawing: Drawing, detail: Detail): string =>
  scoped(id, () => drawing(detail));

/** An animal as SVG shapes in a 200 x 150 box, facing left; needs the shared definitions. */
export const animalArt = (id: AnimalId, detail: Detail = 'full'): string =>
  drawn(id, animals[id], detail);

/** A coral as SVG shapes in a 200 x 150 box, standing on y = 148; needs the shared definitions. */
export const coralArt = (id: CoralId, detail: Detail = 'full'): string =>
  drawn(id, corals[id], detail);

/** An event's scene as SVG shapes that fill a 300 x 290 box; needs the shared definitions. */
export const eventArt = (id: EventId): string => scoped(id, () => events[id]());
