import type { AnyGame, Bot, Seat } from '@atoll/engine';
import { knownTo } from './past-match.ts';

/** A turn under way. */
export interface Turn {
  /** The position in it; used up. */
  readonly state: unknown;
  readonly seat: Seat;
  /** Decides the rest of it. */
  readonly quick: Bot;
}

/** Decisions of one turn, at most; ends turns of bots that never end theirs. */
const MOST_DECISIONS = 60;

/** The position at the end of a turn that a bot completes. */
export function turnEnd(game: AnyGame, { state, seat, quick }: Turn): unknown {
  let now = state;
  for (let i = 0; i < MOST_DECISIONS; i++) {
    if (!game.activeSeats(now).includes(seat)) break;
    const legal = game.legalActions(now, seat);
    const known = knownTo(game, now, seat);
    const action = quick.choose({ game, ...known, legal, seed: `turn ${i}` });
    const step = game.apply(now, seat, action);
    now = step.state;
    if (step.ended) break;
  }
  return now;
}

/** The position at the end of a turn that begins with an action; the state is used up. */
export function afterTurn(
  game: AnyGame,
  { action, ...turn }: Turn & { readonly action: unknown },
): unknown {
  const { state, ended } = game.apply(turn.state, turn.seat, action);
  return ended ? state : turnEnd(game, { ...turn, state });
}
