import type { HiddenArkAction } from './action.ts';
import { putInto } from './bag.ts';
import { AWARDS } from './cards/index.ts';
import type { Context } from './context.ts';
import { resourceNumber, tokenNumber } from './numbers.ts';
import { payOne } from './effects/payment.ts';
import { claimTile } from './effects/rescue.ts';
import { locationNumber, mapOf, spaceNumber } from './sea-map.ts';
import { canLower } from './effects/settle.ts';
import { removeFaceUp, tokenName } from './tokens.ts';
import { convertOne, convertWaiting } from './tracks.ts';

type Answer = Extract<
  HiddenArkAction,
  { readonly type: 'pay' | 'return' | 'convert' | 'setAside' | 'lower' | 'lock' }
>;

/** Carries out the answer to a question, or a conversion of one's own accord. */
export function answer(context: Context, action: Answer): void {
  const { state, events } = context;
  const { frames, turn } = state;
  const frame = frames.at(-1);
  switch (action.type) {
    case 'pay':
      if (frame?.kind === 'pay') payOne(context, frame, resourceNumber(action.resource));
      return;
    case 'convert':
      if (frame?.kind !== 'convert')
        return convertWaiting(context, resourceNumber(action.resource));
      frame.left--;
      return convertOne(context, resourceNumber(action.resource));
    case 'return':
      frames.pop();
      if (frame?.kind === 'return')
        claimTile(context, frame.space, locationNumber(action.location));
      return;
    case 'setAside':
      frames.pop();
      setAside(context, tokenNumber(action.token));
      return;
    case 'lower': {
      frames.pop();
      const award = AWARDS.indexOf(action.award);
      state.lowered[award] = (state.lowered[award] as number) + 1;
      events.push({ type: 'lowered', seat: turn.seat, award: action.award });
      return;
    }
    case 'lock': {
      frames.pop();
      const { side } = state;
      state.locks[mapOf(side).placeAt[spaceNumber(side, action.space)] as number] = 1;
      events.push({ type: 'locked', space: action.space });
    }
  }
}

/** A token leaves the game, and an award is lowered if possible. */
function setAside(context: Context, token: number): void {
  const { state, events } = context;
  removeFaceUp(context, token);
  putInto(state.used, token);
  events.push({ type: 'setAside', seat: state.turn.seat, token: tokenName(token) });
  if (canLower(context)) state.frames.push({ kind: 'lower' });
}
