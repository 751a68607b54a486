import type { LogEntry } from '@atoll/engine';
import type { MatchRecord } from '../../../../packages/server/src/store/match-store.ts';

/**
 * What a test orders its server to do, besides what every client may ask: to keep a match that was
 * played elsewhere, or to stop its clock at a time, in ms since 1970.
 */
export type ServerOrder =
  | {
      readonly kind: 'keep';
      readonly record: MatchRecord;
      readonly log: readonly LogEntry<unknown>[];
    }
  | { readonly kind: 'time'; readonly now: number };

/** An order with the number that its answer has. */
export interface NumberedOrder {
  readonly id: number;
  readonly order: ServerOrder;
}

/** The answer to an order; `error` is '' where it was carried out. */
export interface OrderAnswer {
  readonly id: number;
  readonly error: string;
}
