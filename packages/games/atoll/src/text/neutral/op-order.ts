import type { Amount, Gains, OfferName, Op, OpName } from '../../vocabulary.ts';

const GAINS = [
  'coins',
  'plankton',
  'scales',
  'popularity',
] as const satisfies readonly (keyof Gains)[];
export type Gained = (typeof GAINS)[number];

/** The gains, in the order used by every language. */
export const gainsOf = (
  given: Gains,
): readonly { readonly what: Gained; readonly amount: Amount }[] =>
  GAINS.flatMap((what) => {
    const amount = given[what];
    return amount === undefined ? [] : [{ what, amount }];
  });

/** Numbers of tokens without those that are 0, in the same order. */
export const tokensOf = (
  amounts: Partial<Record<Gained, number>>,
): readonly { readonly what: Gained; readonly count: number }[] =>
  GAINS.flatMap((what) => {
    const count = amounts[what] ?? 0;
    return count > 0 ? [{ what, count }] : [];
  });

/** The ops that are the price for the rest of a sequence. */
const COSTS: ReadonlySet<OpName> = new Set(['pay', 'pollute', 'reduce']);

/**
 * The form in which a sequence is told: a cost and its gain, offers that are all renewed, or step
 * by step.
 */
export type OpOrder =
  | { readonly as: 'cost'; readonly cost: Op; readonly gain: readonly Op[] }
  | { readonly as: 'renewal'; readonly offers: readonly OfferName[] }
  | { readonly as: 'steps'; readonly list: readonly Op[] };

/** @returns the form in which a sequence of ops is told */
export function opOrderOf(list: readonly Op[]): OpOrder {
  const [first, ...rest] = list;
  if (first !== undefined && COSTS.has(first.op) && rest.length > 0)
    return { as: 'cost', cost: first, gain: rest };
  const offers = list.flatMap((op) => (op.op === 'renew' ? [op.offer] : []));
  return offers.length > 0 && offers.length === list.length
    ? { as: 'renewal', offers }
    : { as: 'steps', list };
}

/** Whether Large Fish stay in place, which the text for replaced animals mentions. */
export const sparesLarge = (offers: readonly OfferName[]): boolean =>
  offers.includes('animals') && !offers.includes('large');
