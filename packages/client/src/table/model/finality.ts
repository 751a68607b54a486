import type { AnyGame } from '@atoll/engine';

export interface FinalityRequest {
  readonly view: unknown;
  /** What only the own seat knows; left out in a game without secrets. */
  readonly privateView?: unknown;
  readonly seat: number;
  readonly action: unknown;
  /** What is answered for the person without asking, or undefined. */
  readonly follow: (legal: readonly unknown[], view: unknown) => unknown;
}

/** More answers than this are not given for a person in a row. */
const MOST = 8;

/**
 * What an action does to the match. 'final': it cannot be taken back, since it draws or reveals
 * something, ends the match, or hands the table to somebody else, who may act at once; 'settled':
 * it is done, and can be taken back; 'begun': the table asks on about it.
 */
export type Effect = 'final' | 'settled' | 'begun';

/**
 * The effect of an action, as the rules have it. What is answered for the person without asking
 * belongs to it.
 */
export function effectOf(
  game: AnyGame,
  { view, privateView, seat, action, follow }: FinalityRequest,
): Effect {
  let state = game.determinize({ view, privateView }, seat, 'finality');
  let next: unknown = action;
  let effect: Effect = 'begun';
  for (let count = 0; next !== undefined && count < MOST; count++) {
    const step = game.apply(state, seat, next);
    if (step.sealed || !game.activeSeats(step.state).includes(seat)) return 'final';
    if (step.ended) effect = 'settled';
    state = step.state;
    next = follow(game.legalActions(state, seat), game.publicView(state));
  }
  return effect;
}
