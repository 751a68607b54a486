import type { Seat } from '@atoll/engine';
import type { ActionType } from '../action.ts';
import { cardIndex, COSTS, GOAL, OFFERS_A_TURN } from '../numbers.ts';
import { allPoints, POINT_CARD } from '../points.ts';
import type { ReasonCode } from './reason.ts';
import { covers, sumOf } from '../resource.ts';
import { builderOf, type DasAtollState, type Player } from '../state.ts';

/** Why a seat cannot take any action of a type now, whatever its fields. */
export function momentRefusal(
  state: DasAtollState,
  seat: Seat,
  type: ActionType,
): ReasonCode | undefined {
  if (!state.players[seat]) return 'not-your-turn';
  if (state.phase === 'over') return 'over';
  switch (type) {
    case 'discard':
      return state.phase === 'discard' && state.players[seat].toDiscard > 0 ? undefined : 'not-now';
    case 'give':
    case 'want':
    case 'skip':
    case 'propose':
      return draftRefusal(state, seat, type);
    case 'accept':
    case 'decline':
    case 'never':
      return answerRefusal(state, seat);
    case 'settlement':
    case 'city':
    case 'road':
    case 'ship':
    case 'buy':
      return buildRefusal(state, seat, type);
    default:
      return seat === (type === 'end' ? builderOf(state) : state.turn)
        ? turnRefusal(state, seat, type)
        : 'not-your-turn';
  }
}

type BuildType = 'settlement' | 'city' | 'road' | 'ship' | 'buy';

function buildRefusal(state: DasAtollState, seat: Seat, type: BuildType): ReasonCode | undefined {
  if (seat !== builderOf(state)) return 'not-your-turn';
  const player = state.players[seat];
  switch (state.phase) {
    case 'settle':
      return type === 'settlement' ? undefined : 'not-now';
    case 'first-piece':
      return type === 'road' || type === 'ship' ? undefined : 'not-now';
    case 'free-pieces':
      return type === 'road' || type === 'ship' ? supplyRefusal(state, player, type) : 'not-now';
    case 'main':
    case 'special': {
      const cost = COSTS[type === 'buy' ? 'card' : type];
      return covers(player.hand, cost) ? supplyRefusal(state, player, type) : 'cannot-pay';
    }
    default:
      return 'not-now';
  }
}

function supplyRefusal(
  { deck }: DasAtollState,
  player: Player,
  type: BuildType,
): ReasonCode | undefined {
  if (type === 'buy') return deck.length > 0 ? undefined : 'no-cards';
  return player[SUPPLIES[type]] > 0 ? undefined : 'no-pieces';
}

const SUPPLIES = {
  settlement: 'settlements',
  city: 'cities',
  road: 'roads',
  ship: 'ships',
} as const;

/** Actions that only the seat on turn may take; a seat that builds after it may end. */
function turnRefusal(state: DasAtollState, seat: Seat, type: ActionType): ReasonCode | undefined {
  const { phase } = state;
  switch (type) {
    case 'roll':
      return phase === 'roll' || phase === 'lot' ? undefined : 'not-now';
    case 'end':
      return phase === 'main' || phase === 'special' ? undefined : 'not-now';
    case 'robber':
      return phase === 'robber' ? undefined : 'not-now';
    case 'steal':
      return phase === 'pirate-theft' || phase === 'robber-theft' ? undefined : 'not-now';
    case 'spare':
      return phase === 'robber-theft' ? undefined : 'not-now';
    case 'move':
      if (phase !== 'main') return 'not-now';
      return state.moved ? 'moved-before' : undefined;
    case 'exchange':
      return phase === 'main' ? undefined : 'not-now';
    case 'knight':
    case 'road-building':
    case 'monopoly':
    case 'plenty':
      return cardRefusal(state, seat, type);
    case 'reveal':
      return revealRefusal(state, seat);
    case 'conclude':
    case 'withdraw':
      return state.offer ? undefined : 'no-offer';
    default:
      return 'not-now';
  }
}

function cardRefusal(
  state: DasAtollState,
  seat: Seat,
  type: 'knight' | 'road-building' | 'monopoly' | 'plenty',
): ReasonCode | undefined {
  if (state.phase !== 'roll' && state.phase !== 'main') return 'not-now';
  const { cards, fresh } = state.players[seat];
  const card = cardIndex(type === 'road-building' ? 'roads' : type);
  if (cards[card] === 0) return 'card-not-in-hand';
  if (cards[card] === fresh[card]) return 'card-is-new';
  return state.played ? 'played-before' : undefined;
}

function revealRefusal(state: DasAtollState, seat: Seat): ReasonCode | undefined {
  if (state.phase !== 'roll' && state.phase !== 'main') return 'not-now';
  if (state.players[seat].cards[POINT_CARD] === 0) return 'card-not-in-hand';
  return allPoints(state, seat) >= GOAL ? undefined : 'not-enough-points';
}

function draftRefusal(
  state: DasAtollState,
  seat: Seat,
  type: 'give' | 'want' | 'skip' | 'propose',
): ReasonCode | undefined {
  if (state.phase !== 'main') return 'not-now';
  if (seat !== state.turn) return type === 'skip' ? 'not-your-turn' : answerRefusal(state, seat);
  if (state.offer) return 'offer-is-open';
  return state.offers < OFFERS_A_TURN ? undefined : 'too-many-offers';
}

function answerRefusal({ offer }: DasAtollState, seat: Seat): ReasonCode | undefined {
  if (!offer) return 'no-offer';
  return offer.answers[seat] === 'open' ? undefined : 'not-asked';
}

/** Whether both sides of a draft name cards. */
export const isComplete = ({ give, want }: { give: readonly number[]; want: readonly number[] }) =>
  sumOf(give) > 0 && sumOf(want) > 0;
