import { drawFrom, putInto, sizeOf } from './bag.ts';
import { TOKENS } from './cards/index.ts';
import { actor, type Context } from './context.ts';
import type { TokenSource } from './event.ts';
import { NONE, TOKEN_FACTS } from './numbers.ts';
import { receive } from './tracks.ts';

export function tokenName(token: number): string {
  return TOKENS[token]?.id ?? '';
}

/**
 * Draws a token from the pool, which is filled again from the used ones when it is empty, unless
 * the game is common; else `NONE`.
 */
export function drawToken(context: Context): number {
  const { state } = context;
  if (sizeOf(state.pool) === 0) recycle(context);
  const token = drawFrom(state.pool, state.rngs.tokens);
  if (token !== NONE) context.sealed = true;
  return token;
}

function recycle(context: Context): void {
  const { pool, used, cooperative } = context.state;
  const tokens = sizeOf(used);
  if (cooperative || tokens === 0) return;
  for (let kind = 0; kind < used.length; kind++) pool[kind] = used[kind] as number;
  used.fill(0);
  context.events.push({ type: 'recycled', tokens });
}

/** Turns tokens up until `wanted` lie in the row, as far as there are any. */
export function turnUp(context: Context, wanted: number): void {
  const { faceUp } = context.state;
  const tokens: string[] = [];
  while (faceUp.length < wanted) {
    const token = drawToken(context);
    if (token === NONE) break;
    faceUp.push(token);
    tokens.push(tokenName(token));
  }
  if (tokens.length > 0) context.events.push({ type: 'turnedUp', tokens });
}

export function removeFaceUp({ state }: Context, token: number): void {
  state.faceUp.splice(state.faceUp.indexOf(token), 1);
}

/** The player on turn gets a token: an instant one takes effect at once, others are kept. */
export function obtain(context: Context, token: number, from: TokenSource): void {
  const { state, events } = context;
  events.push({ type: 'took', seat: state.turn.seat, token: tokenName(token), from });
  const { kind, resource, value } = TOKEN_FACTS[token] as (typeof TOKEN_FACTS)[number];
  if (kind !== 'instant') {
    actor(context).hand.push(token);
    return;
  }
  putInto(state.used, token);
  receive(context, resource, value);
}
