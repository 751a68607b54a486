import type { Answer } from '../action.ts';
import { memoize } from '../memoize.ts';
import type { CardId } from '../vocabulary.ts';

type AnswerOf<K extends Answer['type']> = Extract<Answer, { readonly type: K }>;

/**
 * Answers that name no card are made once and reused, because legal actions are listed very often.
 */
export const DONE: AnswerOf<'done'> = { type: 'done' };
export const YES_OR_NO: readonly [AnswerOf<'yes'>, AnswerOf<'no'>] = [
  { type: 'yes' },
  { type: 'no' },
];

const payments: (readonly AnswerOf<'pay'>[])[][] = [];
const amounts: (readonly AnswerOf<'amount'>[])[] = [];
const branches: (readonly AnswerOf<'branch'>[])[] = [];

/** The answers for a number of ways. */
export function branchesUpTo(count: number): readonly AnswerOf<'branch'>[] {
  return (branches[count] ??= Array.from({ length: count }, (_, index) => ({
    type: 'branch',
    index,
  })));
}

/** The payments with from `least` to `most` scales; none where that is not a range. */
export function paymentsBetween(least: number, most: number): readonly AnswerOf<'pay'>[] {
  const known = (payments[least] ??= []);
  return (known[most] ??= Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => ({
    type: 'pay',
    scales: least + more,
  })));
}

/** The answers that name an amount from 1 on. */
export function amountsUpTo(most: number): readonly AnswerOf<'amount'>[] {
  return (amounts[most] ??= Array.from({ length: most }, (_, index) => ({
    type: 'amount',
    count: index + 1,
  })));
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
