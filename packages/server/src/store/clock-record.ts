import type { Seat } from '@atoll/engine';
import type { ClockTerms, PauseLength } from '@atoll/protocol';

/** The stored clock of a table: the agreed terms, and its state at some moment. */
export interface ClockRecord {
  readonly terms: ClockTerms;
  /**
   * Missing until the match has begun. Later changes follow from the log, so that it is written
   * only where the log does not suffice.
   */
  readonly run?: ClockRun;
}

/** The state of a match's clocks. Times are in ms. */
export interface ClockRun {
  /** The length of the log that has been taken in. */
  readonly seq: number;
  /** The moment of this state, since 1970. */
  readonly since: number;
  /** No server holds the table: no time passes until one does. Always false for days. */
  readonly stopped: boolean;
  readonly seats: readonly SeatClock[];
  /** The ends of turns that may still be undone, oldest first. */
  readonly ends: readonly { readonly seat: Seat; readonly seq: number }[];
  /** The other seats that want to end the match for a seat whose time is up. */
  readonly ending: readonly Seat[];
  /** A proposed or running pause; missing for none. */
  readonly pause?: PauseRecord | undefined;
}

/** A pause that `by` proposed. It keeps its end until it is settled, also past that time. */
export type PauseRecord =
  | {
      readonly kind: 'proposed';
      readonly by: Seat;
      readonly length: PauseLength;
      readonly agreed: readonly Seat[];
    }
  | {
      readonly kind: 'running';
      readonly by: Seat;
      /** In ms since 1970. */
      readonly until: number;
      /** The seats that agreed to it: it ends when another person comes to play. */
      readonly agreed: readonly Seat[];
      /** The seats that want to end it earlier. */
      readonly ready: readonly Seat[];
    };

/** The clock of one seat. */
export interface SeatClock {
  /** The remaining time, never below 0. */
  readonly left: number;
  /** The match waits for the seat. */
  readonly asked: boolean;
  /** A person decides for it: the time of bots does not count. */
  readonly timed: boolean;
  /** How long a bot has played this turn of a person; counts when the person takes over. */
  readonly lent: number;
  /** Its time was up once; since then it has a fixed small time per turn. */
  readonly fallen: boolean;
  /** Its time is up, and the others have not decided about the turn. */
  readonly undecided: boolean;
  /** How many ends of turns were undone: ending them again adds no time a second time. */
  readonly owed: number;
}
