import { combinations } from '../combinations.ts';

export interface Sitting {
  /** 1 or more. */
  readonly seats: number;
  /** Of the match within its series. */
  readonly index: number;
}

/**
 * The player of each seat of a match, by seat. Each combination of as many players as seats plays
 * in turn, each time one seat further; after as many rounds of them as there are seats, every
 * player has met all others equally often, and has had every seat equally often. If there are fewer
 * players than seats, they take turns around the table. At least one must be given.
 */
export function seated<T>(players: readonly T[], { seats, index }: Sitting): readonly T[] {
  const all = combinations(players, Math.min(seats, players.length));
  const round = Math.floor(index / all.length);
  const at = index % all.length;
  const own = all[at] as readonly T[];
  return Array.from({ length: seats }, (_, seat) => own[(seat + at + round) % own.length] as T);
}

/** A match of a deal that several players play in each other's seats. */
export interface RotatedMatch<T> {
  /** The number of the deal within its series. */
  readonly deal: number;
  /** By seat. */
  readonly players: readonly T[];
}

/**
 * The deal and the players of a match: each deal is played as often as there are players, who take
 * turns around the table and move one seat further each time. At least one must be given.
 */
export function rotated<T>(players: readonly T[], { seats, index }: Sitting): RotatedMatch<T> {
  const deal = Math.floor(index / players.length);
  const turn = index % players.length;
  return {
    deal,
    players: Array.from(
      { length: seats },
      (_, seat) => players[(seat + turn) % players.length] as T,
    ),
  };
}
