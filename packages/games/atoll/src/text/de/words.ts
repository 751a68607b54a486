import { printedId } from '../../cards/index.ts';
import type { AnimalFilter, CardId, CoralFilter, Count } from '../../vocabulary.ts';
import { limitOf, type Counted } from '../neutral/counting.ts';
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
import { filterAfter, filterIn } from './kinds.ts';
import { forms, levels } from './names.ts';

export const icon = (name: IconName, word: string): IconPart => ({ icon: name, word });

const names: Readonly<Record<CardId, string>> = cardNames;

/** The name of a card; a card without a name gives its id. */
const cardName = (card: CardId): string => names[printedId(card)] ?? card;

export const cardWord = (card: CardId): CardPart => ({ card, word: cardName(card) });

/** Nouns that have an ending in every case but the first. */
const weak = (name: string): string =>
  name.replace(/krake$/, 'kraken').replace(/polyp$/, 'polypen');

/** The same after "von": "Großer Sternkoralle", "Blauem Seestern". */
export const cardDative = (card: CardId): CardPart => ({
  card,
  word: weak(cardName(card)).replace(
    /^(\p{L}+?)(e|er|es) (?=\p{Lu})/u,
    (_, stem: string, ending: string) => `${stem}${ending === 'e' ? 'er' : 'em'} `,
  ),
});

/** The form of a word that agrees with a number. */
export const one = (count: number, single: string, several: string): string =>
  format.plural(count, { one: single, other: several });

/** The words for tokens after a number. */
export const coins = (count: number): IconPart => icon('coin', one(count, 'Münze', 'Münzen'));
export const plankton = icon('plankton', 'Plankton');
export const scales = (count: number): IconPart =>
  icon('scale', one(count, 'Fischschuppe', 'Fischschuppen'));
const popularity = icon('popularity', 'Beliebtheitsmarker');
export const pollution = (count: number): IconPart =>
  icon('pollution', one(count, 'Verschmutzung', 'Verschmutzungen'));
export const fatigue = icon('fatigue', 'Erschöpfung');
export const colonies = (count: number): IconPart =>
  icon('colony', one(count, 'Kolonie', 'Kolonien'));
/** Points have no sign of their own: the heart is the popularity token, which is worth one. */
export const points = (count: number): string => one(count, 'Punkt', 'Punkte');

/** The word for a gained or paid token, after a number. */
export const tokenWord = (what: Gained, count: number): IconPart =>
  ({ coins, plankton: () => plankton, scales, popularity: () => popularity })[what](count);

/** "1 Münze, 2 Plankton und 1 Fischschuppe"; amounts of 0 are left out. */
export function tokens(amounts: Partial<Record<Gained, number>>): Phrase {
  const parts = tokensOf(amounts).map(({ what, count }) => say`${count} ${tokenWord(what, count)}`);
  return parts.length > 0 ? all(parts) : say`nichts`;
}

/** The words of a filter, for badges and lines of icons. */
export const filterWords = (filter: AnimalFilter, count: number): Phrase =>
  filterIn(filter, count === 1 ? 'one' : 'many');

function coralWords(filter: CoralFilter, count: number): Phrase {
  const kind = filter.form ? forms[filter.form] : 'Koralle';
  return say`${filter.polluted ? 'verschmutzte ' : ''}${filter.clean ? 'unverschmutzte ' : ''}${kind}${one(count, '', 'n')}`;
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'Kategorie', 'Kategorien'));

/** The things that an amount counts, but animals: "Kolonie", "verschmutzte Korallen". */
function thingWords(counted: Exclude<Count, { readonly per: 'animals' }>, count: number): Phrase {
  switch (counted.per) {
    case 'corals':
      return coralWords(counted.filter ?? {}, count);
    case 'colonies':
      return [colonies(count)];
    case 'pairs':
      return [icon('symbiosis', one(count, 'Symbiosepaar', 'Symbiosepaare'))];
    case 'otherCategories':
      return say`${kinds(count)} ${icon('other', 'Anderer Tiere')}`;
    case 'fishCategories':
      return say`${kinds(count)} von ${icon('any-fish', 'Fischen')}`;
  }
}

/** "jeden Mittleren Fisch", "jede Kolonie", "jedes Symbiosepaar". */
function eachOf(counted: Count): Phrase {
  if (counted.per === 'animals') return filterAfter('each', counted.filter ?? {});
  return say`${counted.per === 'pairs' ? 'jedes' : 'jede'} ${thingWords(counted, 1)}`;
}

const severalOf = (counted: Count, count: number): Phrase =>
  counted.per === 'animals' ? filterIn(counted.filter ?? {}, 'many') : thingWords(counted, count);

/** The same with as few words as possible. */
function countShort(counted: Count, count: number): Phrase {
  switch (counted.per) {
    case 'otherCategories':
      return say`${kinds(count)} ${icon('other', 'Andere Tiere')}`;
    case 'fishCategories':
      return say`${kinds(count)} ${icon('any-fish', 'Fische')}`;
    case 'animals': {
      const { level, ...filter } = counted.filter ?? {};
      const kind = filterWords(filter, count);
      return level === undefined ? kind : say`${kind} ${levels[level]}`;
    }
    case 'corals': {
      // the words are longer than the room of a card
      const { polluted, form } = counted.filter ?? {};
      const words = thingWords(counted, count);
      return polluted && !form ? [icon('pollution', phraseText(words))] : words;
    }
    case 'colonies':
    case 'pairs':
      return thingWords(counted, count);
  }
}

/** The limit where there are icons instead of words. */
const atMost = (limit: number): string => ` ≤ ${limit}`;
export const atLeast = (limit: number): string => (limit > 0 ? ` ≥ ${limit}` : '');

/**
 * " für jedes Krebstier (höchstens 6 Punkte)", " für je 2 Kolonien", with `word` for the gained
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
      ? say` für ${eachOf(counted)}${among}`
      : say` für je ${every} ${severalOf(counted, every)}${among}`;
  const limit = limitOf(counted);
  return limit === undefined ? things : say`${things} (höchstens ${limit} ${word(limit)})`;
}

/** " / 2 Kolonien ≤ 6" in the short form. */
export function rateShort(counted: Counted): Phrase {
  const every = counted.every ?? 1;
  const things =
    every === 1
      ? say` / ${countShort(counted, 1)}`
      : say` / ${every} ${countShort(counted, every)}`;
  const limit = limitOf(counted);
  return limit === undefined ? things : say`${things}${atMost(limit)}`;
}
