import type { Seat } from '@atoll/engine';

/** An accepted action, for whoever publishes it. */
export interface AcceptedStep {
  readonly seq: number;
  readonly after: number;
  readonly seat: Seat;
  readonly at: number;
  readonly id: string;
  /** Not yet filtered for a viewer. */
  readonly events: readonly unknown[];
  readonly sealed: boolean;
  /** Of a sealed one: with everybody's consent. */
  readonly undone: number;
  /** A bot decided it for the person of the seat. */
  readonly byBot?: true;
}

/** Who is away from a table. */
export interface Absences {
  /** For how long the person of a seat has been away, in ms; 0 for one who is connected. */
  awayFor(seat: Seat): number;
  /**
   * For how long something has waited for the person of a seat who is away, in ms; 0 while nothing
   * does.
   */
  waitedFor(seat: Seat): number;
}

/**
 * Whoever shows the match to people. Called after the change is durable and before it is
 * acknowledged.
 */
export interface MatchListener {
  tableChanged(): void;
  /** The match began; `movedTo` gives the new number of each seat, or -1. */
  started(movedTo: readonly Seat[]): void;
  stepped(step: AcceptedStep): void;
  /** The person of this seat lost it. */
  seatFreed(seat: Seat): void;
  /** A bot begins or ends to play for the person of this seat. */
  seatHanded(seat: Seat): void;
  readonly absences: Absences;
  /**
   * Memory and log of the match may differ: whoever is interested must have it restored from
   * its log.
   */
  failed(error: unknown): void;
}
