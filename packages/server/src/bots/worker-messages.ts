import type { BotTurn } from '@atoll/bots';

/**
 * A request to a worker thread; the game itself cannot be sent, the worker has it from the catalog.
 */
export interface ThinkRequest {
  readonly game: string;
  readonly bot: string;
  readonly turn: Omit<BotTurn, 'game'>;
}

export type ThinkAnswer =
  | { readonly ok: true; readonly action: unknown }
  | { readonly ok: false; readonly error: string };

/** The start data of a worker. */
export interface WorkerSetup {
  /** The address of a module that exports `catalog`; '' for the catalog of the product. */
  readonly catalog: string;
}
