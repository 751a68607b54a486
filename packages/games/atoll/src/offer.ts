import { animalCard, isCoral } from './cards/index.ts';
import type { AtollState, Pile } from './state.ts';
import type { CardId, OfferName } from './vocabulary.ts';

export function pileOf(state: AtollState, offer: OfferName): Pile {
  return state[offer];
}

/** The pile that a card belongs to; each kind has its own discard pile (ruling 17). */
export function offerOf(card: CardId): OfferName {
  if (isCoral(card)) return 'corals';
  const animal = animalCard(card);
  return animal.group === 'fish' && animal.size === 'large' ? 'large' : 'animals';
}
