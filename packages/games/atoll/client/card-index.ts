import type { CardId } from '../src/index.ts';
import {
  animalCard,
  coralCard,
  eventCard,
  isAnimal,
  isCoral,
  isEvent,
  type AnimalCard,
  type CoralCard,
  type EventCard,
} from '../src/cards/index.ts';

/** The card tables, looked up by id: undefined for an id that is of the other kind, or none. */
export interface CardBook {
  readonly animal: (id: CardId) => AnimalCard | undefined;
  readonly coral: (id: CardId) => CoralCard | undefined;
  readonly event: (id: CardId) => EventCard | undefined;
}

export const book: CardBook = {
  animal: (id) => (isAnimal(id) ? animalCard(id) : undefined),
  coral: (id) => (isCoral(id) ? coralCard(id) : undefined),
  event: (id) => (isEvent(id) ? eventCard(id) : undefined),
};

/** The sides of a coral that have a colony from the beginning, such as 'NE'. */
export const sidesOf = (id: CardId): string => (book.coral(id)?.sides ?? []).join('');
