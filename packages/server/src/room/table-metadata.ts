import type { Seat } from '@atoll/engine';

/** What the list of rooms says of a table. */
export interface TableMetadata {
  readonly watchers: number;
  /** Whether strangers may find it: it is public, not over, and one of its people is there. */
  readonly listed: boolean;
  /** When the table was opened, in ms since 1970. */
  readonly createdAt: number;
  /** The network of one of its people who are there, or ''. */
  readonly from: string;
}

/**
 * The seat that somebody got, or why not: none is open, nothing can be stored, or another server
 * holds the table.
 */
export type TakenSeat =
  | { readonly ok: true; readonly seat: Seat; readonly token: string }
  | { readonly ok: false; readonly why: 'none' | 'not-stored' | 'elsewhere' };
