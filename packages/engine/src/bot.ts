import type { AnyGame, Knowledge } from './game.ts';
import type { Seat } from './seat.ts';

/** What a bot is asked: never the state, only what its seat may know. */
export interface BotTurn extends Knowledge {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** Never empty. */
  readonly legal: readonly unknown[];
  /** The match does not wait for this seat: the bot may let the moment pass. */
  readonly aside?: boolean;
  /**
   * The bot's own chance: a string that differs from action to action and must not come from
   * the match's seed.
   */
  readonly seed: string;
}

/** An action, and what it is thought to lead to. */
export interface Choice {
  readonly action: unknown;
  /**
   * What the seat is expected to end with, in points; by how much it is expected to be ahead, where
   * the game brings no estimate in points. An estimate, so any number.
   */
  readonly expected: number;
}

/** What a bot would do, and what it weighed it against. */
export interface Advice extends Choice {
  /** The best of the other actions; absent when there is only one. */
  readonly next?: Choice;
}

/**
 * A player of a game. `choose` returns one of the legal actions, and the same one for the same
 * turn; undefined lets pass what it may do aside, which it is then asked about once.
 */
export interface Bot {
  readonly id: string;
  choose(turn: BotTurn): unknown;
  /**
   * What it would do and why, for bots that can tell; the action is the one that `choose` returns
   * for the same turn.
   */
  advise?(turn: BotTurn): Advice;
  /**
   * What one of the legal actions is thought to lead to, in the unit of `Choice`, also one that it
   * would not choose; undefined for one that it cannot weigh, such as one that draws. Estimates of
   * the same turn can be compared. For bots that can tell.
   */
  weigh?(turn: BotTurn, action: unknown): number | undefined;
  /**
   * Of an action with which a decision of several steps begins: the whole of it, as this bot would
   * make it, in a form of the game; undefined for any other. For bots that can tell.
   */
  plan?(turn: BotTurn, action: unknown): unknown;
}
