import { animals, basicCoral, corals } from '../src/cards/index.ts';
import type { AnimalCard, CoralCard } from '../src/cards/index.ts';
import type { Amount, AnimalFilter, Reef } from '../src/index.ts';
import type { ScoreTerm } from '../src/vocabulary.ts';

interface Held {
  readonly card: AnimalCard;
  readonly level: number;
  readonly paired: boolean;
}

interface Table {
  readonly held: readonly Held[];
  readonly corals: readonly {
    readonly card: CoralCard;
    readonly polluted: boolean;
    readonly colonies: number;
  }[];
}

/** The score sheet of an atoll, counted from the cards on it and by nothing that the rules use. */
export function recount(
  reef: Reef,
  modules: { readonly biodiversity: boolean },
): Readonly<Record<string, number>> {
  const table: Table = {
    held: reef.animals.map(({ card, level, partner }) => ({
      card: pick(animals, card),
      level,
      paired: partner !== '',
    })),
    corals: reef.corals.map(({ card, polluted, grown }) => {
      const found = pick([...corals, basicCoral], card);
      return { card: found, polluted, colonies: found.sides.length + grown.length };
    }),
  };
  const dirty = table.corals.filter((coral) => coral.polluted).length;
  let fromCorals = 0;
  for (const { card, polluted } of table.corals)
    if (!polluted && card.ability.type === 'endOfGame')
      fromCorals += points(table, card.ability.score);
  let endings = 0;
  for (const { card, level } of table.held)
    for (const effect of card.effects)
      if (level === 3 && effect.on === 'end') endings += points(table, effect.score);
  return {
    animals: table.held.reduce((sum, { card, level }) => sum + card.points[level - 1]!, 0),
    corals: fromCorals,
    endings,
    popularity: reef.popularity,
    scales: reef.scales,
    pollution: 0 - dirty,
    ...(modules.biodiversity ? { biodiversity: variety(table.held) } : {}),
  };
}

function pick<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  return cards.find((card) => card.id === id)!;
}

/** 1 for each category of Other Animals, 2 for each further fish of a category. */
function variety(held: readonly Held[]): number {
  const others = new Set(
    held.filter(({ card }) => card.group === 'other').map(({ card }) => card.category),
  );
  const fish = held.filter(({ card }) => card.group === 'fish').map(({ card }) => card.category);
  return others.size + 2 * (fish.length - new Set(fish).size);
}

function points(table: Table, terms: readonly ScoreTerm[]): number {
  const clean = table.corals.every((coral) => !coral.polluted);
  return terms
    .filter((term) => clean || !term.cleanReef)
    .reduce((sum, term) => sum + value(table, term.points), 0);
}

function value(table: Table, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const times = Math.floor(count(table, amount) / (amount.every ?? 1));
  return Math.min(amount.max ?? Infinity, times * amount.each);
}

function count(table: Table, amount: Exclude<Amount, number>): number {
  const categories = (group: string): number =>
    new Set(table.held.filter(({ card }) => card.group === group).map(({ card }) => card.category))
      .size;
  switch (amount.per) {
    case 'animals':
      return table.held.filter((animal) => fits(animal, amount.filter ?? {})).length;
    case 'corals':
      return table.corals.filter(
        ({ card, polluted }) =>
          (!amount.filter?.form || card.form === amount.filter.form) &&
          (!amount.filter?.polluted || polluted),
      ).length;
    case 'colonies':
      return table.corals.reduce((sum, coral) => sum + coral.colonies, 0);
    case 'pairs':
      return table.held.filter((animal) => animal.paired).length / 2;
    case 'otherCategories':
      return categories('other');
    case 'fishCategories':
      return categories('fish');
  }
}

function fits(
  { card, level, paired }: Held,
  { group, size, category, algae, level: wanted, not }: AnimalFilter,
): boolean {
  const own = card.group === 'fish' ? card.size : undefined;
  return (
    (group === undefined || card.group === group) &&
    (size === undefined || own === size) &&
    (category === undefined || card.category === category) &&
    (algae === undefined || card.algae === true) &&
    (wanted === undefined || level === wanted) &&
    (not === undefined || !fits({ card, level, paired }, not))
  );
}
