import type { AnyGame, Seat } from './game.ts';

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

/** A player of a game. `choose` returns one of the legal actions, and the same one for the same turn. */
export interface Bot {
  readonly id: string;
  choose(turn: BotTurn): unknown;
}
