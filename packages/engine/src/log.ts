import type { Seat } from './seat.ts';

/**
 * One accepted action, undo, revert (agreed by all), concession or checkpoint. `seq` counts from 1
 * without gaps; `at` is in ms since 1970.
 */
export type LogEntry<A> = ActionEntry<A> | UndoEntry | RevertEntry | ConcedeEntry | CheckEntry;

export interface ActionEntry<A> {
  readonly seq: number;
  readonly at: number;
  readonly type: 'action';
  readonly seat: Seat;
  readonly action: A;
  /** The seat that may take this step back together with its own steps, if not `seat` itself. */
  readonly openTo?: Seat;
}

/** Everything after entry `backTo` no longer counts; the entries stay in the log. */
export interface UndoEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'undo';
  readonly seat: Seat;
  readonly backTo: number;
}

/**
 * Takes back a decision of `seat` and everything after entry `backTo`, although cards were drawn or
 * revealed since. Everything that no seat knew at that point is drawn anew, from a seed derived
 * from the seed of the match and `seq`. Nothing before it can be taken back any more.
 */
export interface RevertEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'revert';
  readonly seat: Seat;
  readonly backTo: number;
  /** The other seats that were asked and agreed; empty in a match against bots alone. */
  readonly agreed: readonly Seat[];
}

/** The person of a seat concedes; nothing before it can be taken back. */
export interface ConcedeEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'concede';
  readonly seat: Seat;
  /** Whether the concession ends the match. If not, a substitute plays on in the seat's place. */
  readonly ends: boolean;
}

/**
 * The hash of the state at this point, which detects a log folded under changed rules, and the
 * place.
 */
export interface CheckEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'check';
  readonly hash: string;
}
