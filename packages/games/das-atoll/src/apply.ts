import type { Seat, Step } from '@atoll/engine';
import type { ActionType, DasAtollAction } from './action.ts';
import { buildCity, buildPiece, buildSettlement, buyCard, moveShip } from './effects/build.ts';
import { chooseDiscard, rollDice, throwForStart } from './dice.ts';
import type { DasAtollEvent } from './event.ts';
import { playKnight, playMonopoly, playPlenty, playRoadBuilding } from './effects/play-card.ts';
import { resume, sendRobber, steal } from './effects/robbery.ts';
import type { DasAtollState } from './state.ts';
import {
  answer,
  answerNever,
  conclude,
  draftCard,
  exchangeCards,
  propose,
  skipSeat,
} from './effects/trade.ts';
import { closeOffer, endMatch, endTurn, winByOpenPoints, type Change } from './effects/turn.ts';

/** Carries out a legal action, in place. */
export function apply(
  state: DasAtollState,
  seat: Seat,
  action: DasAtollAction,
): Step<DasAtollState, DasAtollEvent> {
  const events: DasAtollEvent[] = [];
  if (!TRADING.has(action.type)) closeOffer(state, events);
  const result = perform({ state, seat, events }, action);
  winByOpenPoints(state, events);
  // The end shows cards with points.
  return { state, events, ...RESULTS[state.phase === 'over' ? 'final' : result] };
}

/** Actions on an offer, which keep it on the table. */
const TRADING: ReadonlySet<ActionType> = new Set<ActionType>([
  'give',
  'want',
  'skip',
  'propose',
  'accept',
  'decline',
  'never',
  'conclude',
]);

/** Whether a step can be taken back, and whether a decision is complete with it. */
const RESULTS = {
  part: { sealed: false, ended: false },
  whole: { sealed: false, ended: true },
  final: { sealed: true, ended: true },
} as const;
type Result = keyof typeof RESULTS;

function perform(change: Change, action: DasAtollAction): Result {
  const { state } = change;
  switch (action.type) {
    case 'settlement':
      buildSettlement(change, action.corner);
      return state.phase === 'first-piece' ? 'part' : 'whole';
    case 'city':
      buildCity(change, action.corner);
      return 'whole';
    case 'road':
    case 'ship':
      buildPiece(change, action);
      return state.phase === 'free-pieces' ? 'part' : 'whole';
    case 'move':
      moveShip(change, action);
      return 'whole';
    case 'exchange':
      exchangeCards(change, action);
      return 'whole';
    case 'discard':
      if (chooseDiscard(change, action.resource)) return 'final';
      return state.players[change.seat].toDiscard > 0 ? 'part' : 'whole';
    case 'robber':
      if (sendRobber(change, action.hex)) return 'final';
      return state.phase.endsWith('theft') ? 'part' : 'whole';
    case 'spare':
      change.events.push({ type: 'spared', seat: change.seat });
      resume(change);
      return 'whole';
    case 'end':
      endTurn(change);
      return 'whole';
    case 'withdraw':
      return 'whole';
    case 'give':
    case 'want':
      draftCard(change, action);
      return 'part';
    case 'skip':
      skipSeat(change, action.seat);
      return 'part';
    default:
      performFinal(change, action);
      return 'final';
  }
}

/** Actions that draw, show a card, or bind another seat. */
function performFinal(change: Change, action: DasAtollAction): void {
  switch (action.type) {
    case 'roll':
      return change.state.phase === 'lot' ? throwForStart(change) : rollDice(change);
    case 'buy':
      return buyCard(change);
    case 'steal':
      return steal(change, action.victim);
    case 'knight':
      return playKnight(change);
    case 'road-building':
      return playRoadBuilding(change);
    case 'monopoly':
      return playMonopoly(change, action.resource);
    case 'plenty':
      return playPlenty(change, action);
    case 'reveal':
      return endMatch(change.state, change.seat, change.events);
    case 'propose':
      return propose(change);
    case 'accept':
      return answer(change, 'yes');
    case 'decline':
      return answer(change, 'no');
    case 'never':
      return answerNever(change);
    case 'conclude':
      return conclude(change, action.partner);
    default:
      throw new Error(`nobody carries out ${action.type}`);
  }
}
