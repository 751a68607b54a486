import type { Amount, Gains, OfferName, Op } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { opIn } from '../neutral/by-kind.ts';
import { gainsOf, sparesLarge, opOrderOf } from '../neutral/op-order.ts';
import { capitalised, join, say, type IconPart, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { atLevel, levelsShort, offered } from './names.ts';
import {
  byGender,
  coins,
  colonies,
  fatigues,
  filterWords,
  icon,
  planktons,
  pollution,
  rateShort,
  rateWords,
  scales,
  tokens,
  tokenWord,
} from './words.ts';

type AmountWords = (amount: Amount, word: (count: number) => IconPart) => Phrase;

const amountWords: AmountWords = (amount, word) =>
  typeof amount === 'number'
    ? say`${amount} ${word(amount)}`
    : say`${amount.each} ${word(amount.each)}${rateWords(amount, word)}`;
const amountShort: AmountWords = (amount, word) =>
  typeof amount === 'number'
    ? say`+${amount} ${word(amount)}`
    : say`+${amount.each} ${word(amount.each)}${rateShort(amount)}`;

const gains = (given: Gains): readonly Phrase[] =>
  gainsOf(given).map(({ what, amount }) => amountWords(amount, (count) => tokenWord(what, count)));
const gainsShort = (given: Gains): readonly Phrase[] =>
  gainsOf(given).map(({ what, amount }) =>
    amountShort(amount, (count) => tokenWord(what, count, 'nom')),
  );

export const ops: Catalogue['ops'] = {
  gain: (op) => say`získej ${all(gains(op))}`,
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    say`zaplať ${tokens({ coins: coin, plankton: food })}`,
  pollute: (op) => say`přidej ${op.corals} ${pollution}`,
  clean: (op) =>
    op.upTo === 1 ? say`odstraň 1 ${pollution}` : say`odstraň až ${op.upTo} ${pollution}`,
  raise: (op) =>
    op.upTo === 1
      ? say`zvyš úroveň 1 ${filterWords(op.filter, 1, 'gen')} o jednu`
      : say`zvyš úroveň až ${op.upTo} různých ${filterWords(op.filter, op.upTo, 'gen')} o jednu`,
  reduce: (op) =>
    say`sniž úroveň ${byGender(op.filter, 'jednoho', 'jedné')} ze svých ${filterWords(op.filter, 2, 'gen')}`,
  unfatigue: (op) => {
    const own = filterWords(op.filter, 2, 'gen');
    if (op.upTo > 1)
      return say`odeber po 1 ${icon('fatigue', 'Únavě')} až z ${op.upTo} svých ${own}`;
    const from = op.another
      ? byGender(op.filter, 'jinému', 'jiné')
      : byGender(op.filter, 'jednomu', 'jedné');
    return say`odeber 1 ${fatigues(1)} ${from} ze svých ${own}`;
  },
  colony: (op) =>
    op.upTo === 1
      ? say`umísti zdarma 1 ${colonies(1)}`
      : say`umísti zdarma až ${op.upTo} ${colonies(op.upTo)}`,
  upTo: (op) => say`až ${op.times}×: ${clause(op.do)}`,
  oneOf: (op) => join(op.options.map(clause), ', nebo '),
  fatigue: ({ tokens: count, filter: { not, ...kind } }) => {
    const whom = byGender(kind, 'jednomu', 'jedné');
    const put = say`přidej ${count} ${fatigues(count)} ${whom} ze svých ${filterWords(kind, 2, 'gen')}`;
    const who = byGender(kind, 'který', 'která');
    return not?.level === undefined ? put : say`${put}, ${who} není ${atLevel(not.level)}`;
  },
  readyHunt: () => say`obnov svůj ${icon('hunt', 'Lov')}`,
  renew: (op) => renewed([op.offer]),
};

export const opsShort: Catalogue['opsShort'] = {
  gain: (op) => join(gainsShort(op), ' '),
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    join(
      [
        ...(coin > 0 ? [say`−${coin} ${coins(coin, 'nom')}`] : []),
        ...(food > 0 ? [say`−${food} ${planktons(food, 'nom')}`] : []),
      ],
      ' ',
    ),
  pollute: (op) => say`+${op.corals} ${pollution}`,
  clean: (op) => say`−${op.upTo} ${pollution}`,
  raise: (op) => say`${icon('rise', 'stoupá')} ${op.upTo} ${filterWords(op.filter, op.upTo)}`,
  reduce: (op) => say`${icon('fall', 'klesá')} 1 ${filterWords(op.filter, 1)}`,
  unfatigue: (op) => say`−${op.upTo} ${fatigues(op.upTo, 'nom')}`,
  colony: (op) => say`+${op.upTo} ${colonies(op.upTo, 'nom')}`,
  upTo: (op) => say`${op.times}× ${sequenceShort(op.do)}`,
  oneOf: (op) => join(op.options.map(sequenceShort), ' / '),
  fatigue: ({ tokens: count, filter: { not, ...kind } }) => {
    const put = say`+${count} ${fatigues(count, 'nom')} ${filterWords(kind, 1)}`;
    return not?.level === undefined ? put : say`${put} ne ${levelsShort[not.level]}`;
  },
  readyHunt: () => say`+1 ${icon('hunt', 'Lov')}`,
  renew: (op) => say`nová nabídka ${offered[op.offer]}`,
};

const opWords = (op: Op): Phrase => opIn(ops, op);

/** "vyměň všechny karty v nabídce živočichů a korálů (kromě Velkých ryb)" */
function renewed(names: readonly OfferName[]): Phrase {
  const which = all(names.map((name) => [offered[name]]));
  const not = sparesLarge(names) ? ` (kromě ${offered.large})` : '';
  return say`vyměň všechny karty v nabídce ${which}${not}`;
}

/** Each op as a phrase; a cost and its gain share one. */
function steps(list: readonly Op[]): readonly Phrase[] {
  const told = opOrderOf(list);
  if (told.as === 'cost') return [say`${opWords(told.cost)} a za to ${clause(told.gain)}`];
  return told.as === 'renewal' ? [renewed(told.offers)] : told.list.map(opWords);
}

/** The ops as sentences: "odstraň 1 znečištění. Získej …", "zaplať … a za to získej …". */
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
      return say`získej ${all([say`${extra} ${scales(extra)} navíc`, ...gains(others)])}`;
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
