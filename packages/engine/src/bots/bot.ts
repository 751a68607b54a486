import type { AnyGame, Knowledge } from '../game.ts';
import type { Seat } from '../seat.ts';

/** A question to a bot: the knowledge of its seat, never the state. */
export interface BotTurn extends Knowledge {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** Never empty. */
  readonly legal: readonly unknown[];
  /** The match does not wait for this seat: the bot may let the moment pass. */
  readonly aside?: boolean;
  /**
   * The seed of the bot: a string that differs from action to action and must not be derived from
   * the match's seed.
   */
  readonly seed: string;
}

/** An action, and its expected result. */
export interface Choice {
  readonly action: unknown;
  /**
   * The expected final points of the seat; its expected lead where the game brings no estimate in
   * points. An estimate, so any number.
   */
  readonly expected: number;
}

/** The choice of a bot, and the alternative that it weighed. */
export interface Advice extends Choice {
  /** The best of the other actions; absent when there is only one. */
  readonly next?: Choice;
}

/**
 * A player of a game. `choose` returns one of the legal actions, and the same one for the same
 * turn; undefined passes on an optional aside, which is asked once only.
 */
export interface Bot {
  readonly id: string;
  choose(turn: BotTurn): unknown;
  /**
   * The choice and its reasons, for bots that can tell; the action is the one that `choose` returns
   * for the same turn.
   */
  advise?(turn: BotTurn): Advice;
  /**
   * The expected result of one of the legal actions, in the unit of `Choice`, also of an action
   * that the bot would not choose; undefined for an action that it cannot weigh, such as a draw.
   * Estimates of the same turn can be compared. For bots that can tell.
   */
  weigh?(turn: BotTurn, action: unknown): number | undefined;
  /**
   * For an action that starts a decision of several steps: the whole decision, as this bot would
   * make it, in a form of the game; undefined for any other action. For bots that can tell.
   */
  plan?(turn: BotTurn, action: unknown): unknown;
}
