import type { AnyGame } from '@atoll/engine';

export interface FinalityRequest {
  readonly view: unknown;
  /** The knowledge of the own seat alone; left out in a game without secrets. */
  readonly privateView?: unknown;
  readonly seat: number;
  readonly action: unknown;
  /** The forced answer that is sent for the person, or undefined. */
  follow(legal: readonly unknown[], view: unknown): unknown;
}

/** At most this many answers in a row are sent for a person. */
const MOST = 8;

/**
 * The effect of an action on the match. 'final': it cannot be taken back, since it draws or reveals
 * something, ends the match, or passes the turn to another seat, which may act at once; 'settled':
 * it is complete, and can be taken back; 'begun': the table asks further about it.
 */
export type Effect = 'final' | 'settled' | 'begun';

/** The effect of an action by the rules. Answers that are sent for the person belong to it. */
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
