import type { Amount, Gains, OfferName, Op } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { opIn } from '../neutral/by-kind.ts';
import { gainsOf, sparesLarge, opOrderOf } from '../neutral/op-order.ts';
import {
  icon,
  coins,
  colonies,
  fatigue,
  filterWords,
  gendered,
  one,
  oneOfYours,
  plankton,
  pollution,
  rateShort,
  rateWords,
  scales,
  tokens,
  tokenWord,
} from './words.ts';
import { all } from './format.ts';
import { levels, offers } from './names.ts';
import { capitalised, join, say, type IconPart, type Phrase } from '../phrase.ts';

type AmountWords = (amount: Amount, word: (count: number) => IconPart) => Phrase;

const amountWords: AmountWords = (amount, word) =>
  typeof amount === 'number'
    ? say`${amount} ${word(amount)}`
    : say`${amount.each} ${word(amount.each)}${rateWords(amount, word)}`;
const amountShort: AmountWords = (amount, word) =>
  typeof amount === 'number'
    ? say`+${amount} ${word(amount)}`
    : say`+${amount.each} ${word(amount.each)}${rateShort(amount)}`;

const gains = (given: Gains, words: AmountWords): readonly Phrase[] =>
  gainsOf(given).map(({ what, amount }) => words(amount, (count) => tokenWord(what, count)));

/** In the infinitive, which fits cards, buttons and the place after "pour". */
export const ops: Catalogue['ops'] = {
  gain: (op) => say`gagner ${all(gains(op, amountWords))}`,
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    say`payer ${tokens({ coins: coin, plankton: food })}`,
  pollute: (op) => say`ajouter ${op.corals} ${pollution(op.corals)}`,
  clean: (op) =>
    op.upTo === 1
      ? say`retirer 1 ${pollution(1)}`
      : say`retirer jusqu’à ${op.upTo} ${pollution(op.upTo)}`,
  raise: (op) =>
    op.upTo === 1
      ? say`faire monter 1 ${filterWords(op.filter, 1)} d’un niveau`
      : say`faire monter d’un niveau jusqu’à ${op.upTo} ${filterWords(op.filter, op.upTo, { different: true })}`,
  reduce: (op) => say`réduire l’${oneOfYours(op.filter)}`,
  unfatigue: ({ upTo, another, filter }) => {
    if (upTo > 1)
      return say`retirer 1 ${fatigue(1)} à chacun de ${upTo} ${filterWords(filter, upTo)} au plus`;
    const other = say`${gendered(filter, 'un', 'une')} autre de vos ${filterWords(filter, 2)}`;
    return say`retirer 1 ${fatigue(1)} à ${another ? other : say`l’${oneOfYours(filter)}`}`;
  },
  colony: (op) =>
    op.upTo === 1
      ? say`placer 1 ${colonies(1)} gratuite`
      : say`placer jusqu’à ${op.upTo} ${colonies(op.upTo)} gratuites`,
  upTo: (op) => say`jusqu’à ${op.times} fois\u202f: ${clause(op.do)}`,
  oneOf: (op) => join(op.options.map(clause), ' ou '),
  fatigue: ({ tokens: count, filter: { not, ...kind } }) => {
    const put = say`placer ${count} ${fatigue(count)} sur l’${oneOfYours(kind)}`;
    return not?.level === undefined
      ? put
      : say`${put} qui n’est pas au niveau ${levels[not.level]}`;
  },
  readyHunt: () => say`rendre votre ${icon('hunt', 'Chasse')} de nouveau prête`,
  renew: (op) => renewed([op.offer]),
};

export const opsShort: Catalogue['opsShort'] = {
  gain: (op) => join(gains(op, amountShort), ' '),
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    join(
      [
        ...(coin > 0 ? [say`−${coin} ${coins(coin)}`] : []),
        ...(food > 0 ? [say`−${food} ${plankton(food)}`] : []),
      ],
      ' ',
    ),
  pollute: (op) => say`+${op.corals} ${pollution(op.corals)}`,
  clean: (op) => say`−${op.upTo} ${pollution(op.upTo)}`,
  raise: (op) => say`${icon('rise', 'monter')} ${op.upTo} ${filterWords(op.filter, op.upTo)}`,
  reduce: (op) => say`${icon('fall', 'réduire')} 1 ${filterWords(op.filter, 1)}`,
  unfatigue: (op) => say`−${op.upTo} ${fatigue(op.upTo)}`,
  colony: (op) => say`+${op.upTo} ${colonies(op.upTo)}`,
  upTo: (op) => say`${op.times}× ${sequenceShort(op.do)}`,
  oneOf: (op) => join(op.options.map(sequenceShort), ' / '),
  fatigue: ({ tokens: count, filter: { not, ...kind } }) => {
    const put = say`+${count} ${fatigue(count)} ${filterWords(kind, 1)}`;
    return not?.level === undefined ? put : say`${put} sauf ${levels[not.level]}`;
  },
  readyHunt: () => say`+1 ${icon('hunt', 'Chasse')}`,
  renew: (op) => say`nouvelle ${offers[op.offer]}`,
};

const opWords = (op: Op): Phrase => opIn(ops, op);

/** "remplacer toutes les cartes des offres d’animaux et de coraux (hors Gros poissons)" */
function renewed(names: readonly OfferName[]): Phrase {
  const kinds = names.map((name) => [offers[name].replace(/^offre /, '')]);
  const which = say`${one(kinds.length, 'de l’offre', 'des offres')} ${all(kinds)}`;
  const not = sparesLarge(names) ? ' (hors Gros poissons)' : '';
  return say`remplacer toutes les cartes ${which}${not}`;
}

/** Each op as a phrase; a cost and its gain share one. */
function steps(list: readonly Op[]): readonly Phrase[] {
  const told = opOrderOf(list);
  if (told.as === 'cost') return [say`${opWords(told.cost)} pour ${clause(told.gain)}`];
  return told.as === 'renewal' ? [renewed(told.offers)] : told.list.map(opWords);
}

/** The ops as sentences: "retirer 1 pollution. Gagner 1 plancton". */
export function sequence(list: readonly Op[]): Phrase {
  return inSentences(steps(list));
}

/** The same within a sentence. */
export function clause(list: readonly Op[]): Phrase {
  return all(steps(list));
}

/** The same for ops at the top level, which itself yields fish scales. */
export function clauseAtTop(list: readonly Op[]): Phrase {
  return all(
    list.map((op) => {
      if (op.op !== 'gain' || typeof op.scales !== 'number') return opWords(op);
      const { scales: extra, ...others } = op;
      const more = one(extra, 'supplémentaire', 'supplémentaires');
      return say`gagner ${all([say`${extra} ${scales(extra)} ${more}`, ...gains(others, amountWords)])}`;
    }),
  );
}

/** Sentences, without the point of the last one and the capital of the first. */
export function inSentences(list: readonly Phrase[]): Phrase {
  return join(
    list.map((phrase, index) => (index === 0 ? phrase : capitalised(phrase))),
    '. ',
  );
}

export function sequenceShort(list: readonly Op[]): Phrase {
  return join(
    list.map((op) => opIn(opsShort, op)),
    ' ',
  );
}
