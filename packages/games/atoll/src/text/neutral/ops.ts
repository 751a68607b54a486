import type { AnimalFilter, Amount, Gains, Level, OfferName, Op } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { capitalised, join, say, type IconPart, type Phrase } from '../phrase.ts';
import { opIn } from './by-kind.ts';
import type { Grammar } from './grammar.ts';
import { gainsOf, opOrderOf } from './op-order.ts';
import { ratesOf } from './rates.ts';
import { tokenPhrasesOf } from './tokens.ts';

/** The words of a language for ops, as a clause without subject. */
export interface OpWords {
  readonly gain: (gains: Phrase) => Phrase;
  /** "2 extra fish scales" */
  readonly extra: (scales: number) => Phrase;
  readonly pay: (tokens: Phrase) => Phrase;
  readonly pollute: (corals: number) => Phrase;
  readonly clean: (upTo: number) => Phrase;
  readonly raise: (upTo: number, filter: AnimalFilter) => Phrase;
  readonly reduce: (filter: AnimalFilter) => Phrase;
  readonly rest: (filter: AnimalFilter) => Phrase;
  readonly restAnother: (filter: AnimalFilter) => Phrase;
  readonly restSeveral: (upTo: number, filter: AnimalFilter) => Phrase;
  readonly place: (upTo: number) => Phrase;
  readonly upTo: (times: number, clause: Phrase) => Phrase;
  readonly or: string;
  /** `not` is the level at which the animals are left out. */
  readonly tire: (count: number, filter: AnimalFilter, not?: Level) => Phrase;
  readonly readyHunt: () => Phrase;
  /** "replace all cards of the animal and coral offers (not Large Fish)" */
  readonly renew: (offers: readonly OfferName[]) => Phrase;
  /** A cost and what it is paid for. */
  readonly cost: (cost: Phrase, gain: Phrase) => Phrase;
  readonly short: {
    readonly raise: (upTo: number, filter: AnimalFilter) => Phrase;
    readonly reduce: (filter: AnimalFilter) => Phrase;
    /** The animals that take Fatigue. */
    readonly tire: (filter: AnimalFilter) => Phrase;
    readonly hunt: IconPart;
    readonly renew: (offer: OfferName) => Phrase;
  };
}

/** The ops of a language, and lists of them. */
export interface OpPhrases extends Pick<Catalogue, 'ops' | 'opsShort'> {
  /** The ops as sentences: "remove 1 pollution. Gain 1 plankton", "pay 1 coin to gain …". */
  readonly sequence: (list: readonly Op[]) => Phrase;
  readonly sequenceShort: (list: readonly Op[]) => Phrase;
  /** The same within a sentence. */
  readonly clause: (list: readonly Op[]) => Phrase;
  /** The same for ops at the top level, which itself yields fish scales. */
  readonly clauseAtTop: (list: readonly Op[]) => Phrase;
}

/** Sentences, without the point of the last one and the capital of the first. */
export const inSentences = (list: readonly Phrase[]): Phrase =>
  join(
    list.map((phrase, index) => (index === 0 ? phrase : capitalised(phrase))),
    '. ',
  );

export function opPhrasesOf(grammar: Grammar, words: OpWords): OpPhrases {
  const { all, given, shown } = grammar;
  const { rateWords, rateShort } = ratesOf(grammar);
  const { tokens } = tokenPhrasesOf(grammar);

  const amountWords = (amount: Amount, word: (count: number) => IconPart): Phrase =>
    typeof amount === 'number'
      ? say`${amount} ${word(amount)}`
      : say`${amount.each} ${word(amount.each)}${rateWords(amount, word)}`;
  const amountShort = (amount: Amount, word: (count: number) => IconPart): Phrase =>
    typeof amount === 'number'
      ? say`+${amount} ${word(amount)}`
      : say`+${amount.each} ${word(amount.each)}${rateShort(amount)}`;
  const gains = (op: Gains): readonly Phrase[] =>
    gainsOf(op).map(({ what, amount }) => amountWords(amount, given[what]));

  const ops: Catalogue['ops'] = {
    gain: (op) => words.gain(all(gains(op))),
    pay: ({ coins = 0, plankton = 0 }) => words.pay(tokens({ coins, plankton })),
    pollute: ({ corals }) => words.pollute(corals),
    clean: ({ upTo }) => words.clean(upTo),
    raise: ({ upTo, filter }) => words.raise(upTo, filter),
    reduce: ({ filter }) => words.reduce(filter),
    unfatigue: ({ upTo, another, filter }) => {
      if (upTo > 1) return words.restSeveral(upTo, filter);
      return another ? words.restAnother(filter) : words.rest(filter);
    },
    colony: ({ upTo }) => words.place(upTo),
    upTo: ({ times, do: list }) => words.upTo(times, clause(list)),
    oneOf: ({ options }) => join(options.map(clause), words.or),
    fatigue: ({ tokens: count, filter: { not, ...kind } }) => words.tire(count, kind, not?.level),
    readyHunt: words.readyHunt,
    renew: ({ offer }) => words.renew([offer]),
  };

  const opsShort: Catalogue['opsShort'] = {
    gain: (op) =>
      join(
        gainsOf(op).map(({ what, amount }) => amountShort(amount, shown[what])),
        ' ',
      ),
    pay: ({ coins = 0, plankton = 0 }) =>
      join(
        [
          ...(coins > 0 ? [say`−${coins} ${shown.coins(coins)}`] : []),
          ...(plankton > 0 ? [say`−${plankton} ${shown.plankton(plankton)}`] : []),
        ],
        ' ',
      ),
    pollute: ({ corals }) => say`+${corals} ${shown.pollution(corals)}`,
    clean: ({ upTo }) => say`−${upTo} ${shown.pollution(upTo)}`,
    raise: ({ upTo, filter }) => words.short.raise(upTo, filter),
    reduce: ({ filter }) => words.short.reduce(filter),
    unfatigue: ({ upTo }) => say`−${upTo} ${shown.fatigue(upTo)}`,
    colony: ({ upTo }) => say`+${upTo} ${shown.colonies(upTo)}`,
    upTo: ({ times, do: list }) => say`${times}× ${sequenceShort(list)}`,
    oneOf: ({ options }) => join(options.map(sequenceShort), ' / '),
    fatigue: ({ tokens: count, filter }) =>
      say`+${count} ${shown.fatigue(count)} ${words.short.tire(filter)}`,
    readyHunt: () => say`+1 ${words.short.hunt}`,
    renew: ({ offer }) => words.short.renew(offer),
  };

  const opWords = (op: Op): Phrase => opIn(ops, op);

  /** Each op as a phrase; a cost and its gain share one. */
  function steps(list: readonly Op[]): readonly Phrase[] {
    const ordered = opOrderOf(list);
    if (ordered.as === 'cost') return [words.cost(opWords(ordered.cost), clause(ordered.gain))];
    return ordered.as === 'renewal' ? [words.renew(ordered.offers)] : ordered.list.map(opWords);
  }
  const clause = (list: readonly Op[]): Phrase => all(steps(list));
  const sequenceShort = (list: readonly Op[]): Phrase =>
    join(
      list.map((op) => opIn(opsShort, op)),
      ' ',
    );

  return {
    ...{ ops, opsShort, clause, sequenceShort },
    sequence: (list) => inSentences(steps(list)),
    clauseAtTop: (list) =>
      all(
        list.map((op) => {
          if (op.op !== 'gain' || typeof op.scales !== 'number') return opWords(op);
          const { scales, ...others } = op;
          return words.gain(all([words.extra(scales), ...gains(others)]));
        }),
      ),
  };
}
