import type { BotTurn } from '@atoll/bots';

/**
 * What a worker thread is asked; the game itself cannot travel, the worker has it from the
 * catalogue.
 */
export interface ThinkRequest {
  readonly game: string;
  readonly bot: string;
  readonly turn: Omit<BotTurn, 'game'>;
}

export type ThinkAnswer =
  | { readonly ok: true; readonly action: unknown }
  | { readonly ok: false; readonly error: string };

/** What a worker is started with. */
export interface WorkerSetup {
  /** The address of a module that exports `catalog`; that of the product when it is ''. */
  readonly catalog: string;
}
