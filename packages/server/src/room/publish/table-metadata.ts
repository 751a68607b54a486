import type { Seat } from '@atoll/engine';

/** The data of a table in the list of rooms. */
export interface TableMetadata {
  readonly watchers: number;
  /** Whether strangers may find it: it is public, not over, and one of its people is connected. */
  readonly listed: boolean;
  /** When the table was opened, in ms since 1970. */
  readonly createdAt: number;
  /** The network of one of its connected people, or ''. */
  readonly from: string;
}

/**
 * The seat that was taken, or why none was: none is open, nothing can be stored, or another server
 * holds the table.
 */
export type TakenSeat =
  | { readonly ok: true; readonly seat: Seat; readonly token: string }
  | { readonly ok: false; readonly why: 'none' | 'not-stored' | 'elsewhere' };
