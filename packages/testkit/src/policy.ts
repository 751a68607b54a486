import { nextInt, type AnyGame, type Rng, type Seat } from '@atoll/engine';

/** An action to choose in a playout. Policies of the test kit may read the whole state. */
export interface Turn {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  /** Never empty. */
  readonly legal: readonly unknown[];
  readonly rng: Rng;
}

/**
 * Chooses one of the legal actions of a turn. Must be deterministic: its only source of randomness
 * is `turn.rng`.
 */
export type Policy = (turn: Turn) => unknown;

export const randomPolicy: Policy = ({ legal, rng }) => legal[nextInt(rng, legal.length)];
