import type { Seat } from '@atoll/engine';
import { cardIndex } from '../numbers.ts';
import { allPoints, openPoints } from '../points.ts';
import { sumOf } from '../resource.ts';
import type { DasAtollState } from '../state.ts';
import { handWorth } from './hand-worth.ts';
import { incomeOf } from './income.ts';
import { bargainWorth } from './bargain-worth.ts';
import { prospectsOf } from './prospects.ts';

/** What one of each is worth in points at the end; set by hand. */
const WORTH = {
  pip: 0.09,
  kind: 0.2,
  development: 0.4,
  knight: 0.5,
  route: 0.06,
  leader: -0.15,
} as const;

/** About how many points a seat will have at the end; it knows all cards of the state. */
export function evaluate(state: DasAtollState, seat: Seat): number {
  if (state.phase === 'over') return allPoints(state, seat) + (state.winner === seat ? 20 : 0) - 10;
  const player = state.players[seat];
  const income = incomeOf(state, seat);
  const others = state.players.map((_, other) => (other === seat ? 0 : openPoints(state, other)));
  const developments = sumOf(player.cards) - player.cards[cardIndex('point')];
  return (
    allPoints(state, seat) +
    sumOf(income) * WORTH.pip +
    income.filter((pips) => pips > 0).length * WORTH.kind +
    handWorth(player.hand) +
    bargainWorth(state, seat) +
    developments * WORTH.development +
    Math.min(player.knights, 5) * WORTH.knight +
    player.route * WORTH.route +
    prospectsOf(state, seat) +
    Math.max(...others) * WORTH.leader
  );
}
