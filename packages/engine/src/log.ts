import type { Seat } from './seat.ts';

/**
 * One accepted action, one undo, or one checkpoint. `seq` counts from 1 without gaps; `at` is in
 * ms since 1970.
 */
export type LogEntry<A> = ActionEntry<A> | UndoEntry | CheckEntry;

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
 * The hash of the state at this point, so that a log folded under changed rules is found out, and
 * where.
 */
export interface CheckEntry {
  readonly seq: number;
  readonly at: number;
  readonly type: 'check';
  readonly hash: string;
}
