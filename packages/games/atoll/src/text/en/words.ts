import type { AnimalFilter, CoralFilter } from '../../vocabulary.ts';
import { isOtherCategory } from '../neutral/counting.ts';
import type { Grammar, ThingWords } from '../neutral/grammar.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { icon, phraseText, say, type IconPart, type Phrase } from '../phrase.ts';
import { cardNames } from './card-names.ts';
import { names } from './names.ts';

export const { all, cardWord, one } = lexicon('en-GB', cardNames);

/** The possessive form of a name. */
export const possessive = (name: string): string => `${name}’s`;

/** The words for tokens after a number. */
export const coins = (count: number): IconPart => icon('coin', one(count, 'coin', 'coins'));
export const plankton = icon('plankton', 'plankton');
export const scales = (count: number): IconPart => icon('scale', one(count, 'fish scale', 'fish scales'));
const popularity = icon('popularity', 'popularity');
export const pollution = icon('pollution', 'pollution');
export const fatigue = icon('fatigue', 'Fatigue');
export const colonies = (count: number): IconPart => icon('colony', one(count, 'colony', 'colonies'));
/** Points have no sign of their own: the heart is the popularity token, which is worth one. */
export const points = (count: number): string => one(count, 'point', 'points');

const tokens: Grammar['given'] = { ...{ coins, scales, colonies, plankton: () => plankton, popularity: () => popularity }, ...{ pollution: () => pollution, fatigue: () => fatigue } };

/** "a Small Fish", "an animal". */
export function withArticle(phrase: Phrase): Phrase {
  return say`${/^[aeiou]/i.test(phraseText(phrase)) ? 'an' : 'a'} ${phrase}`;
}

/** The words of a filter, without number: "Small Fish", "Crustaceans at high". */
export function filterWords(filter: AnimalFilter, count: number): Phrase {
  const kind = kindWords(filter, count);
  const level = filter.level ? say`${kind} at ${names.levels[filter.level]}` : kind;
  if (!filter.not) return level;
  const { level: notAt, ...others } = filter.not;
  if (notAt && Object.keys(others).length === 0) return say`${level} not at ${names.levels[notAt]}`;
  return say`${level} other than ${filterWords(filter.not, count)}`;
}

function kindWords({ size, category, algae, group }: AnimalFilter, count: number): Phrase {
  if (size) return [icon(size, names.sizes[size])];
  if (category) {
    const word = one(count, names.categories[category], names.categoryNames[category]);
    return [isOtherCategory(category) ? icon(category, word) : word];
  }
  if (algae) return [icon('algae', one(count, 'Algae animal', 'Algae animals'))];
  if (group === 'fish') return [icon('any-fish', names.groups.fish)];
  if (group === 'other') return [icon('other', one(count, names.groups.other, 'Other Animals'))];
  return [icon('any-animal', one(count, 'animal', 'animals'))];
}

function coralWords({ form, polluted, clean }: CoralFilter, count: number): Phrase {
  const kind = form ? names.forms[form] : 'coral';
  return say`${polluted ? 'polluted ' : ''}${clean ? 'unpolluted ' : ''}${kind}${one(count, '', 's')}`;
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'category', 'categories'));
const pairs = (count: number): IconPart => icon('symbiosis', one(count, 'Symbiosis pair', 'Symbiosis pairs'));
const others = icon('other', 'Other Animals');
const fish = icon('any-fish', 'Fish');

/** "colony", "polluted corals", "categories of Fish" */
const things: ThingWords = {
  ...{ corals: coralWords, colonies: (count) => [colonies(count)] },
  pairs: (count) => [pairs(count)],
  otherCategories: (count) => say`${kinds(count)} of ${others}`,
  fishCategories: (count) => say`${kinds(count)} of ${fish}`,
};
const countWords = countWordsOf(things, filterWords);

export const grammar: Grammar = {
  ...{ all, cardWord, points, filter: filterWords },
  ...{ colon: ': ', semicolon: '; ', nothing: 'nothing' },
  ...{ given: tokens, shown: tokens },
  rate: {
    each: (counted) => say` for each ${countWords(counted, 1)}`,
    every: (counted, every) => say` for every ${every} ${countWords(counted, every)}`,
    atMost: (limit) => say` (at most ${limit})`,
    levels: names.levels,
    short: { ...things, otherCategories: (count) => say`${kinds(count)} ${others}`, fishCategories: (count) => say`${kinds(count)} ${fish}` },
  },
};
