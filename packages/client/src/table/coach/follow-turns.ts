import type { TableState } from '../session/table-state.ts';
import type { Missed, Weighed } from './coach.ts';
import { isOver, noted, takenBack, type Decided } from './decisions.ts';

/** What goes on at a table, as far as a coach has to know it. */
export interface Followed {
  /** An own decision, and the table as it stands since. */
  readonly decided: (decided: Decided, now: TableState) => void;
  /** Something has happened; `undone` is the first log entry that was taken back, or 0. */
  readonly stepped: (undone: number, now: TableState) => void;
  /** Nobody waits for what is being weighed any more. */
  readonly stop: () => void;
}

/**
 * Tells of each own turn, once it is over, where most was missed in it; never of two turns in a
 * row. What was told of the turn before goes at once, however long the weighing takes.
 */
export function followTurns({
  weigh,
  tell,
}: {
  /** What is worth telling of a turn. */
  readonly weigh: (turn: readonly Weighed[], signal: AbortSignal) => Promise<Missed | undefined>;
  readonly tell: (missed: Missed | undefined) => void;
}): Followed {
  let turn: readonly Weighed[] = [];
  let running: AbortController | undefined;
  /** Something was decided in this turn, if only what left no choice. */
  let acted = false;
  /** Something was told of the turn before. */
  let hasTold = false;
  const end = async (): Promise<void> => {
    running?.abort();
    const stop = new AbortController();
    running = stop;
    const over = turn;
    turn = [];
    acted = false;
    const isSpared = hasTold;
    hasTold = false;
    tell(undefined);
    if (over.length === 0 || isSpared) return;
    const missed = await weigh(over, stop.signal);
    if (stop.signal.aborted) return;
    hasTold = missed !== undefined;
    tell(missed);
  };
  const endIfOver = (now: TableState): void => {
    const idle = acted && turn.length === 0 && !now.duty.asked;
    if (idle || isOver(turn, now)) void end();
  };
  return {
    decided: (decided, now) => {
      acted = true;
      turn = noted(turn, decided);
      // others may have decided before this was loaded
      if (isOver(turn, now)) void end();
    },
    stepped: (undone, now) => {
      if (undone > 0) turn = takenBack(turn, undone);
      else endIfOver(now);
    },
    stop: () => running?.abort(),
  };
}
