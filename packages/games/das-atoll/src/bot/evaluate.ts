import type { Seat } from '@atoll/engine';
import { GOAL, SMALLEST_ARMY } from '../numbers.ts';
import { allPoints, openPoints } from '../points.ts';
import { sumOf, type Counts } from '../resource.ts';
import type { DasAtollState } from '../state.ts';
import { handWorth, projectionOf, type Projection } from './projection.ts';
import { VICTORY, WORTH } from './weights.ts';

/** The approximate final points of a seat; reads all cards of the state. */
export function evaluate(state: DasAtollState, seat: Seat): number {
  if (state.phase === 'over')
    return allPoints(state, seat) + (state.winner === seat ? VICTORY : -VICTORY);
  return standing(state, seat, projectionOf(state, seat, toSettle(state)));
}

/** The same with known prospects. */
export function standing(state: DasAtollState, seat: Seat, projection: Projection): number {
  const { hand, cards } = state.players[seat];
  return (
    boardWorth(state, seat) +
    projection.growth +
    handWorth(projection, hand) +
    cards.reduce((sum, count, card) => sum + count * WORTH.hand[card], 0) -
    risk(state, hand)
  );
}

/** The approximate yield of the second settlement of the set-up, while it is missing. */
function toSettle({ placed, players }: DasAtollState): Counts | undefined {
  const cards = (9 * players.length) / 36 / 5;
  return placed < players.length ? [cards, cards, cards, cards, cards] : undefined;
}

/** Points, and prospects of the largest army, compared with those of the rivals. */
function boardWorth(state: DasAtollState, seat: Seat): number {
  let most = 0;
  let sum = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const points = openPoints(state, other);
    most = Math.max(most, points);
    sum += points;
  }
  const own = allPoints(state, seat);
  const victory = own >= GOAL ? VICTORY : 0;
  return own + victory + armyHope(state, seat) - most * WORTH.leader - sum * WORTH.rivals;
}

/** The nearness of the largest army, counting the knights in hand. */
function armyHope({ players, largestArmy }: DasAtollState, seat: Seat): number {
  let most = SMALLEST_ARMY - 1;
  for (let other = 0; other < players.length; other++)
    if (other !== seat) most = Math.max(most, players[other].knights);
  const { knights, cards } = players[seat];
  if (largestArmy === seat) return -WORTH.award * WORTH.awardStep ** (1 + knights - most) * 0.5;
  const missing = most + 1 - knights - 0.3 * cards[0];
  return WORTH.award * WORTH.awardStep ** Math.max(0.3, missing) * 0.8;
}

/** The expected loss to a seven before the next turn, for a hand that still grows. */
export function risk({ players }: Pick<DasAtollState, 'players'>, hand: Counts): number {
  const held = sumOf(hand);
  const fear = Math.min(1, (held - WORTH.fear) / 2);
  if (fear <= 0) return 0;
  const seven = 1 - (5 / 6) ** players.length;
  return seven * fear * (held / 2) * WORTH.surplus;
}
