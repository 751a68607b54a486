import type { CardId } from '@atoll/game-atoll';
import { animalCard, coralCard, isAnimal, isCoral, type AnimalCard, type CoralCard } from '@atoll/game-atoll/cards';

/** The card tables, looked up by id: undefined for an id that is of the other kind, or none. */
export interface CardBook {
  readonly animal: (id: CardId) => AnimalCard | undefined;
  readonly coral: (id: CardId) => CoralCard | undefined;
}

export const book: CardBook = {
  animal: (id) => (isAnimal(id) ? animalCard(id) : undefined),
  coral: (id) => (isCoral(id) ? coralCard(id) : undefined),
};

export const nameOf = (id: CardId): string => book.animal(id)?.name ?? book.coral(id)?.name ?? id;
