import { animalCard, coralCard } from '../cards/index.ts';
import type { CardId } from '../vocabulary.ts';

/** Coins; dearer animals are not cheap. */
export const CHEAP = 3;

/** Throws `UnknownCard` for an id that is no animal's. */
export const isCheap = (animal: CardId): boolean => animalCard(animal).cost <= CHEAP;

/** Throws `UnknownCard` for an id that is no animal's. */
export function isLargeFish(animal: CardId): boolean {
  const card = animalCard(animal);
  return card.group === 'fish' && card.size === 'large';
}

/** Throws `UnknownCard` for an id that is no coral's. */
export const isEndCoral = (coral: CardId): boolean => coralCard(coral).ability.type === 'endOfGame';
