import type { BotTurn, Choice } from '@atoll/engine';

/** A turn to be thought about, by the ids of the game and of a bot. */
export interface AdviceRequest extends Omit<BotTurn, 'game'> {
  readonly game: string;
  /** Left out: the bot that the game names for hints, or a built-in one that plays every game. */
  readonly bot?: string;
}

/**
 * A bot's choice. Bots that can estimate also give the expected result of it and of the best of the
 * other actions.
 */
export interface Suggestion<A = unknown> {
  readonly action: A;
  /** In the unit of the game: see `Choice` of the contract. */
  readonly expected?: number;
  readonly next?: Choice & { readonly action: A };
  /** The whole decision that it begins with, in a form of the game: see `Bot.plan`. */
  readonly plan?: unknown;
}

export type Advice =
  | ({ readonly ok: true } & Suggestion)
  | { readonly ok: false; readonly error: string };
