import type { SeatTaking } from '../../match/table-changes.ts';

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

/** As `SeatTaking`; or nothing can be stored, or another server holds the table. */
export type TakenSeat =
  | SeatTaking
  | { readonly ok: false; readonly why: 'not-stored' | 'elsewhere' };
