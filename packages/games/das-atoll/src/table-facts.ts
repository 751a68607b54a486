import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from './action.ts';
import { rateOf } from './effects/exchange.ts';
import { connectingLaneEdges } from './lanes.ts';
import { COSTS, SUPPLY } from './numbers.ts';
import type { ScoreCategory } from './points.ts';
import { indexOfResource, noCounts, type Counts } from './resource.ts';
import { cityOf, roadOf, settlementOf, shipOf } from './state.ts';
import type { DasAtollView } from './view.ts';

export { rateOf } from './effects/exchange.ts';
export type { OfferPlan } from './bot/trade/offer-plan.ts';
export { pirateHex } from './effects/placement.ts';
export { connectingLaneEdges } from './lanes.ts';
export {
  CARDS,
  COSTS,
  HAND_LIMIT,
  MOST_ROUNDS,
  OFFER_CARDS,
  OFFERS_A_TURN,
  SUMS,
  SUPPLY,
  throwsFor,
  type Card,
} from './numbers.ts';
export { SCORE_CATEGORIES, type ScoreCategory } from './points.ts';
export { RESOURCES, sumOf, type Counts, type Resource } from './resource.ts';
export { isCity, isShip, ownerOf, settlementOf } from './state.ts';
export * from './view-facts.ts';

/** The points of a seat by their source; those of cards are 0 until the match is over. */
export const pointsBySource = (
  view: DasAtollView,
  seat: Seat,
): Readonly<Record<ScoreCategory, number>> => ({
  settlements: SUPPLY.settlements - view.settlements[seat],
  cities: 2 * (SUPPLY.cities - view.cities[seat]),
  lanes: view.lanes[seat],
  route: view.longestRoute === seat ? 2 : 0,
  army: view.largestArmy === seat ? 2 : 0,
  cards: view.pointCards[seat],
});

/**
 * The cards that an action takes out of the own hand, by resource, and those that it puts in;
 * undefined for one that changes no hand or whose cards are not known yet.
 */
export function handChange(
  view: DasAtollView,
  seat: Seat,
  action: DasAtollAction,
): Counts | undefined {
  const paid = (cost: Counts): Counts => cost.map((count) => -count);
  switch (action.type) {
    case 'settlement':
    case 'city':
    case 'road':
    case 'ship':
      return view.phase === 'main' || view.phase === 'special'
        ? paid(COSTS[action.type])
        : undefined;
    case 'buy':
      return paid(COSTS.card);
    case 'exchange': {
      const change = noCounts();
      change[indexOfResource(action.give)] = -rateOf(view, seat, indexOfResource(action.give));
      change[indexOfResource(action.get)] += 1;
      return change;
    }
    case 'plenty': {
      const change = noCounts();
      change[indexOfResource(action.first)]++;
      change[indexOfResource(action.second)]++;
      return change;
    }
    default:
      return undefined;
  }
}

/** The lanes of a seat that would join the atolls after an action and do not now, by edges. */
export function newLanes(
  view: DasAtollView,
  seat: Seat,
  action: DasAtollAction,
): readonly (readonly number[])[] {
  const after = boardAfter(view, seat, action);
  if (after === undefined) return [];
  const known = connectingLaneEdges(view, seat).map((lane) => lane.toSorted().join());
  return connectingLaneEdges(after, seat).filter((lane) => !known.includes(lane.toSorted().join()));
}

function boardAfter(
  { buildings, pieces }: DasAtollView,
  seat: Seat,
  action: DasAtollAction,
): Pick<DasAtollView, 'buildings' | 'pieces'> | undefined {
  switch (action.type) {
    case 'settlement':
      return { buildings: buildings.with(action.corner, settlementOf(seat)), pieces };
    case 'city':
      return { buildings: buildings.with(action.corner, cityOf(seat)), pieces };
    case 'road':
      return { buildings, pieces: pieces.with(action.edge, roadOf(seat)) };
    case 'ship':
      return { buildings, pieces: pieces.with(action.edge, shipOf(seat)) };
    case 'move':
      return { buildings, pieces: pieces.with(action.from, -1).with(action.to, shipOf(seat)) };
    default:
      return undefined;
  }
}
