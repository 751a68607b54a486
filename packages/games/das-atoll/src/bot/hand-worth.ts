import { COSTS, HAND_LIMIT } from '../numbers.ts';
import { RESOURCES, sumOf, type Counts } from '../resource.ts';

/** What a card is worth by itself, and one that a seven would take. */
const CARD = 0.02;
const SURPLUS = -0.06;

/** What a build is worth to whoever has all cards for it, beyond the cards. */
const PLANS: readonly { readonly cost: Counts; readonly worth: number }[] = [
  { cost: COSTS.city, worth: 0.8 },
  { cost: COSTS.settlement, worth: 0.8 },
  { cost: COSTS.card, worth: 0.3 },
  { cost: COSTS.ship, worth: 0.25 },
  { cost: COSTS.road, worth: 0.15 },
];

/** Cards are worth what can be built with them, or soon. */
export function handWorth(hand: Counts): number {
  const size = sumOf(hand);
  const planned = PLANS.map(({ cost, worth }) => worth * nearness(hand, cost) ** 2);
  return (
    size * CARD +
    Math.max(...planned) +
    0.3 * planned.reduce((sum, one) => sum + one, 0) +
    Math.max(0, size - HAND_LIMIT) * SURPLUS
  );
}

/** The share of a price that a hand covers, 0 to 1. */
function nearness(hand: Counts, cost: Counts): number {
  let covered = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++)
    covered += Math.min(hand[resource], cost[resource]);
  return covered / sumOf(cost);
}
