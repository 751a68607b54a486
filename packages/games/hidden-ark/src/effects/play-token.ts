import { putInto } from '../bag.ts';
import { actor, type Context } from '../context.ts';
import { TOKEN_FACTS } from '../numbers.ts';
import { grantMoves } from './sailing.ts';
import { tokenName } from '../tokens.ts';
import { receive } from '../tracks.ts';

export function removeFromHand(context: Context, token: number): void {
  const { hand } = actor(context);
  hand.splice(hand.indexOf(token), 1);
}

/** A token from the hand is used up for its effect in this turn. */
export function playToken(context: Context, token: number): void {
  const { state, events } = context;
  const { turn } = state;
  removeFromHand(context, token);
  putInto(state.used, token);
  events.push({ type: 'played', seat: turn.seat, token: tokenName(token) });
  const { effect, resource, value } = TOKEN_FACTS[token] as (typeof TOKEN_FACTS)[number];
  switch (effect) {
    case 'resource':
      return receive(context, resource, value);
    case 'movement':
      return grantMoves(context, value);
    case 'rescue':
      turn.rescues++;
      return;
    case 'build':
      turn.builds++;
      return;
    case 'upgrade':
      turn.upgrading = true;
      turn.freeUpgrades++;
  }
}
