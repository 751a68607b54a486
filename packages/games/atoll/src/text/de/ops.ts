import type { Amount, Gains, OfferName, Op } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { opIn } from '../neutral/by-kind.ts';
import { gainsOf, sparesLarge, opOrderOf } from '../neutral/op-order.ts';
import { capitalised, join, say, type IconPart, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { filterAfter, filterIn, relativeTo } from './kinds.ts';
import { levels, offers } from './names.ts';
import {
  coins,
  colonies,
  fatigue,
  filterWords,
  icon,
  plankton,
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

const gains = (given: Gains, words: AmountWords): readonly Phrase[] =>
  gainsOf(given).map(({ what, amount }) => words(amount, (count) => tokenWord(what, count)));

/** Each phrase starts with its verb, after which other words may be inserted. */
export const ops: Catalogue['ops'] = {
  gain: (op) => say`erhalte ${all(gains(op, amountWords))}`,
  pay: ({ coins: coin = 0, plankton: food = 0 }) =>
    say`zahle ${tokens({ coins: coin, plankton: food })}`,
  pollute: (op) => say`füge ${op.corals} ${pollution(op.corals)} hinzu`,
  clean: (op) => say`entferne ${upTo(op.upTo)} ${pollution(op.upTo)}`,
  raise: (op) =>
    op.upTo === 1
      ? say`steigere 1 ${filterIn(op.filter, 'object')} um eine Stufe`
      : say`steigere ${upTo(op.upTo)} verschiedene ${filterIn(op.filter, 'many')} um je eine Stufe`,
  reduce: (op) => say`senke ${filterAfter('oneOfYoursAsObject', op.filter)} um eine Stufe`,
  unfatigue: (op) => {
    if (op.upTo > 1)
      return say`entferne je 1 ${fatigue} von ${upTo(op.upTo)} ${filterIn(op.filter, 'manyDative')}`;
    const whose = op.another ? 'fromAnotherOfYours' : 'fromOneOfYours';
    return say`entferne 1 ${fatigue} von ${filterAfter(whose, op.filter)}`;
  },
  colony: (op) => say`setze kostenlos ${upTo(op.upTo)} ${colonies(op.upTo)}`,
  upTo: (op) => say`bis zu ${op.times}-mal: ${capitalised(clause(op.do))}`,
  oneOf: (op) => join(op.options.map(clause), ' oder '),
  fatigue: ({ tokens: count, filter: { not, ...kind } }) => {
    const put = say`lege ${count} ${fatigue} auf ${filterAfter('oneOfYoursAsObject', kind)}`;
    if (not?.level === undefined) return put;
    return say`${put}, ${relativeTo(kind)} nicht auf ${levels[not.level]} steht`;
  },
  readyHunt: () => say`mach deine ${icon('hunt', 'Jagd')} wieder bereit`,
  renew: (op) => renewed([op.offer]),
};

/** "1", "bis zu 2" */
const upTo = (count: number): string => (count === 1 ? '1' : `bis zu ${count}`);

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
  pollute: (op) => say`+${op.corals} ${pollution(op.corals)}`,
  clean: (op) => say`−${op.upTo} ${pollution(op.upTo)}`,
  raise: (op) => say`${icon('rise', 'steigere')} ${op.upTo} ${objects(op)}`,
  reduce: (op) => say`${icon('fall', 'senke')} 1 ${filterIn(op.filter, 'object')}`,
  unfatigue: (op) => say`−${op.upTo} ${fatigue}`,
  colony: (op) => say`+${op.upTo} ${colonies(op.upTo)}`,
  upTo: (op) => say`${op.times}× ${sequenceShort(op.do)}`,
  oneOf: (op) => join(op.options.map(sequenceShort), ' / '),
  fatigue: (op) => say`+${op.tokens} ${fatigue} ${filterWords(op.filter, 1)}`,
  readyHunt: () => say`+1 ${icon('hunt', 'Jagd')}`,
  renew: (op) => say`neue ${offers[op.offer]}`,
};

const objects = ({ upTo: count, filter }: Extract<Op, { readonly op: 'raise' }>): Phrase =>
  filterIn(filter, count === 1 ? 'object' : 'many');

const opWords = (op: Op): Phrase => opIn(ops, op);

/** "ersetze alle Karten der Tierauslage und der Korallenauslage (nicht Große Fische)" */
function renewed(names: readonly OfferName[]): Phrase {
  const which = all(names.map((name) => [`der ${offers[name]}`]));
  return say`ersetze alle Karten ${which}${sparesLarge(names) ? ' (nicht Große Fische)' : ''}`;
}

/** Inserts words after the verb at the start of a phrase: "erhalte dafür 2 Münzen". */
function afterVerb(phrase: Phrase, words: string): Phrase {
  const [first, ...rest] = phrase;
  return typeof first === 'string' ? say`${first.replace(' ', ` ${words} `)}${rest}` : phrase;
}

/** Each op as a phrase; a cost and its gain share one. */
function steps(list: readonly Op[]): readonly Phrase[] {
  const told = opOrderOf(list);
  if (told.as === 'cost')
    return [say`${opWords(told.cost)} und ${afterVerb(clause(told.gain), 'dafür')}`];
  return told.as === 'renewal' ? [renewed(told.offers)] : told.list.map(opWords);
}

/**
 * The ops as sentences: "entferne 1 Verschmutzung. Erhalte 1 Plankton", "zahle 1 Münze und erhalte
 * dafür …".
 */
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
      const more = say`${extra} zusätzliche ${scales(extra)}`;
      return say`erhalte ${all([more, ...gains(others, amountWords)])}`;
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
