import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { CORNERS, EDGES, HEXES } from '../board/index.ts';
import { isComplete, momentRefusal } from './check-moment.ts';
import { rateOf } from '../effects/exchange.ts';
import { OFFER_CARDS } from '../numbers.ts';
import {
  cityObstacle,
  firstPieceObstacle,
  pieceObstacle,
  settlementObstacle,
  siteObstacle,
  startAtoll,
} from '../effects/placement.ts';
import type { ReasonCode } from './reason.ts';
import { covers, indexOfResource, sumOf } from '../resource.ts';
import { moveObstacle } from '../effects/ship-move.ts';
import { roadOf, shipOf, type DasAtollState } from '../state.ts';
import { victimsOf } from '../effects/victims.ts';

/** Why an action is refused; undefined when it is legal. The only code that decides legality. */
export function refusalOf(
  state: DasAtollState,
  seat: Seat,
  action: DasAtollAction,
): ReasonCode | undefined {
  return momentRefusal(state, seat, action.type) ?? detailRefusal(state, seat, action);
}

/** Checks of place, cards and partner, at a moment when the type itself is allowed. */
export function detailRefusal(
  state: DasAtollState,
  seat: Seat,
  action: DasAtollAction,
): ReasonCode | undefined {
  switch (action.type) {
    case 'settlement':
      return state.phase === 'settle'
        ? firstSiteRefusal(state, action.corner)
        : settlementObstacle(state, action.corner, seat);
    case 'city':
      return cityObstacle(state, action.corner, seat);
    case 'road':
    case 'ship':
      return state.phase === 'first-piece'
        ? firstPieceObstacle(state, action.edge, action.type)
        : pieceObstacle(state, action.edge, action.type === 'road' ? roadOf(seat) : shipOf(seat));
    case 'move':
      return moveObstacle(state, action, seat);
    case 'discard':
      return held(state, seat, indexOfResource(action.resource)) > 0 ? undefined : 'not-in-hand';
    case 'robber':
      if (!HEXES[action.hex]?.isLand) return 'not-on-land';
      return action.hex === state.robber ? 'robber-stays' : undefined;
    case 'steal':
      return victimsOf(state).includes(action.victim) ? undefined : 'no-victim';
    case 'road-building':
      return canPlaceFree(state, seat) ? undefined : 'no-pieces';
    case 'plenty':
      return plentyRefusal(state, indexOfResource(action.first), indexOfResource(action.second));
    case 'exchange':
      return exchangeRefusal(state, seat, action);
    case 'give':
    case 'want':
      return draftCardRefusal(state, seat, action);
    case 'skip':
      return skipRefusal(state, action.seat);
    case 'propose':
      return isComplete(state.drafts[seat]) ? undefined : 'offer-is-empty';
    case 'accept':
      return covers(state.players[seat].hand, state.offer?.want ?? []) ? undefined : 'not-in-hand';
    case 'never':
      return isOneForOne(state) ? undefined : 'not-one-for-one';
    case 'conclude':
      return concludeRefusal(state, seat, action.partner);
    default:
      return undefined;
  }
}

const held = (state: DasAtollState, seat: Seat, resource: number): number =>
  state.players[seat].hand[resource];

/** Why a settlement of the set-up cannot go on a corner. */
function firstSiteRefusal(state: DasAtollState, corner: number): ReasonCode | undefined {
  const obstacle = siteObstacle(state, corner);
  if (obstacle) return obstacle;
  const { placed, players } = state;
  const wanted = startAtoll(placed, players.length);
  return wanted === 'either' || CORNERS[corner].atoll === wanted ? undefined : 'wrong-atoll';
}

/** Whether the seat can build any road or ship without paying. */
export function canPlaceFree(state: DasAtollState, seat: Seat): boolean {
  const { roads, ships } = state.players[seat];
  for (let edge = 0; edge < EDGES.length; edge++)
    if (
      (roads > 0 && !pieceObstacle(state, edge, roadOf(seat))) ||
      (ships > 0 && !pieceObstacle(state, edge, shipOf(seat)))
    )
      return true;
  return false;
}

/** The bank must have both cards, which may be of one resource. */
function plentyRefusal(
  { bank }: DasAtollState,
  first: number,
  second: number,
): ReasonCode | undefined {
  const enough = first === second ? bank[first] >= 2 : bank[first] >= 1 && bank[second] >= 1;
  return enough ? undefined : 'bank-is-short';
}

function exchangeRefusal(
  state: DasAtollState,
  seat: Seat,
  { give, get }: Extract<DasAtollAction, { type: 'exchange' }>,
): ReasonCode | undefined {
  if (give === get) return 'same-resource';
  const [paid, wanted] = [indexOfResource(give), indexOfResource(get)];
  if (held(state, seat, paid) < rateOf(state, seat, paid)) return 'too-few-alike';
  return state.bank[wanted] > 0 ? undefined : 'bank-is-short';
}

/**
 * A draft names the cards to give, then the cards wanted, then the excluded seats: one way to an
 * offer.
 */
function draftCardRefusal(
  state: DasAtollState,
  seat: Seat,
  { type, resource }: Extract<DasAtollAction, { type: 'give' | 'want' }>,
): ReasonCode | undefined {
  const index = indexOfResource(resource);
  const { give, want, skipped } = state.drafts[seat];
  if (type === 'give') {
    if (sumOf(want) > 0) return 'draft-order';
    if (sumOf(give) >= OFFER_CARDS) return 'offer-is-full';
    return held(state, seat, index) > give[index] ? undefined : 'not-in-hand';
  }
  if (sumOf(give) === 0 || skipped.length > 0) return 'draft-order';
  if (sumOf(want) >= OFFER_CARDS) return 'offer-is-full';
  return give[index] > 0 ? 'on-both-sides' : undefined;
}

/** In the order of the seats, and one has to be left. */
function skipRefusal({ drafts, players, turn }: DasAtollState, seat: Seat): ReasonCode | undefined {
  const draft = drafts[turn];
  if (!players[seat] || seat === turn || draft.skipped.includes(seat)) return 'no-seat';
  if (!isComplete(draft)) return 'offer-is-empty';
  for (const skipped of draft.skipped) if (skipped > seat) return 'draft-order';
  return draft.skipped.length < players.length - 2 ? undefined : 'no-seat';
}

const isOneForOne = ({ offer }: DasAtollState): boolean =>
  offer !== null && kindsOf(offer.give) === 1 && kindsOf(offer.want) === 1;

function kindsOf(cards: readonly number[]): number {
  let kinds = 0;
  for (const count of cards) if (count > 0) kinds++;
  return kinds;
}

function concludeRefusal(
  { offer, players }: DasAtollState,
  seat: Seat,
  partner: Seat,
): ReasonCode | undefined {
  const answer = offer?.answers[partner];
  if (!offer || (answer !== 'yes' && answer !== 'counter')) return 'no-answer';
  const gives = answer === 'yes' ? offer.give : offer.counters[partner].want;
  return covers(players[seat].hand, gives) ? undefined : 'not-in-hand';
}
