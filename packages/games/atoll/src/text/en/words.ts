import { printedId } from '../../cards/index.ts';
import type { AnimalFilter, CardId, CoralFilter, Count } from '../../vocabulary.ts';
import { isOtherCategory, limitOf, type Counted } from '../neutral/counting.ts';
import { tokensOf, type Gained } from '../neutral/op-order.ts';
import {
  phraseText,
  say,
  type CardPart,
  type IconName,
  type IconPart,
  type Phrase,
} from '../phrase.ts';
import { cardNames } from './card-names.ts';
import { all, format } from './format.ts';
import { categories, categoryNames, forms, groups, levels, sizes } from './names.ts';

export const icon = (name: IconName, word: string): IconPart => ({ icon: name, word });

const names: Readonly<Record<CardId, string>> = cardNames;

/** The name of a card; a card without a name gives its id. */
export const cardName = (card: CardId): string => names[printedId(card)] ?? card;

export const cardWord = (card: CardId): CardPart => ({ card, word: cardName(card) });

/** The possessive form of a name. */
export const possessive = (name: string): string => `${name}’s`;

/** The form of a word that agrees with a number. */
export const one = (count: number, single: string, several: string): string =>
  format.plural(count, { one: single, other: several });

/** The words for tokens after a number. */
export const coins = (count: number): IconPart => icon('coin', one(count, 'coin', 'coins'));
export const plankton = icon('plankton', 'plankton');
export const scales = (count: number): IconPart =>
  icon('scale', one(count, 'fish scale', 'fish scales'));
export const popularity = icon('popularity', 'popularity');
export const pollution = icon('pollution', 'pollution');
export const fatigue = icon('fatigue', 'Fatigue');
export const colonies = (count: number): IconPart =>
  icon('colony', one(count, 'colony', 'colonies'));
/** Points have no sign of their own: the heart is the popularity token, which is worth one. */
export const points = (count: number): string => one(count, 'point', 'points');

/** The word for a gained or paid token, after a number. */
export const tokenWord = (what: Gained, count: number): IconPart =>
  ({ coins, plankton: () => plankton, scales, popularity: () => popularity })[what](count);

/** "1 coin, 2 plankton and 1 fish scale"; amounts of 0 are left out. */
export function tokens(amounts: Partial<Record<Gained, number>>): Phrase {
  const parts = tokensOf(amounts).map(({ what, count }) => say`${count} ${tokenWord(what, count)}`);
  return parts.length > 0 ? all(parts) : say`nothing`;
}

/** "a Small Fish", "an animal". */
export function withArticle(phrase: Phrase): Phrase {
  return say`${/^[aeiou]/i.test(phraseText(phrase)) ? 'an' : 'a'} ${phrase}`;
}

/** The words of a filter, without number: "Small Fish", "Crustaceans at high". */
export function filterWords(filter: AnimalFilter, count: number): Phrase {
  const kind = kindWords(filter, count);
  const level = filter.level ? say`${kind} at ${levels[filter.level]}` : kind;
  if (!filter.not) return level;
  const { level: notAt, ...others } = filter.not;
  if (notAt && Object.keys(others).length === 0) return say`${level} not at ${levels[notAt]}`;
  return say`${level} other than ${filterWords(filter.not, count)}`;
}

function kindWords(filter: AnimalFilter, count: number): Phrase {
  if (filter.size) return [icon(filter.size, sizes[filter.size])];
  if (filter.category) {
    const word = one(count, categories[filter.category], categoryNames[filter.category]);
    return [isOtherCategory(filter.category) ? icon(filter.category, word) : word];
  }
  if (filter.algae) return [icon('algae', one(count, 'Algae animal', 'Algae animals'))];
  if (filter.group === 'fish') return [icon('any-fish', groups.fish)];
  if (filter.group === 'other')
    return [icon('other', one(count, groups.other, `${groups.other}s`))];
  return [icon('any-animal', one(count, 'animal', 'animals'))];
}

function coralWords(filter: CoralFilter, count: number): Phrase {
  const kind = filter.form ? forms[filter.form] : 'coral';
  return say`${filter.polluted ? 'polluted ' : ''}${filter.clean ? 'unpolluted ' : ''}${kind}${one(count, '', 's')}`;
}

/** The things that an amount counts: "colony", "polluted corals". */
export function countWords(counted: Count, count: number): Phrase {
  switch (counted.per) {
    case 'animals':
      return filterWords(counted.filter ?? {}, count);
    case 'corals':
      return coralWords(counted.filter ?? {}, count);
    case 'colonies':
      return [colonies(count)];
    case 'pairs':
      return [icon('symbiosis', one(count, 'Symbiosis pair', 'Symbiosis pairs'))];
    case 'otherCategories':
      return say`${kinds(count)} of ${icon('other', `${groups.other}s`)}`;
    case 'fishCategories':
      return say`${kinds(count)} of ${icon('any-fish', groups.fish)}`;
  }
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'category', 'categories'));

/** The same with as few words as possible. */
function countShort(counted: Count, count: number): Phrase {
  switch (counted.per) {
    case 'otherCategories':
      return say`${kinds(count)} ${icon('other', `${groups.other}s`)}`;
    case 'fishCategories':
      return say`${kinds(count)} ${icon('any-fish', groups.fish)}`;
    case 'animals': {
      const { level, ...filter } = counted.filter ?? {};
      const kind = filterWords(filter, count);
      return level === undefined ? kind : say`${kind} ${levels[level]}`;
    }
    case 'corals':
    case 'colonies':
    case 'pairs':
      return countWords(counted, count);
  }
}

/** The limit where there are icons instead of words. */
export const atMost = (limit: number): string => ` ≤ ${limit}`;
export const atLeast = (limit: number): string => (limit > 0 ? ` ≥ ${limit}` : '');

/**
 * " for each Crustacean (at most 6 points)", " for every 2 colonies", with `word` for the gained
 * token. `among` stands after the things counted.
 */
export function rateWords(
  counted: Counted,
  word: (count: number) => IconPart | string,
  { among = '' }: { readonly among?: string } = {},
): Phrase {
  const every = counted.every ?? 1;
  const things =
    every === 1
      ? say` for each ${countWords(counted, 1)}${among}`
      : say` for every ${every} ${countWords(counted, every)}${among}`;
  const limit = limitOf(counted);
  return limit === undefined ? things : say`${things} (at most ${limit} ${word(limit)})`;
}

/** " / 2 colonies ≤ 6" in the short form. */
export function rateShort(counted: Counted): Phrase {
  const every = counted.every ?? 1;
  const things =
    every === 1
      ? say` / ${countShort(counted, 1)}`
      : say` / ${every} ${countShort(counted, every)}`;
  const limit = limitOf(counted);
  return limit === undefined ? things : say`${things}${atMost(limit)}`;
}
