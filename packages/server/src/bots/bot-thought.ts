import type { BotTurn } from '@atoll/bots';

/**
 * What a worker thread is asked; the game itself cannot travel, the worker has it from the
 * catalogue.
 */
export interface ThoughtRequest {
  readonly game: string;
  readonly bot: string;
  readonly turn: Omit<BotTurn, 'game'>;
}

export type ThoughtAnswer =
  | { readonly ok: true; readonly action: unknown }
  | { readonly ok: false; readonly error: string };

/** What a worker is started with. */
export interface ThinkerSetup {
  /** The address of a module that exports `catalog`; the one of the house when it is ''. */
  readonly catalog: string;
}
