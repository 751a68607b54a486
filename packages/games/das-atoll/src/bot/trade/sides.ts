import type { Seat } from '@atoll/engine';
import { GOAL } from '../../numbers.ts';
import { openPoints } from '../../points.ts';
import type { Counts } from '../../resource.ts';
import type { DasAtollState } from '../../state.ts';
import { risk } from '../evaluate.ts';
import { handWorth, type Projection } from '../projection.ts';

/** Cards that a seat gives for others. */
export interface Swap {
  readonly gives: Counts;
  readonly gets: Counts;
}

/** The same from the other side. */
export const reversed = ({ gives, gets }: Swap): Swap => ({ gives: gets, gets: gives });

export const handAfter = (hand: Counts, { gives, gets }: Swap): readonly number[] =>
  hand.map((count, resource) => count - gives[resource] + gets[resource]);

/** The worth of a swap for a seat with that hand and those prospects, in points. */
export function gainOf(
  state: DasAtollState,
  { hand, projection }: { readonly hand: Counts; readonly projection: Projection },
  swap: Swap,
): number {
  const later = handAfter(hand, swap).map((count) => Math.max(0, count));
  const before = handWorth(projection, hand) - risk(state, hand);
  return handWorth(projection, later) - risk(state, later) - before;
}

/**
 * The share of a rival's gain that counts as a loss of the seat: 0.35 among equals, more the
 * further the rival is ahead; infinite for a rival that is about to win, which gets nothing.
 */
export function priceOfHelp(state: DasAtollState, seat: Seat, rival: Seat): number {
  const points = openPoints(state, rival);
  if (points >= GOAL - 2) return Infinity;
  const ahead = points - openPoints(state, seat);
  return Math.min(1.5, Math.max(0.15, 0.35 + 0.15 * ahead));
}

/** The least gain of a swap worth making. */
export const LEAST_GAIN = 0.03;

/**
 * Whether the gain of a swap for a seat exceeds the least gain and the price of its rival's gain.
 */
export function agrees(gain: number, rivalGain: number, price: number): boolean {
  return price < Infinity && gain > LEAST_GAIN + price * Math.max(0, rivalGain);
}
