import { animalCard, coralCard } from './cards/index.ts';
import { countColonies } from './reef/grid.ts';
import type { AnimalCard } from './cards/card.ts';
import type { Coral, Reef } from './state.ts';
import type { Amount, AnimalFilter, Count, CoralFilter, Level } from './vocabulary.ts';

/**
 * Whether a card is of the kind that a filter names. `level` is needed only by filters that ask for
 * one.
 */
export function matchesAnimal(filter: AnimalFilter, card: AnimalCard, level: Level = 1): boolean {
  if (filter.group && card.group !== filter.group) return false;
  if (filter.size && (card.group !== 'fish' || card.size !== filter.size)) return false;
  if (filter.category && card.category !== filter.category) return false;
  if (filter.algae && !card.algae) return false;
  if (filter.level && level !== filter.level) return false;
  return !filter.not || !matchesAnimal(filter.not, card, level);
}

function matchesCoral(filter: CoralFilter, coral: Coral): boolean {
  if (filter.polluted && !coral.polluted) return false;
  if (filter.clean && coral.polluted) return false;
  return !filter.form || coralCard(coral.card).form === filter.form;
}

/** The current value of an amount on a reef. */
export function valueOf(amount: Amount, reef: Reef): number {
  if (typeof amount === 'number') return amount;
  const value = Math.floor(countOf(amount, reef) / (amount.every ?? 1)) * amount.each;
  return amount.max === undefined ? value : Math.min(amount.max, value);
}

function countOf(count: Count, reef: Reef): number {
  switch (count.per) {
    case 'animals':
      return reef.animals.filter((animal) =>
        matchesAnimal(count.filter ?? {}, animalCard(animal.card), animal.level),
      ).length;
    case 'corals':
      return reef.corals.filter((coral) => matchesCoral(count.filter ?? {}, coral)).length;
    case 'colonies':
      return countColonies(reef);
    case 'pairs':
      return reef.animals.filter((animal) => animal.partner !== '').length / 2;
    case 'otherCategories':
      return distinctCategories(reef, 'other');
    case 'fishCategories':
      return distinctCategories(reef, 'fish');
  }
}

function distinctCategories(reef: Reef, group: AnimalCard['group']): number {
  const cards = reef.animals.map((animal) => animalCard(animal.card));
  return new Set(cards.filter((card) => card.group === group).map((card) => card.category)).size;
}
