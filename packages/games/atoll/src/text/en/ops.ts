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

export const ops: Catalogue['ops'] = {
  gain: (op) => say`gain ${all(gains(op, amountWords))}`,
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    say`pay ${tokens({ coins: coin, plankton: food })}`,
  pollute: (op) => say`add ${op.corals} ${pollution}`,
  clean: (op) =>
    op.upTo === 1 ? say`remove 1 ${pollution}` : say`remove up to ${op.upTo} ${pollution}`,
  raise: (op) =>
    op.upTo === 1
      ? say`raise 1 ${filterWords(op.filter, 1)} one level`
      : say`raise up to ${op.upTo} different ${filterWords(op.filter, op.upTo)} one level each`,
  reduce: (op) => say`reduce one of your ${filterWords(op.filter, 2)}`,
  unfatigue: (op) => {
    if (op.upTo > 1)
      return say`remove 1 ${fatigue} each from up to ${op.upTo} ${filterWords(op.filter, op.upTo)}`;
    return say`remove 1 ${fatigue} from ${op.another ? 'another' : 'one'} of your ${filterWords(op.filter, 2)}`;
  },
  colony: (op) =>
    op.upTo === 1
      ? say`place 1 ${colonies(1)} for free`
      : say`place up to ${op.upTo} ${colonies(op.upTo)} for free`,
  upTo: (op) => say`up to ${op.times} times: ${clause(op.do)}`,
  oneOf: (op) => join(op.options.map(clause), ' or '),
  fatigue: ({ tokens: count, filter: { not, ...kind } }) => {
    const put = say`put ${count} ${fatigue} on one of your ${filterWords(kind, 2)}`;
    return not?.level === undefined ? put : say`${put} that is not at ${levels[not.level]}`;
  },
  readyHunt: () => say`make your ${icon('hunt', 'Hunt')} ready again`,
  renew: (op) => renewed([op.offer]),
};

export const opsShort: Catalogue['opsShort'] = {
  gain: (op) => join(gains(op, amountShort), ' '),
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    join(
      [
        ...(coin > 0 ? [say`−${coin} ${coins(coin)}`] : []),
        ...(food > 0 ? [say`−${food} ${plankton}`] : []),
      ],
      ' ',
    ),
  pollute: (op) => say`+${op.corals} ${pollution}`,
  clean: (op) => say`−${op.upTo} ${pollution}`,
  raise: (op) => say`${icon('rise', 'raise')} ${op.upTo} ${filterWords(op.filter, op.upTo)}`,
  reduce: (op) => say`${icon('fall', 'reduce')} 1 ${filterWords(op.filter, 1)}`,
  unfatigue: (op) => say`−${op.upTo} ${fatigue}`,
  colony: (op) => say`+${op.upTo} ${colonies(op.upTo)}`,
  upTo: (op) => say`${op.times}× ${sequenceShort(op.do)}`,
  oneOf: (op) => join(op.options.map(sequenceShort), ' / '),
  fatigue: (op) => say`+${op.tokens} ${fatigue} ${filterWords(op.filter, 1)}`,
  readyHunt: () => say`+1 ${icon('hunt', 'Hunt')}`,
  renew: (op) => say`new ${offers[op.offer]}`,
};

const opWords = (op: Op): Phrase => opIn(ops, op);

/** "replace all cards of the animal and coral offers (not Large Fish)" */
function renewed(names: readonly OfferName[]): Phrase {
  const [last = '', ...before] = names.map((name) => offers[name]).toReversed();
  const short = before.toReversed().map((name) => [name.replace(/ offer$/, '')]);
  const which = all([...short, [before.length > 0 ? `${last}s` : last]]);
  const not = sparesLarge(names) ? ' (not Large Fish)' : '';
  return say`replace all cards of the ${which}${not}`;
}

/** Each op as a phrase; a cost and its gain share one. */
function steps(list: readonly Op[]): readonly Phrase[] {
  const told = opOrderOf(list);
  if (told.as === 'cost') return [say`${opWords(told.cost)} to ${clause(told.gain)}`];
  return told.as === 'renewal' ? [renewed(told.offers)] : told.list.map(opWords);
}

/** The ops as sentences: "remove 1 pollution. Gain 1 plankton", "pay 1 coin to gain …". */
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
      return say`gain ${all([say`${extra} extra ${scales(extra)}`, ...gains(others, amountWords)])}`;
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
