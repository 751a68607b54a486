import { NONE } from '../numbers.ts';
import { AWARDS, FACE_UP_IN_STEP_ONE, TRACK_TOP } from '../cards/index.ts';
import { awardValue } from '../awards.ts';
import { actor, type Context } from '../context.ts';
import { settlePayment } from './payment.ts';
import { afterRescue } from './refill.ts';
import { claimTile, returnPorts } from './rescue.ts';
import { isSolo, lastRound, newTurn } from '../state.ts';
import { turnUp } from '../tokens.ts';
import { convertOne, settleWaiting } from '../tracks.ts';

/** Works on the pending frames until a seat has to answer. */
export function settle(context: Context): void {
  const { frames } = context.state;
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    switch (frame.kind) {
      case 'pay':
        if (!settlePayment(context, frame)) return;
        break;
      case 'return': {
        const ports = returnPorts(context);
        if (ports.length > 1) return;
        frames.pop();
        claimTile(context, frame.space, ports[0] as number);
        break;
      }
      case 'convert':
        if (frame.left > 0 && !settleConversion(context)) return;
        if (frame.left === 0 || !hasTarget(context)) frames.pop();
        break;
      case 'refill':
        frames.pop();
        afterRescue(context);
        break;
      case 'taken':
        frames.pop();
        afterTaking(context);
        break;
      case 'nextTake':
        frames.pop();
        nextTake(context);
        break;
      case 'endTurn':
        frames.pop();
        endTurn(context);
        break;
      default:
        return;
    }
  }
}

function hasTarget(context: Context): boolean {
  return actor(context).tracks.some((held) => held < TRACK_TOP);
}

/** Converts without asking where only one track has room. False while a question is open. */
function settleConversion(context: Context): boolean {
  const frame = context.state.frames.at(-1);
  const open = actor(context).tracks.flatMap((held, resource) =>
    held < TRACK_TOP ? [resource] : [],
  );
  if (frame?.kind !== 'convert' || open.length > 1) return false;
  if (open.length === 0) frame.left = 0;
  else {
    frame.left--;
    convertOne(context, open[0] as number);
  }
  return true;
}

/** Alone, a token leaves the row at the end of step I. */
function afterTaking(context: Context): void {
  const { state } = context;
  state.frames.push({ kind: 'nextTake' });
  if (isSolo(state) && state.faceUp.length > 0) state.frames.push({ kind: 'setAside' });
}

/** Whether an award can still be lowered. */
export function canLower(context: Context): boolean {
  return AWARDS.some((_, award) => awardValue(context.state, award) > 0);
}

function nextTake(context: Context): void {
  const { state } = context;
  if (state.turn.takes > 0) turnUp(context, FACE_UP_IN_STEP_ONE);
  if (state.turn.takes === 0 || state.faceUp.length === 0) {
    state.turn.takes = 0;
    state.phase = 'action';
  }
}

/** Waiting resources are converted or lost; then the next seat is on turn. */
function endTurn(context: Context): void {
  const { state } = context;
  const waiting = state.frames.length;
  settleWaiting(context);
  if (state.frames.length > waiting) {
    const conversion = state.frames.pop()!;
    state.frames.push({ kind: 'endTurn' }, conversion);
    return;
  }
  actor(context).lastColumn = state.turn.column;
  const next = (state.turn.seat + 1) % state.players.length;
  if (next === state.first && !beginRound(context)) return;
  beginTurn(context, next);
}

/**
 * False when no round follows: after the final one, or after the limit, unless the end was brought
 * about in time, for then the final round is still to be played.
 */
function beginRound({ state, events }: Context): boolean {
  const isLast = state.ending === 'no' && state.round >= lastRound(state);
  if (state.ending === 'final' || isLast) {
    state.phase = 'over';
    state.turn = newTurn(NONE);
    events.push({ type: 'over' });
    return false;
  }
  if (state.ending === 'triggered') state.ending = 'final';
  state.round++;
  return true;
}

/** Step I starts; in the first round it is done twice, but not in an uphill battle. */
export function beginTurn(context: Context, seat: number): void {
  const { state } = context;
  state.turn = { ...newTurn(seat), takes: state.round === 1 && !state.uphill ? 2 : 1 };
  state.phase = 'opportunity';
  context.events.push({ type: 'turn', seat, round: state.round });
  nextTake(context);
}
