import type { AnimalFilter, CardId, CoralFilter, Count } from '../../vocabulary.ts';
import type { Grammar, ThingWords } from '../neutral/grammar.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { icon, phraseText, say, type CardPart, type IconPart, type Phrase } from '../phrase.ts';
import { cardNames } from './card-names.ts';
import { filterAfter, filterIn } from './kinds.ts';
import { names } from './names.ts';

const { cardName, ...german } = lexicon('de', cardNames);
export const { all, cardWord, one } = german;

/** Nouns that have an ending in every case but the first. */
const weak = (name: string): string => name.replace(/krake$/, 'kraken').replace(/polyp$/, 'polypen');

/** The same after "von": "Großer Sternkoralle", "Blauem Seestern". */
export const cardDative = (card: CardId): CardPart => ({
  card,
  word: weak(cardName(card)).replace(/^(\p{L}+?)(e|er|es) (?=\p{Lu})/u, (_, stem: string, ending: string) => `${stem}${ending === 'e' ? 'er' : 'em'} `),
});

export const coins = (count: number): IconPart => icon('coin', one(count, 'Münze', 'Münzen'));
export const plankton = icon('plankton', 'Plankton');
export const scales = (count: number): IconPart => icon('scale', one(count, 'Fischschuppe', 'Fischschuppen'));
const popularity = icon('popularity', 'Beliebtheitsmarker');
export const pollution = (count: number): IconPart => icon('pollution', one(count, 'Verschmutzung', 'Verschmutzungen'));
export const fatigue = icon('fatigue', 'Erschöpfung');
export const colonies = (count: number): IconPart => icon('colony', one(count, 'Kolonie', 'Kolonien'));
export const points = (count: number): string => one(count, 'Punkt', 'Punkte');

const given: Grammar['given'] = { ...{ coins, scales, colonies, pollution }, ...{ plankton: () => plankton, popularity: () => popularity, fatigue: () => fatigue } };

/** The words of a filter, for badges and lines of icons. */
export const filterWords = (filter: AnimalFilter, count: number): Phrase => filterIn(filter, count === 1 ? 'one' : 'many');

function coralWords(filter: CoralFilter, count: number): Phrase {
  const kind = filter.form ? names.forms[filter.form] : 'Koralle';
  return say`${filter.polluted ? 'verschmutzte ' : ''}${filter.clean ? 'unverschmutzte ' : ''}${kind}${one(count, '', 'n')}`;
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'Kategorie', 'Kategorien'));
const pairs = (count: number): IconPart => icon('symbiosis', one(count, 'Symbiosepaar', 'Symbiosepaare'));

/** "Kolonie", "verschmutzte Korallen", "Kategorien von Fischen" */
const things: ThingWords = {
  ...{ corals: coralWords, colonies: (count) => [colonies(count)] },
  pairs: (count) => [pairs(count)],
  otherCategories: (count) => say`${kinds(count)} ${icon('other', 'Anderer Tiere')}`,
  fishCategories: (count) => say`${kinds(count)} von ${icon('any-fish', 'Fischen')}`,
};
const severalOf = countWordsOf(things, (filter) => filterIn(filter, 'many'));

/** "jeden Mittleren Fisch", "jede Kolonie", "jedes Symbiosepaar". */
function eachOf(counted: Count): Phrase {
  if (counted.per === 'animals') return filterAfter('each', counted.filter ?? {});
  return say`${counted.per === 'pairs' ? 'jedes' : 'jede'} ${severalOf(counted, 1)}`;
}

export const grammar: Grammar = {
  ...{ all, cardWord, points, filter: filterWords, given, shown: given },
  ...{ colon: ': ', semicolon: '; ', nothing: 'nichts' },
  rate: {
    each: (counted) => say` für ${eachOf(counted)}`,
    every: (counted, every) => say` für je ${every} ${severalOf(counted, every)}`,
    atMost: (limit) => say` (höchstens ${limit})`,
    levels: names.levels,
    short: {
      ...things,
      // the words are longer than the room of a card
      corals: (filter, count) => {
        const words = coralWords(filter, count);
        return filter.polluted && !filter.form ? [icon('pollution', phraseText(words))] : words;
      },
      otherCategories: (count) => say`${kinds(count)} ${icon('other', 'Andere Tiere')}`,
      fishCategories: (count) => say`${kinds(count)} ${icon('any-fish', 'Fische')}`,
    },
  },
};
