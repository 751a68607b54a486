import type { Seat } from './seat.ts';

/**
 * One accepted action, one undo, one return to before a decision that all agreed to, one
 * concession, or one checkpoint. `seq` counts from 1 without gaps; `at` is in ms since 1970.
 */
export type LogEntry<A> = ActionEntry<A> | UndoEntry | RevertEntry | ConcedeEntry | CheckEntry;

export interface ActionEntry<A> {
  readonly seq: number;
  readonly at: number;
  readonly type: 'action';
  readonly seat: Seat;
  readonly action: A;
  /**
   * The seat that may take this step back together with its own ones, when that is not `seat`
   * itself.
   */
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
 * A decision of `seat`, and everything after entry `backTo`, no longer counts, though something was
 * drawn or revealed since. What nobody knew then is drawn anew, from a seed that follows from that
 * of the match and `seq`. Nothing before it is ever taken back.
 */
export interface RevertEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'revert';
  readonly seat: Seat;
  readonly backTo: number;
  /** The others who were asked, and agreed; nobody in a match against bots alone. */
  readonly agreed: readonly Seat[];
}

/** The person of a seat gives up; nothing before it is ever taken back. */
export interface ConcedeEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'concede';
  readonly seat: Seat;
  /** The match is over with it. If not, whoever plays the seat from now on does so in its place. */
  readonly ends: boolean;
}

/**
 * The hash of the state at this point, so that a log folded under changed rules is found out, and
 * where.
 */
export interface CheckEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'check';
  readonly hash: string;
}
