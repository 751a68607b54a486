import { elides } from '@atoll/engine/french';
import { printedId } from '../../cards/index.ts';
import type {
  AnimalFilter,
  CardId,
  Category,
  CoralFilter,
  CoralForm,
  Count,
  Size,
} from '../../vocabulary.ts';
import { isOtherCategory, limitOf, type Counted } from '../neutral/counting.ts';
import { tokensOf, type Gained } from '../neutral/op-order.ts';
import { say, type CardPart, type IconName, type IconPart, type Phrase } from '../phrase.ts';
import { cardGenders } from './card-genders.ts';
import { cardNames } from './card-names.ts';
import { all, format } from './format.ts';
import { categories, categoryNames, forms, groups, levels, sizes } from './names.ts';

export const icon = (name: IconName, word: string): IconPart => ({ icon: name, word });

const names: Readonly<Record<CardId, string>> = cardNames;

/** The name of a card; a card without a name gives its id. */
export const cardName = (card: CardId): string => names[printedId(card)] ?? card;

export const cardWord = (card: CardId): CardPart => ({ card, word: cardName(card) });

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
    return gender === 'm' && !elides(cardName(card))
      ? say`${joined} ${cardWord(card)}`
      : say`${word} ${theCard(card)}`;
  };

/** "de la Murène javanaise", "du Gobie citron", "de l’Anémone magnifique" */
export const ofCard = after('de', 'du');

/** "à la Murène javanaise", "au Gobie citron", "à l’Anémone magnifique" */
export const toCard = after('à', 'au');

/** The form of a word that agrees with a number. */
export const one = (count: number, single: string, several: string): string =>
  format.plural(count, { one: single, other: several });

/** The words for tokens after a number. */
export const coins = (count: number): IconPart => icon('coin', one(count, 'pièce', 'pièces'));
export const plankton = (count: number): IconPart =>
  icon('plankton', one(count, 'plancton', 'planctons'));
export const scales = (count: number): IconPart => icon('scale', one(count, 'écaille', 'écailles'));
const popularity = (count: number): IconPart =>
  icon('popularity', one(count, 'jeton de popularité', 'jetons de popularité'));
export const pollution = (count: number): IconPart =>
  icon('pollution', one(count, 'pollution', 'pollutions'));
export const fatigue = (count: number): IconPart =>
  icon('fatigue', one(count, 'Fatigue', 'Fatigues'));
export const colonies = (count: number): IconPart =>
  icon('colony', one(count, 'colonie', 'colonies'));
/** Points have no sign of their own: the heart is the popularity token, which is worth one. */
export const points = (count: number): string => one(count, 'point', 'points');

/** The word for a gained or paid token, after a number. */
export const tokenWord = (what: Gained, count: number): IconPart =>
  ({ coins, plankton, scales, popularity })[what](count);

/** "1 pièce, 2 planctons et 1 écaille"; amounts of 0 are left out. */
export function tokens(amounts: Partial<Record<Gained, number>>): Phrase {
  const parts = tokensOf(amounts).map(({ what, count }) => say`${count} ${tokenWord(what, count)}`);
  return parts.length > 0 ? all(parts) : say`rien`;
}

const SIZES: Readonly<Record<Size, string>> = {
  small: 'Petits poissons',
  medium: 'Poissons moyens',
  large: 'Gros poissons',
};
const OTHERS = 'Autres animaux';
const FISHES = 'Poissons';
const FEMININE: ReadonlySet<Category> = new Set([
  'damselfishes',
  'moray-eels',
  'rays',
  'jacks-remoras',
  'starfish',
]);

const isFeminine = ({ category }: AnimalFilter): boolean =>
  category !== undefined && FEMININE.has(category);

/** The form of a word that agrees with the animals of a filter. */
export const gendered = (filter: AnimalFilter, masculine: string, feminine: string): string =>
  isFeminine(filter) ? feminine : masculine;

/** "un Petit poisson", "une Étoile de mer" */
export const withArticle = (filter: AnimalFilter): Phrase =>
  say`${gendered(filter, 'un', 'une')} ${filterWords(filter, 1)}`;

/** "un de vos Petits poissons", "une de vos Étoiles de mer" */
export const oneOfYours = (filter: AnimalFilter): Phrase =>
  say`${gendered(filter, 'un', 'une')} de vos ${filterWords(filter, 2)}`;

/**
 * The words of a filter, without number: "Petit poisson", "Crustacés au niveau haut". `different`
 * is used with several.
 */
export function filterWords(
  filter: AnimalFilter,
  count: number,
  { different = false }: { readonly different?: boolean } = {},
): Phrase {
  const noun = kindWords(filter, count);
  const kind = different ? say`${noun} ${gendered(filter, 'différents', 'différentes')}` : noun;
  const level = filter.level ? say`${kind} au niveau ${levels[filter.level]}` : kind;
  const { not } = filter;
  if (!not) return level;
  const { level: notAt, ...others } = not;
  if (notAt && Object.keys(others).length === 0)
    return say`${level} qui ${one(count, 'n’est', 'ne sont')} pas au niveau ${levels[notAt]}`;
  return count < 2
    ? say`${level} autre qu’${withArticle(not)}`
    : say`${level} autres que des ${filterWords(not, 2)}`;
}

function kindWords(filter: AnimalFilter, count: number): Phrase {
  if (filter.size) return [icon(filter.size, one(count, sizes[filter.size], SIZES[filter.size]))];
  if (filter.category) {
    const word = one(count, categories[filter.category], categoryNames[filter.category]);
    return [isOtherCategory(filter.category) ? icon(filter.category, word) : word];
  }
  if (filter.algae) return [icon('algae', one(count, 'animal à Algues', 'animaux à Algues'))];
  if (filter.group === 'fish') return [icon('any-fish', one(count, groups.fish, FISHES))];
  if (filter.group === 'other') return [icon('other', one(count, groups.other, OTHERS))];
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
  const kind = form ? one(count, forms[form], FORMS[form]) : one(count, 'corail', 'coraux');
  const state = one(count, 'pollué', 'pollués');
  return say`${kind}${polluted ? ` ${state}` : ''}${clean ? ` non ${state}` : ''}`;
}

/** The things that an amount counts: "colonie", "coraux pollués". */
export function countWords(counted: Count, count: number): Phrase {
  switch (counted.per) {
    case 'animals':
      return filterWords(counted.filter ?? {}, count);
    case 'corals':
      return coralWords(counted.filter ?? {}, count);
    case 'colonies':
      return [colonies(count)];
    case 'pairs':
      return [icon('symbiosis', one(count, 'paire en Symbiose', 'paires en Symbiose'))];
    case 'otherCategories':
      return say`${kinds(count)} d’${icon('other', OTHERS)}`;
    case 'fishCategories':
      return say`${kinds(count)} de ${icon('any-fish', FISHES)}`;
  }
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'catégorie', 'catégories'));

/** The same with as few words as possible. */
function countShort(counted: Count, count: number): Phrase {
  switch (counted.per) {
    case 'otherCategories':
      return say`${kinds(count)} ${icon('other', OTHERS)}`;
    case 'fishCategories':
      return say`${kinds(count)} ${icon('any-fish', FISHES)}`;
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
 * " par Crustacé (6 points au maximum)", " par groupe de 2 colonies", with `word` for the gained
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
      ? say` par ${countWords(counted, 1)}${among}`
      : say` par groupe de ${every} ${countWords(counted, every)}${among}`;
  const limit = limitOf(counted);
  return limit === undefined ? things : say`${things} (${limit} ${word(limit)} au maximum)`;
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
