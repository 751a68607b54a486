import type { AnimalFilter } from '../../vocabulary.ts';
import type { CardWords } from '../neutral/language.ts';
import { sparesLarge } from '../neutral/op-order.ts';
import { icon, say, type IconPart, type Phrase } from '../phrase.ts';
import { names } from './names.ts';
import { all, coins, colonies, fatigue, filterWords, gendered, one } from './words.ts';
import { oneOfYours, plankton, pollution, scales, theCard, withArticle } from './words.ts';

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
