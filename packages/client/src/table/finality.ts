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
 * Whether an action cannot be taken back once it is sent, as the rules have it: it draws or reveals something, ends the match, or
 * hands the table to somebody else, who may act at once. What is answered for the person without asking belongs to it.
 */
export function isFinal(game: AnyGame, { view, privateView, seat, action, follow }: FinalityRequest): boolean {
  let state = game.determinize({ view, privateView }, seat, 'finality'), next: unknown = action;
  for (let count = 0; next !== undefined && count < MOST; count++) {
    const step = game.apply(state, seat, next);
    if (step.sealed || !game.activeSeats(step.state).includes(seat)) return true;
    state = step.state;
    next = follow(game.legalActions(state, seat), game.publicView(state));
  }
  return false;
}
