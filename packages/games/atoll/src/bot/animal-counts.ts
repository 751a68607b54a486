import { memoize } from '../memoize.ts';
import type { Animal } from '../state.ts';
import { traitsOfAnimals, type AnimalTraits } from './animal-traits.ts';
import { bits, type CardSet } from './card-set.ts';

/** The animals on an atoll, as far as they are counted. */
export interface AnimalCounts {
  readonly all: CardSet;
  /** Animals at the middle and at the high level. */
  readonly middle: CardSet;
  readonly top: CardSet;
  /** Animals in Symbiosis. */
  readonly paired: number;
  readonly fishCategories: number;
  readonly otherCategories: number;
}

/** Counts a row of animals. Rows are values, so a cached count stays valid. */
export const animalCounts: (animals: readonly Animal[]) => AnimalCounts = memoize(
  (animals: readonly Animal[]): AnimalCounts => {
    const all = { low: 0, high: 0 };
    const middle = { low: 0, high: 0 };
    const top = { low: 0, high: 0 };
    let paired = 0;
    let fish = 0;
    let others = 0;
    const row = traitsOfAnimals(animals);
    for (let slot = 0; slot < animals.length; slot++) {
      const { level, partner } = animals[slot] as Animal;
      const traits = row[slot] as AnimalTraits;
      include(all, traits.bit);
      if (level === 2) include(middle, traits.bit);
      if (level === 3) include(top, traits.bit);
      if (partner !== '') paired++;
      if (traits.fish) fish |= traits.category;
      else others |= traits.category;
    }
    return { all, middle, top, paired, fishCategories: bits(fish), otherCategories: bits(others) };
  },
);

function include(set: { low: number; high: number }, card: CardSet): void {
  set.low |= card.low;
  set.high |= card.high;
}
