import { printedId } from '../../cards/index.ts';
import type { AnimalFilter, CardId, Category, CoralFilter, CoralForm, Size } from '../../vocabulary.ts';
import { isOtherCategory } from '../neutral/counting.ts';
import type { Grammar, ThingWords } from '../neutral/grammar.ts';
import type { CardWords } from '../neutral/language.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { sparesLarge } from '../neutral/op-order.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { type IconPart, type Phrase, icon, say } from '../phrase.ts';
import { cardGenders } from './card-genders.ts';
import { cardNames } from './card-names.ts';
import { names } from './names.ts';
import { elides } from '@atoll/engine/french';

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

const { levels } = names;
const hunts = (count: number): IconPart => icon('hunt', one(count, 'Chasse', 'Chasses'));
const noHunt = (): Phrase => say`${icon('hunt', 'Chasse')} interdite`;
const noPurification = (): Phrase => say`Épuration de l’eau interdite`;
const reduced = (filter: AnimalFilter): string => gendered(filter, 'réduit', 'réduite');
/** "un autre de vos Petits poissons", "une autre de vos Étoiles de mer" */
const anotherOfYours = (filter: AnimalFilter): Phrase => say`${gendered(filter, 'un', 'une')} autre de vos ${filterWords(filter, 2)}`;
const kindOf = ({ not: _, ...kind }: AnimalFilter): AnimalFilter => kind;

/** The words on cards, in the infinitive, which fits cards, buttons and the place after "pour". */
export const cards: CardWords = {
  ops: {
    gain: (gains) => say`gagner ${gains}`,
    extra: (count) => say`${count} ${scales(count)} ${one(count, 'supplémentaire', 'supplémentaires')}`,
    pay: (tokens) => say`payer ${tokens}`,
    pollute: (corals) => say`ajouter ${corals} ${pollution(corals)}`,
    clean: (upTo) => say`retirer ${upTo === 1 ? '1' : `jusqu’à ${upTo}`} ${pollution(upTo)}`,
    raise: (upTo, filter) => (upTo === 1 ? say`faire monter 1 ${filterWords(filter, 1)} d’un niveau` : say`faire monter d’un niveau jusqu’à ${upTo} ${filterWords(filter, upTo, { different: true })}`),
    reduce: (filter) => say`réduire l’${oneOfYours(filter)}`,
    rest: (filter) => say`retirer 1 ${fatigue(1)} à l’${oneOfYours(filter)}`,
    restAnother: (filter) => say`retirer 1 ${fatigue(1)} à ${anotherOfYours(filter)}`,
    restSeveral: (upTo, filter) => say`retirer 1 ${fatigue(1)} à chacun de ${upTo} ${filterWords(filter, upTo)} au plus`,
    place: (upTo) => (upTo === 1 ? say`placer 1 ${colonies(1)} gratuite` : say`placer jusqu’à ${upTo} ${colonies(upTo)} gratuites`),
    upTo: (times, clause) => say`jusqu’à ${times} fois\u202f: ${clause}`,
    or: ' ou ',
    tire: (count, filter, not) => {
      const put = say`placer ${count} ${fatigue(count)} sur l’${oneOfYours(filter)}`;
      return not === undefined ? put : say`${put} qui n’est pas au niveau ${levels[not]}`;
    },
    readyHunt: () => say`rendre votre ${icon('hunt', 'Chasse')} de nouveau prête`,
    renew: (offers) => {
      const kinds = offers.map((offer) => [names.offers[offer].replace(/^offre /, '')]);
      const which = say`${one(kinds.length, 'de l’offre', 'des offres')} ${all(kinds)}`;
      const not = sparesLarge(offers) ? ' (hors Gros poissons)' : '';
      return say`remplacer toutes les cartes ${which}${not}`;
    },
    cost: (cost, gain) => say`${cost} pour ${gain}`,
    short: {
      raise: (upTo, filter) => say`${icon('rise', 'monter')} ${upTo} ${filterWords(filter, upTo)}`,
      reduce: (filter) => say`${icon('fall', 'réduire')} 1 ${filterWords(filter, 1)}`,
      tire: (filter) => {
        const kind = filterWords(kindOf(filter), 1);
        const not = filter.not?.level;
        return not === undefined ? kind : say`${kind} sauf ${levels[not]}`;
      },
      hunt: icon('hunt', 'Chasse'),
      renew: (offer) => say`nouvelle ${names.offers[offer]}`,
    },
  },
  feeds: {
    free: () => say`gratuit (${fatigue(1)} seulement)`,
    inSymbiosis: () => say`seulement en ${icon('symbiosis', 'Symbiose')}\u202f: gratuit (${fatigue(1)} seulement)`,
    extraFatigue: () => say`prendre 2 ${fatigue(2)} au lieu de 1`,
    pay: (price) => say`payer ${price} ${plankton(price)}`,
    reduce: (filter) => say`réduire 1 ${filterWords(filter, 1)}`,
    reduceDifferent: (times, filter) => say`réduire ${times} ${filterWords(filter, times, { different: true })}`,
    reduceSeveral: (times, filter) => say`réduire ${times} ${filterWords(filter, times)}, ou 1 ${filterWords(filter, 1)} deux fois`,
    reduceAmong: (filter, { again }) => say`${again ? '' : 'réduire '}1 ${filterWords(filter, 1)}`,
    or: ({ apart, closes }) => {
      if (apart) return ', ou ';
      return closes ? ' ou ' : ', ';
    },
    byLevel: (low, medium) => say`pour le niveau moyen\u202f: ${low}\u202f; pour le niveau haut\u202f: ${medium}`,
    whenBought: () => say`monte automatiquement chaque fois que vous achetez un corail`,
    whenReduced: (filter) => say`monte automatiquement chaque fois qu’${oneOfYours(filter)} est ${reduced(filter)}`,
    whenOtherReduced: (filter) => say`monte automatiquement chaque fois qu’${anotherOfYours(filter)} est ${reduced(filter)}`,
    short: {
      rises: icon('rise', 'monte'),
      symbiosis: icon('symbiosis', 'Symbiose'),
      except: (not, times) => say` sauf ${filterWords(not, times)}`,
      byItself: icon('passive', 'automatique'),
      coral: 'corail',
      reduced: (filter) => icon('fall', reduced(filter)),
    },
  },
  modifiers: {
    animals: (filter) => say`les ${filterWords(filter, 2)}`,
    needLess: (by) => say`demandent ${by} ${colonies(by)} de moins`,
    costLess: (by) => say`coûtent ${by} ${coins(by)} de moins`,
    growthCostsLess: (by) => say`faire pousser une ${colonies(1)} coûte ${by} ${plankton(by)} de moins`,
    notBelow: (min) => ` (${min} au minimum)`,
    moreInRecovery: (by) => say`${by} ${plankton(by)} de plus à chaque Récupération`,
    moreOfBloom: (by) => say`une Prolifération d’algues rapporte ${by} ${plankton(by)} de plus par ${pollution(1)}`,
    more: (count, token) => say`${count} ${token} de plus`,
    bring: (guests, brought) => say`les ${guests} rapportent ${brought}`,
    moreHunts: (count) => say`${count} ${hunts(count)} de plus à chaque manche`,
    feedingCostsMore: (by) => say`nourrir avec du ${plankton(1)} coûte ${by} ${plankton(by)} de plus`,
    and: ' et ',
    ...{ noHunt, noPurification },
    short: { recovery: (more) => say`Récup.\u202f: ${more}`, bloom: (more) => say`Prolif.\u202f: ${more}`, feeding: icon('rise', 'nourrir'), ...{ hunts, noHunt, noPurification } },
  },
  scores: { ifYouHave: (filter) => say` si vous avez ${withArticle(filter)}`, ifClean: ' si aucun de vos coraux n’est pollué', countingItself: ', y compris cet animal' },
  abilities: {
    whenBought: (clause) => say`à l’achat\u202f: ${clause}`,
    whenAtTop: (clause) => say`à l’arrivée au niveau haut\u202f: ${clause}`,
    atTheEnd: (scoring) => say`en fin de partie, au niveau haut\u202f: ${scoring}`,
    triggers: {
      top: (filter, clause) => say`chaque fois qu’${oneOfYours(filter)} atteint le niveau haut\u202f: ${clause}`,
      reduced: (filter, clause) => say`chaque fois qu’${oneOfYours(filter)} est ${reduced(filter)}\u202f: ${clause}`,
      bought: (clause) => say`chaque fois que vous achetez un autre corail\u202f: ${clause}`,
    },
    triggersShort: { top: (filter) => say`${filterWords(filter, 1)} haut`, reduced: (filter) => say`${filterWords(filter, 1)} ${icon('fall', reduced(filter))}`, bought: () => say`corail` },
    shelter: 'Abri',
    algae: 'Algues',
    symbiosis: (partner) => say`${icon('symbiosis', 'Symbiose')} avec ${theCard(partner)}`,
  },
};
