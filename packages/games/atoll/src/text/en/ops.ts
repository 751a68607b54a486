import type { Amount, Gains, Op } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  icon,
  coins,
  colonies,
  fatigue,
  filterWords,
  plankton,
  pollution,
  popularity,
  rateShort,
  rateWords,
  scales,
  tokens,
} from './words.ts';
import { all } from './format.ts';
import { offers } from './names.ts';
import { join, say, type IconPart, type Phrase } from '../phrase.ts';

const GAINS = [
  'coins',
  'plankton',
  'scales',
  'popularity',
] as const satisfies readonly (keyof Gains)[];
const GAINED: Readonly<Record<keyof Gains, (count: number) => IconPart>> = {
  coins,
  plankton: () => plankton,
  scales,
  popularity: () => popularity,
};

type AmountWords = (amount: Amount, word: (count: number) => IconPart) => Phrase;

const amountWords: AmountWords = (amount, word) =>
  typeof amount === 'number'
    ? say`${amount} ${word(amount)}`
    : say`${amount.each} ${word(amount.each)}${rateWords(amount, word)}`;
const amountShort: AmountWords = (amount, word) =>
  typeof amount === 'number'
    ? say`+${amount} ${word(amount)}`
    : say`+${amount.each} ${word(amount.each)}${rateShort(amount)}`;

function gains(given: Gains, words: AmountWords): readonly Phrase[] {
  return GAINS.flatMap((key) => {
    const amount = given[key];
    return amount === undefined ? [] : [words(amount, GAINED[key])];
  });
}

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
  reduce: (op) => say`reduce 1 ${filterWords(op.filter, 1)} of yours`,
  unfatigue: (op) => {
    if (op.upTo > 1)
      return say`remove 1 ${fatigue} each from up to ${op.upTo} ${filterWords(op.filter, op.upTo)}`;
    return say`remove 1 ${fatigue} from ${op.another ? 'another' : 'any'} ${filterWords(op.filter, 1)}`;
  },
  colony: (op) =>
    op.upTo === 1
      ? say`place 1 ${colonies(1)} for free`
      : say`place up to ${op.upTo} ${colonies(op.upTo)} for free`,
  upTo: (op) => say`up to ${op.times} times: ${sequence(op.do)}`,
  oneOf: (op) => join(op.options.map(sequence), ' or '),
  fatigue: (op) => say`put ${op.tokens} ${fatigue} on 1 of your ${filterWords(op.filter, 2)}`,
  readyHunt: () => say`turn your ${icon('hunt', 'Hunt token')} face up again`,
  renew: (op) => say`exchange the whole ${offers[op.offer]}`,
};

export const opsShort: Catalogue['opsShort'] = {
  gain: (op) => join(gains(op, amountShort), ' '),
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    join(
      [
        ...(coin > 0 ? [say`-${coin} ${coins(coin)}`] : []),
        ...(food > 0 ? [say`-${food} ${plankton}`] : []),
      ],
      ' ',
    ),
  pollute: (op) => say`+${op.corals} ${pollution}`,
  clean: (op) => say`-${op.upTo} ${pollution}`,
  raise: (op) => say`${icon('rise', 'raise')} ${op.upTo} ${filterWords(op.filter, op.upTo)}`,
  reduce: (op) => say`${icon('fall', 'reduce')} 1 ${filterWords(op.filter, 1)}`,
  unfatigue: (op) => say`-${op.upTo} ${fatigue}`,
  colony: (op) => say`+${op.upTo} ${colonies(op.upTo)}`,
  upTo: (op) => say`${op.times}× ${sequenceShort(op.do)}`,
  oneOf: (op) => join(op.options.map(sequenceShort), ' / '),
  fatigue: (op) => say`+${op.tokens} ${fatigue} ${filterWords(op.filter, 1)}`,
  readyHunt: () => say`+1 ${icon('hunt', 'Hunt')}`,
  renew: (op) => say`new ${offers[op.offer]}`,
};

export function opWords(op: Op): Phrase {
  return (ops[op.op] as (op: Op) => Phrase)(op);
}

/** What happens in order: "pay 2 plankton, then raise 1 animal one level". */
export function sequence(list: readonly Op[]): Phrase {
  return join(list.map(opWords), ', then ');
}

export function sequenceShort(list: readonly Op[]): Phrase {
  return join(
    list.map((op) => (opsShort[op.op] as (op: Op) => Phrase)(op)),
    ' ',
  );
}
