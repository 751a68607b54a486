import type { Seat } from '@atoll/engine';
import { sumOf, type Counts } from '../resource.ts';
import type { DasAtollState } from '../state.ts';
import { handWorth } from './hand-worth.ts';

/** How likely a bargain comes about for whoever proposed it, and for whoever agreed. */
const PROPOSED = 0.35;
const AGREED = 0.6;
/** An offer that brings nothing only costs time. */
const TROUBLE = 0.01;

/** What a seat may hope for from the offer on the table. */
export function bargainWorth({ offer, players, turn }: DasAtollState, seat: Seat): number {
  if (!offer) return 0;
  const { hand } = players[seat];
  const { give, want, answers, counters } = offer;
  if (seat === turn) return hoped(hand, { gives: give, gets: want });
  if (answers[seat] === 'yes') return AGREED * gain(hand, { gives: want, gets: give }) - TROUBLE;
  if (answers[seat] !== 'counter') return 0;
  return hoped(hand, { gives: counters[seat].give, gets: counters[seat].want });
}

interface Sides {
  readonly gives: Counts;
  readonly gets: Counts;
}

/** Nobody gives many cards for few. */
function hoped(hand: Counts, sides: Sides): number {
  const fairness = Math.min(1, sumOf(sides.gives) / sumOf(sides.gets));
  return PROPOSED * fairness ** 2 * gain(hand, sides) - TROUBLE;
}

/** What a hand is worth more after a bargain. */
function gain(hand: Counts, { gives, gets }: Sides): number {
  const after = hand.map((count, resource) => count - gives[resource] + gets[resource]);
  return handWorth(after) - handWorth(hand);
}
