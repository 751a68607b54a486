import type { Seat } from '@atoll/engine';

/** An accepted action, for its publisher. */
export interface AcceptedStep {
  readonly seq: number;
  readonly after: number;
  readonly seat: Seat;
  readonly at: number;
  readonly id: string;
  /** Not yet filtered for a viewer. */
  readonly events: readonly unknown[];
  readonly sealed: boolean;
  /** The first entry it undoes, or 0; of a sealed step, with the consent of all players. */
  readonly undone: number;
  /** A bot decided it for the person of the seat. */
  readonly byBot?: true;
}

/** How long people are away from a table. */
export interface Absences {
  /** How long the person of a seat has been away, in ms; 0 while connected. */
  awayFor(seat: Seat): number;
  /** How long the match has waited for the absent person of a seat, in ms; 0 while it does not. */
  waitedFor(seat: Seat): number;
}

/** The publisher of a match. Called after the change is durable and before it is acknowledged. */
export interface MatchListener {
  tableChanged(): void;
  /** The match began; `movedTo` gives the new number of each seat, or -1. */
  started(movedTo: readonly Seat[]): void;
  stepped(step: AcceptedStep): void;
  /** The person of this seat lost it, before the match or to another person. */
  seatFreed(seat: Seat): void;
  /** A bot starts or stops playing for the person of this seat. */
  seatHanded(seat: Seat): void;
  readonly absences: Absences;
  /** Memory and log of the match may differ: the match must be restored from its log. */
  failed(error: unknown): void;
}
