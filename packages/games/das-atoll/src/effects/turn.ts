import type { Seat } from '@atoll/engine';
import type { DasAtollEvent } from '../event.ts';
import { CHEAPEST, GOAL, MOST_ROUNDS, SPECIAL_SEATS } from '../numbers.ts';
import { openPoints, POINT_CARD } from '../points.ts';
import { sumOf } from '../resource.ts';
import { newTurn, placingSeat } from '../setup.ts';
import { emptyDraft, NOBODY, type DasAtollState } from '../state.ts';

/** The changes of an action: the state, changed in place, and the events. */
export interface Change {
  readonly state: DasAtollState;
  readonly seat: Seat;
  readonly events: DasAtollEvent[];
}

/** The next placement of the set-up, or the first turn. */
export function nextPlacement({ state, events }: Change): void {
  const seats = state.players.length;
  state.placed++;
  state.beside = NOBODY;
  if (state.placed < 2 * seats) {
    state.phase = 'settle';
    state.turn = placingSeat(state);
    return;
  }
  state.turn = (state.first + seats - 1) % seats;
  beginTurn(state, events);
}

/** Ends a turn, or the building after it: with five seats the others may build one by one. */
export function endTurn({ state, seat, events }: Change): void {
  events.push({ type: 'ended', seat });
  if (state.phase === 'main') {
    closeOffer(state, events);
    state.players[seat].fresh.fill(0);
  }
  if (state.players.length < SPECIAL_SEATS) return beginTurn(state, events);
  const builder = nextBuilder(state, seat);
  if (builder === NOBODY) return beginTurn(state, events);
  state.phase = 'special';
  state.builder = builder;
}

/** The next seat before the one on turn that has enough cards to buy; the number is public. */
function nextBuilder({ players, turn }: DasAtollState, after: Seat): Seat {
  const seats = players.length;
  for (let seat = (after + 1) % seats; seat !== turn; seat = (seat + 1) % seats)
    if (sumOf(players[seat].hand) >= CHEAPEST) return seat;
  return NOBODY;
}

function beginTurn(state: DasAtollState, events: DasAtollEvent[]): void {
  const turn = (state.turn + 1) % state.players.length;
  if (turn === state.first) {
    if (state.round === MOST_ROUNDS) return endMatch(state, NOBODY, events);
    state.round++;
  }
  // Includes ships from the building after the previous turn, which their owners may move in their
  // own turn.
  state.newShips.length = 0;
  Object.assign(state, newTurn(), { turn, builder: turn, phase: 'roll' });
  events.push({ type: 'turn', seat: turn, round: state.round });
  winByOpenPoints(state, events);
}

/** The match is over as soon as the seat on turn has points enough on the table. */
export function winByOpenPoints(state: DasAtollState, events: DasAtollEvent[]): void {
  const { phase, turn } = state;
  if (state.round === 0 || phase === 'special' || phase === 'over') return;
  if (openPoints(state, turn) >= GOAL) endMatch(state, turn, events);
}

/** Without a winner, as after the last round, the seat with the most points comes first. */
export function endMatch(state: DasAtollState, winner: Seat, events: DasAtollEvent[]): void {
  closeOffer(state, events);
  state.phase = 'over';
  state.winner = winner;
  state.players.forEach(({ cards }, seat) => {
    const points = cards[POINT_CARD];
    if (points > 0) events.push({ type: 'shown', seat, points });
  });
  events.push({ type: 'over', winner });
}

/** Takes the offer off the table, and every draft. */
export function closeOffer(state: DasAtollState, events: DasAtollEvent[]): void {
  if (state.offer) events.push({ type: 'withdrew', seat: state.turn });
  clearOffer(state);
}

export function clearOffer(state: DasAtollState): void {
  state.offer = null;
  // A draft starts with the cards to give.
  for (let seat = 0; seat < state.drafts.length; seat++)
    if (sumOf(state.drafts[seat].give) > 0) state.drafts[seat] = emptyDraft();
}
