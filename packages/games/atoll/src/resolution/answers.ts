import type { Answer } from '../action.ts';
import { memoize } from '../memoize.ts';
import type { CardId } from '../vocabulary.ts';

type AnswerOf<K extends Answer['type']> = Extract<Answer, { readonly type: K }>;

/**
 * Answers that name no card are made once and listed again and again: lists of legal actions are
 * asked for all the time.
 */
export const DONE: AnswerOf<'done'> = { type: 'done' };
export const YES_OR_NO: readonly [AnswerOf<'yes'>, AnswerOf<'no'>] = [
  { type: 'yes' },
  { type: 'no' },
];

const payments: AnswerOf<'pay'>[] = [];
const amounts: AnswerOf<'amount'>[] = [];

const branches: (readonly AnswerOf<'branch'>[])[] = [];

/** The answers that name one of so many ways. */
export function branchesUpTo(count: number): readonly AnswerOf<'branch'>[] {
  return (branches[count] ??= Array.from({ length: count }, (_, index) => ({
    type: 'branch',
    index,
  })));
}

export function pay(scales: number): AnswerOf<'pay'> {
  return (payments[scales] ??= { type: 'pay', scales });
}

export function amount(count: number): AnswerOf<'amount'> {
  return (amounts[count] ??= { type: 'amount', count });
}

/** Anything that lies in a row and has a card: corals and animals of an atoll. */
type Row = readonly { readonly card: CardId }[];

function sameCards(row: Row, other: Row): boolean {
  if (row.length !== other.length) return false;
  for (let slot = 0; slot < row.length; slot++)
    if (row[slot]?.card !== other[slot]?.card) return false;
  return true;
}

/** Each card of a row. */
export const chooseEach: (row: Row) => readonly Answer[] = memoize(
  (row: Row) => row.map(({ card }) => ({ type: 'choose', card })),
  { alike: sameCards },
);

/** Each card of a row, or none. */
export const chooseOrDone: (row: Row) => readonly Answer[] = memoize(
  (row: Row) => [...chooseEach(row), DONE],
  { alike: sameCards },
);
