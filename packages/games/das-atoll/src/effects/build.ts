import { afterRoad, afterSettlement, afterShip } from '../awards.ts';
import type { DasAtollAction } from '../action.ts';
import { CORNERS, yieldOf } from '../board/index.ts';
import { canPlaceFree } from '../legality/check.ts';
import { CARDS, COSTS } from '../numbers.ts';
import { moveCards, noCounts, type Counts } from '../resource.ts';
import { cityOf, EMPTY, roadOf, settlementOf, shipOf } from '../state.ts';
import { nextPlacement, type Change } from './turn.ts';

type Build<T> = Extract<DasAtollAction, { type: T }>;

export function buildSettlement(change: Change, corner: number): void {
  const { state, seat, events } = change;
  state.buildings[corner] = settlementOf(seat);
  state.players[seat].settlements--;
  events.push({ type: 'built', seat, what: 'settlement', at: corner });
  afterSettlement(state, corner, events);
  if (state.phase !== 'settle') return pay(change, COSTS.settlement);
  if (state.placed >= state.players.length) firstYield(change, corner);
  state.phase = 'first-piece';
  state.beside = corner;
}

/** The second settlement of the set-up yields a card of every hex around it. */
function firstYield({ state, seat, events }: Change, corner: number): void {
  const cards = noCounts();
  for (const hex of CORNERS[corner].hexes) {
    const resource = yieldOf(state.terrain[hex]);
    if (resource >= 0) cards[resource]++;
  }
  moveCards(state.bank, state.players[seat].hand, cards);
  events.push({ type: 'got', seat, cards });
}

export function buildCity(change: Change, corner: number): void {
  const { state, seat, events } = change;
  state.buildings[corner] = cityOf(seat);
  state.players[seat].cities--;
  state.players[seat].settlements++;
  events.push({ type: 'built', seat, what: 'city', at: corner });
  pay(change, COSTS.city);
}

/** Builds a road or a ship: paid for, given by a card, or beside a settlement of the set-up. */
export function buildPiece(change: Change, { type, edge }: Build<'road' | 'ship'>): void {
  const { state, seat, events } = change;
  const player = state.players[seat];
  events.push({ type: 'built', seat, what: type, at: edge });
  if (type === 'road') {
    state.pieces[edge] = roadOf(seat);
    player.roads--;
    afterRoad(state, seat, events);
  } else {
    state.pieces[edge] = shipOf(seat);
    player.ships--;
    state.newShips.push(edge);
    afterShip(state, seat, events);
  }
  if (state.phase === 'first-piece') return nextPlacement(change);
  if (state.phase !== 'free-pieces') return pay(change, COSTS[type]);
  state.free--;
  if (state.free > 0 && canPlaceFree(state, seat)) return;
  state.free = 0;
  state.phase = state.rolled ? 'main' : 'roll';
}

export function moveShip({ state, seat, events }: Change, { from, to }: Build<'move'>): void {
  state.pieces[from] = EMPTY;
  state.pieces[to] = shipOf(seat);
  state.moved = true;
  events.push({ type: 'moved-ship', seat, from, to });
  afterShip(state, seat, events);
}

export function buyCard(change: Change): void {
  const { state, seat, events } = change;
  const card = state.deck.pop() as number;
  const { cards, fresh } = state.players[seat];
  cards[card]++;
  // A seat that builds after a turn may play the card in its own turn.
  if (state.phase === 'main') fresh[card]++;
  events.push({ type: 'bought', seat, card: CARDS[card] });
  pay(change, COSTS.card);
}

function pay({ state, seat }: Change, cost: Counts): void {
  moveCards(state.players[seat].hand, state.bank, cost);
}
