import {
  createMatch,
  createRng,
  nextInt,
  play,
  seatsToAct,
  type AnyGame,
  type Match,
} from '@atoll/engine';
import fc from 'fast-check';
import { randomPolicy, type Policy } from './policy.ts';

/** A match at some position, and the actions that led there. */
export interface ArbitraryPosition {
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  /** Actions taken; fewer than wished if the match was over before. */
  readonly actions: number;
  readonly match: Match<unknown>;
}

export interface PositionRange {
  /** Raw options to choose from; default: the game's defaults. */
  readonly options?: readonly unknown[];
  /** The maximum number of actions, default 150. */
  readonly actions?: number;
  /** The policy; default random. */
  readonly policy?: Policy;
}

/**
 * Positions of random matches of every size. They shrink towards few seats and few actions of the
 * same match.
 */
export function arbitraryPosition(
  game: AnyGame,
  range: PositionRange = {},
): fc.Arbitrary<ArbitraryPosition> {
  const { options = [{}], actions = 150, policy = randomPolicy } = range;
  return fc
    .record({
      seed: fc.nat({ max: 1_000_000 }).map(String),
      seats: fc.integer(game.seats),
      options: fc.constantFrom(...options).map((raw) => game.parseOptions(raw)),
      actions: fc.nat({ max: actions }),
    })
    .map((wish) => playTo(game, wish, policy));
}

function playTo(
  game: AnyGame,
  wish: Omit<ArbitraryPosition, 'match'>,
  policy: Policy,
): ArbitraryPosition {
  const rng = createRng(`arbitrary ${wish.seed}`);
  let match = createMatch(game, wish);
  for (let actions = 0; actions < wish.actions; actions++) {
    const active = seatsToAct(game, match.state);
    if (active.length === 0) return { ...wish, actions, match };
    const seat = active[nextInt(rng, active.length)] as number;
    const { state } = match;
    const action = policy({ game, state, seat, legal: game.legalActions(state, seat), rng });
    const played = play(game, match, { seat, action, at: 0 });
    if (!played.ok)
      throw new Error(`a listed action is refused: ${JSON.stringify(played.reasons)}`);
    match = played.match;
  }
  return { ...wish, match };
}
