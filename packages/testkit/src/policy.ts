import { nextInt, type AnyGame, type Rng, type Seat } from '@atoll/engine';

/** A decision that a playout has to make. Policies of the test kit may look at the whole state. */
export interface Turn {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  /** Never empty. */
  readonly legal: readonly unknown[];
  readonly rng: Rng;
}

/** Chooses one of the legal actions of a turn. Must be deterministic: its only chance is `turn.rng`. */
export type Policy = (turn: Turn) => unknown;

export const randomPolicy: Policy = ({ legal, rng }) => legal[nextInt(rng, legal.length)];

/** Tries every legal action on a copy and takes the one whose step is rated highest; the first of equals by chance. */
export function ratingPolicy(rate: (turn: Turn, outcome: Outcome) => number): Policy {
  return (turn) => {
    const { game, state, seat, legal, rng } = turn;
    if (legal.length === 1) return legal[0];
    const ratings = legal.map((action) => rate(turn, { action, step: game.apply(game.clone(state), seat, action) }));
    const best = Math.max(...ratings);
    const winners = legal.filter((_, index) => ratings[index] === best);
    return winners[nextInt(rng, winners.length)];
  };
}

/** An action with what it would do. */
export interface Outcome {
  readonly action: unknown;
  readonly step: ReturnType<AnyGame['apply']>;
}
