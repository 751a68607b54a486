import { elides } from '@atoll/engine/french';
import { printedId } from '../../cards/index.ts';
import type { AnimalFilter, CardId, Category, CoralFilter } from '../../vocabulary.ts';
import type { CoralForm, Size } from '../../vocabulary.ts';
import { isOtherCategory } from '../neutral/counting.ts';
import type { Grammar, ThingWords } from '../neutral/grammar.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { icon, say, type IconPart, type Phrase } from '../phrase.ts';
import { cardGenders } from './card-genders.ts';
import { cardNames } from './card-names.ts';
import { names } from './names.ts';

const { cardName, ...french } = lexicon('fr', cardNames);
export const { all, cardWord, one } = french;

const genders: Readonly<Record<CardId, 'm' | 'f'>> = cardGenders;

/** "la Crevette arlequin", "le Gobie citron", "l’Huître perlière à lèvres noires" */
export const theCard = (card: CardId): Phrase => {
  const gender = genders[printedId(card)];
  if (gender === undefined) return [cardWord(card)];
  if (elides(cardName(card))) return say`l’${cardWord(card)}`;
  return say`${gender === 'f' ? 'la' : 'le'} ${cardWord(card)}`;
};

/** The article of a card in one with "de" or "à" before it, where it is "le". */
const after =
  (word: 'de' | 'à', joined: 'du' | 'au') =>
  (card: CardId): Phrase => {
    const gender = genders[printedId(card)];
    return gender === 'm' && !elides(cardName(card)) ? say`${joined} ${cardWord(card)}` : say`${word} ${theCard(card)}`;
  };

/** "de la Murène javanaise", "du Gobie citron", "de l’Anémone magnifique" */
export const ofCard = after('de', 'du');

/** "à la Murène javanaise", "au Gobie citron", "à l’Anémone magnifique" */
export const toCard = after('à', 'au');

export const coins = (count: number): IconPart => icon('coin', one(count, 'pièce', 'pièces'));
export const plankton = (count: number): IconPart => icon('plankton', one(count, 'plancton', 'planctons'));
export const scales = (count: number): IconPart => icon('scale', one(count, 'écaille', 'écailles'));
const popularity = (count: number): IconPart => icon('popularity', one(count, 'jeton de popularité', 'jetons de popularité'));
export const pollution = (count: number): IconPart => icon('pollution', one(count, 'pollution', 'pollutions'));
export const fatigue = (count: number): IconPart => icon('fatigue', one(count, 'Fatigue', 'Fatigues'));
export const colonies = (count: number): IconPart => icon('colony', one(count, 'colonie', 'colonies'));
export const points = (count: number): string => one(count, 'point', 'points');

const given = { coins, plankton, scales, popularity, pollution, fatigue, colonies };

const SIZES: Readonly<Record<Size, string>> = { small: 'Petits poissons', medium: 'Poissons moyens', large: 'Gros poissons' };
const OTHERS = 'Autres animaux';
const FISHES = 'Poissons';
const FEMININE: ReadonlySet<Category> = new Set(['damselfishes', 'moray-eels', 'rays', 'jacks-remoras', 'starfish']);

const isFeminine = ({ category }: AnimalFilter): boolean => category !== undefined && FEMININE.has(category);

/** The form of a word that agrees with the animals of a filter. */
export const gendered = (filter: AnimalFilter, masculine: string, feminine: string): string => (isFeminine(filter) ? feminine : masculine);

/** "un Petit poisson", "une Étoile de mer" */
export const withArticle = (filter: AnimalFilter): Phrase => say`${gendered(filter, 'un', 'une')} ${filterWords(filter, 1)}`;

/** "un de vos Petits poissons", "une de vos Étoiles de mer" */
export const oneOfYours = (filter: AnimalFilter): Phrase => say`${gendered(filter, 'un', 'une')} de vos ${filterWords(filter, 2)}`;

/**
 * The words of a filter, without number: "Petit poisson", "Crustacés au niveau haut". `different`
 * is used with several.
 */
export function filterWords(filter: AnimalFilter, count: number, { different = false }: { readonly different?: boolean } = {}): Phrase {
  const noun = kindWords(filter, count);
  const kind = different ? say`${noun} ${gendered(filter, 'différents', 'différentes')}` : noun;
  const level = filter.level ? say`${kind} au niveau ${names.levels[filter.level]}` : kind;
  const { not } = filter;
  if (!not) return level;
  const { level: notAt, ...others } = not;
  if (notAt && Object.keys(others).length === 0) return say`${level} qui ${one(count, 'n’est', 'ne sont')} pas au niveau ${names.levels[notAt]}`;
  return count < 2 ? say`${level} autre qu’${withArticle(not)}` : say`${level} autres que des ${filterWords(not, 2)}`;
}

function kindWords(filter: AnimalFilter, count: number): Phrase {
  if (filter.size) return [icon(filter.size, one(count, names.sizes[filter.size], SIZES[filter.size]))];
  if (filter.category) {
    const word = one(count, names.categories[filter.category], names.categoryNames[filter.category]);
    return [isOtherCategory(filter.category) ? icon(filter.category, word) : word];
  }
  if (filter.algae) return [icon('algae', one(count, 'animal à Algues', 'animaux à Algues'))];
  if (filter.group === 'fish') return [icon('any-fish', one(count, names.groups.fish, FISHES))];
  if (filter.group === 'other') return [icon('other', one(count, names.groups.other, OTHERS))];
  return [icon('any-animal', one(count, 'animal', 'animaux'))];
}

const FORMS: Readonly<Record<CoralForm, string>> = {
  branching: 'coraux branchus',
  table: 'coraux tabulaires',
  massive: 'coraux massifs',
  'free-living': 'coraux libres',
  tube: 'coraux tubulaires',
  foliose: 'coraux foliacés',
  soft: 'coraux mous',
  fan: 'coraux en éventail',
  whip: 'coraux en fouet',
};

function coralWords({ form, polluted, clean }: CoralFilter, count: number): Phrase {
  const kind = form ? one(count, names.forms[form], FORMS[form]) : one(count, 'corail', 'coraux');
  const state = one(count, 'pollué', 'pollués');
  return say`${kind}${polluted ? ` ${state}` : ''}${clean ? ` non ${state}` : ''}`;
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'catégorie', 'catégories'));
const pairs = (count: number): IconPart => icon('symbiosis', one(count, 'paire en Symbiose', 'paires en Symbiose'));

/** "colonie", "coraux pollués", "catégories de Poissons" */
const things: ThingWords = {
  ...{ corals: coralWords, colonies: (count) => [colonies(count)] },
  pairs: (count) => [pairs(count)],
  otherCategories: (count) => say`${kinds(count)} d’${icon('other', OTHERS)}`,
  fishCategories: (count) => say`${kinds(count)} de ${icon('any-fish', FISHES)}`,
};
const countWords = countWordsOf(things, filterWords);

export const grammar: Grammar = {
  ...{ all, cardWord, points, filter: filterWords, given, shown: given },
  ...{ colon: '\u202f: ', semicolon: '\u202f; ', nothing: 'rien' },
  rate: {
    each: (counted) => say` par ${countWords(counted, 1)}`,
    every: (counted, every) => say` par groupe de ${every} ${countWords(counted, every)}`,
    atMost: (limit) => say` (${limit} au maximum)`,
    levels: names.levels,
    short: { ...things, otherCategories: (count) => say`${kinds(count)} ${icon('other', OTHERS)}`, fishCategories: (count) => say`${kinds(count)} ${icon('any-fish', FISHES)}` },
  },
};
