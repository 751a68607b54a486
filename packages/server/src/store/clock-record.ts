import type { Seat } from '@atoll/engine';
import type { ClockTerms } from '@atoll/protocol';

/** The clock of a table as it is stored: what was agreed, and how it stood at some moment. */
export interface ClockRecord {
  readonly terms: ClockTerms;
  /**
   * Missing until the match has begun. What happened since follows from the log, so that this is
   * only written where the log does not say enough.
   */
  readonly run?: ClockRun;
}

/** How the clocks of a match stand. Times are in ms. */
export interface ClockRun {
  /** The length of the log that has been taken in. */
  readonly seq: number;
  /** At which moment the clocks stand like this, since 1970. */
  readonly since: number;
  /** No server holds the table: no time passes until one does. Never so for days. */
  readonly stopped: boolean;
  readonly seats: readonly SeatClock[];
  /** The ends of turns that may still be taken back, oldest first. */
  readonly ends: readonly { readonly seat: Seat; readonly seq: number }[];
  /** Who of the others wants to end the match for somebody whose time is up. */
  readonly ending: readonly Seat[];
}

/** The clock of one seat. */
export interface SeatClock {
  /** What is left, never below 0. */
  readonly left: number;
  /** The match waits for the seat. */
  readonly asked: boolean;
  /** A person decides for it: the time of bots does not count. */
  readonly timed: boolean;
  /** For how long a bot has played this turn of a person; counts when the person takes over. */
  readonly lent: number;
  /** Its time was up once; since then it has a fixed small time for each turn. */
  readonly fallen: boolean;
  /** Its time is up, and the others have not decided what becomes of the turn. */
  readonly undecided: boolean;
  /** So many ends of turns were taken back, and do not count once more. */
  readonly owed: number;
}
