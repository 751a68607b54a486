import type { Reason } from '@atoll/engine';

/** Why an action is refused. */
export type ReasonCode =
  | 'over'
  | 'not-your-turn'
  | 'not-now'
  | 'no-such-place'
  | 'occupied'
  | 'not-on-land'
  | 'not-at-sea'
  | 'too-close'
  | 'not-connected'
  | 'wrong-atoll'
  | 'beside-the-settlement'
  | 'pirate'
  | 'cannot-pay'
  | 'too-few-alike'
  | 'no-pieces'
  | 'no-settlement'
  | 'moved-before'
  | 'not-your-ship'
  | 'new-ship'
  | 'closed-lane'
  | 'no-cards'
  | 'card-not-in-hand'
  | 'card-is-new'
  | 'played-before'
  | 'bank-is-short'
  | 'same-resource'
  | 'not-in-hand'
  | 'robber-stays'
  | 'no-victim'
  | 'not-enough-points'
  | 'too-many-offers'
  | 'offer-is-open'
  | 'no-offer'
  | 'not-asked'
  | 'offer-is-full'
  | 'offer-is-empty'
  | 'on-both-sides'
  | 'draft-order'
  | 'no-seat'
  | 'not-one-for-one'
  | 'no-answer';

export interface DasAtollReason extends Reason {
  readonly code: ReasonCode;
}

/** A reason with its figures. */
export const refusal = (
  code: ReasonCode,
  details?: Readonly<Record<string, string | number>>,
): DasAtollReason => (details ? { code, details } : { code });
