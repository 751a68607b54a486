import type { AnyGame, Seat } from '@atoll/engine';

/** What a bot is asked: never the state, only what its seat may know. */
export interface BotTurn {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  /** Never empty. */
  readonly legal: readonly unknown[];
  /** The bot's own chance: a string that differs from decision to decision and must not come from the match's seed. */
  readonly seed: string;
}

/** A player of any game. `choose` returns one of the legal actions, and the same one for the same turn. */
export interface Bot {
  readonly id: BotId;
  choose(turn: BotTurn): unknown;
}

export type BotId = 'random' | 'greedy';

/** What a position is worth to a seat, in points at the end of the match. Comes with the game. */
export type Evaluate = (state: unknown, seat: Seat) => number;
