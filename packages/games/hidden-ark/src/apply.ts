import type { Seat, Step } from '@atoll/engine';
import type { HiddenArkAction } from './action.ts';
import { putInto } from './bag.ts';
import { TILES } from './cards/index.ts';
import { answer } from './answer.ts';
import type { Context } from './context.ts';
import type { HiddenArkEvent } from './event.ts';
import { resourceNumber, tokenNumber } from './numbers.ts';
import { payAndPerform } from './effects/payment.ts';
import { playToken, removeFromHand } from './effects/play-token.ts';
import { drawTile } from './effects/refill.ts';
import { move } from './effects/sailing.ts';
import { locationNumber, mapOf, spaceNumber } from './sea-map.ts';
import { settle } from './effects/settle.ts';
import { place } from './setup.ts';
import type { HiddenArkState } from './state.ts';
import { drawToken, obtain, removeFaceUp, tokenName } from './tokens.ts';
import { receiveOrWait } from './tracks.ts';

/** Carries out a legal action, in place. */
export function apply(
  state: HiddenArkState,
  _seat: Seat,
  action: HiddenArkAction,
): Step<HiddenArkState, HiddenArkEvent> {
  const context: Context = { state, events: [], sealed: false };
  begin(context, action);
  settle(context);
  const { events, sealed } = context;
  return { state, events, sealed, ended: state.frames.length === 0 };
}

function begin(context: Context, action: HiddenArkAction): void {
  const { state } = context;
  const { turn, frames } = state;
  switch (action.type) {
    case 'place':
      return place(context, locationNumber(action.location));
    case 'take':
    case 'draw':
      return take(context, action.type, tokenNumber(action.token));
    case 'end':
      frames.push({ kind: 'endTurn' });
      return;
    case 'move':
      return move(context, action.vessel, spaceNumber(state.side, action.to));
    case 'swap':
      turn.swappable = false;
      turn.rescues--;
      turn.moves++;
      context.events.push({ type: 'swapped', seat: turn.seat });
      return;
    case 'install': {
      const token = tokenNumber(action.token);
      removeFromHand(context, token);
      frames.push({ kind: 'slot', token });
      return;
    }
    case 'study':
      turn.studies--;
      return receiveOrWait(context, resourceNumber(action.resource), 1);
    case 'play':
      return playToken(context, tokenNumber(action.token));
    case 'investigate':
      return investigate(context, spaceNumber(state.side, action.space));
    case 'column':
    case 'extend':
    case 'exchange':
    case 'station':
    case 'launch':
    case 'rescue':
    case 'fit':
      return payAndPerform(context, action);
    default:
      return answer(context, action);
  }
}

/**
 * Takes a face-up token, or one from the pool; then the face-up one that was named goes back into
 * the pool.
 */
function take(context: Context, how: 'take' | 'draw', token: number): void {
  const { state, events } = context;
  const { turn } = state;
  turn.takes--;
  turn.taken = true;
  state.frames.push({ kind: 'taken' });
  removeFaceUp(context, token);
  if (how === 'take') return obtain(context, token, 'row');
  const drawn = drawToken(context);
  putInto(state.pool, token);
  events.push({ type: 'turnedDown', seat: turn.seat, token: tokenName(token) });
  obtain(context, drawn, 'pool');
}

/** The seat on turn looks at a face-down tile. */
function investigate(context: Context, space: number): void {
  const { state, events } = context;
  const place = mapOf(state.side).placeAt[space] as number;
  state.turn.investigated = true;
  state.tiles[place] = drawTile(context, place);
  const { seat } = state.turn;
  const name = mapOf(state.side).spaces[space] as string;
  events.push({ type: 'investigated', seat, space: name, tile: TILES[state.tiles[place]!]!.id });
}
