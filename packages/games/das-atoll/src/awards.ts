import type { Seat } from '@atoll/engine';
import { CORNERS } from './board/index.ts';
import type { DasAtollEvent } from './event.ts';
import { connectingLanes } from './lanes.ts';
import { SHORTEST_ROUTE, SMALLEST_ARMY } from './numbers.ts';
import { EMPTY, isShip, NOBODY, ownerOf, type DasAtollState } from './state.ts';
import { longestTradeRoute } from './trade-route.ts';

/** After a road was built, which is in no lane. */
export function afterRoad(state: DasAtollState, seat: Seat, events: DasAtollEvent[]): void {
  measureRoutes(state, [seat], events);
}

/** After a ship was built or moved. */
export function afterShip(state: DasAtollState, seat: Seat, events: DasAtollEvent[]): void {
  countLanes(state, seat, events);
  measureRoutes(state, [seat], events);
}

/**
 * After a settlement, which may close or cut lanes and routes of all seats whose pieces meet there.
 */
export function afterSettlement(state: DasAtollState, corner: number, events: DasAtollEvent[]) {
  const seats = new Set<Seat>();
  for (const edge of CORNERS[corner].edges) {
    const piece = state.pieces[edge];
    if (piece === EMPTY) continue;
    if (isShip(piece)) countLanes(state, ownerOf(piece), events);
    seats.add(ownerOf(piece));
  }
  measureRoutes(state, [...seats], events);
}

/** Points for lanes are kept, so the maximum so far counts. */
function countLanes(state: DasAtollState, seat: Seat, events: DasAtollEvent[]): void {
  const lanes = connectingLanes(state, seat);
  const player = state.players[seat];
  if (lanes <= player.lanes) return;
  player.lanes = lanes;
  events.push({ type: 'connected', seat, lanes });
}

function measureRoutes(state: DasAtollState, seats: readonly Seat[], events: DasAtollEvent[]) {
  for (const seat of seats) state.players[seat].route = longestTradeRoute(state, seat);
  const holder = awardHolder(
    state.players.map(({ route }) => route),
    { holder: state.longestRoute, fewest: SHORTEST_ROUTE },
  );
  if (holder === state.longestRoute) return;
  state.longestRoute = holder;
  events.push({ type: 'award', award: 'route', seat: holder });
}

export function countKnights(state: DasAtollState, events: DasAtollEvent[]): void {
  const holder = awardHolder(
    state.players.map(({ knights }) => knights),
    { holder: state.largestArmy, fewest: SMALLEST_ARMY },
  );
  if (holder === state.largestArmy) return;
  state.largestArmy = holder;
  events.push({ type: 'award', award: 'army', seat: holder });
}

/**
 * The holder of an award: the seat that alone has the most and enough; in a tie the previous
 * holder, if among the tied seats, else none.
 */
function awardHolder(
  counts: readonly number[],
  { holder, fewest }: { readonly holder: Seat; readonly fewest: number },
): Seat {
  const most = Math.max(...counts);
  if (most < fewest) return NOBODY;
  if (holder !== NOBODY && counts[holder] === most) return holder;
  const first = counts.indexOf(most);
  return counts.lastIndexOf(most) === first ? first : NOBODY;
}
