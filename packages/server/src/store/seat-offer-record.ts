import type { Seat } from '@atoll/engine';

/** A proposal that another person takes a seat, or the agreed offer. Times are ms since 1970. */
export interface SeatOfferRecord {
  readonly kind: 'proposed' | 'agreed';
  /** The seat that proposed it. */
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Random; the secret of the link follows from it and the key of the match. */
  readonly nonce: string;
  readonly until: number;
}

/** A person who has lost a seat to another one. */
export interface FormerPerson {
  readonly name: string;
  readonly tokenHash: string;
  /** In ms since 1970. */
  readonly until: number;
  /** The length of the log when the next person took the seat. */
  readonly seq: number;
}
