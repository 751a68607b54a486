import type { TableState } from '../session/table-state.ts';
import type { Missed, Weighed } from './coach.ts';
import { isOver, noted, takenBack, type Decided } from './decisions.ts';

/** The events at a table that a coach needs. */
export interface Followed {
  /** An own decision, and the table since then. */
  readonly decided: (decided: Decided, now: TableState) => void;
  /** A step was added; `undone` is the first log entry that was taken back, or 0. */
  readonly stepped: (undone: number, now: TableState) => void;
  /** The pending weighing is no longer awaited. */
  readonly stop: () => void;
}

/**
 * Remarks on the greatest miss of each own turn, once the turn is over; never on two turns in a
 * row. The remark on the turn before disappears at once, however long the weighing takes.
 */
export function followTurns({
  weigh,
  tell,
}: {
  /** The miss of a turn that deserves a remark. */
  readonly weigh: (turn: readonly Weighed[], signal: AbortSignal) => Promise<Missed | undefined>;
  readonly tell: (missed: Missed | undefined) => void;
}): Followed {
  let turn: readonly Weighed[] = [];
  let running: AbortController | undefined;
  /** A decision was made in this turn, if only one without a choice. */
  let acted = false;
  /** The turn before had a remark. */
  let hadRemark = false;
  const end = async (): Promise<void> => {
    running?.abort();
    const stop = new AbortController();
    running = stop;
    const over = turn;
    turn = [];
    acted = false;
    const isSpared = hadRemark;
    hadRemark = false;
    tell(undefined);
    if (over.length === 0 || isSpared) return;
    const missed = await weigh(over, stop.signal);
    if (stop.signal.aborted) return;
    hadRemark = missed !== undefined;
    tell(missed);
  };
  const endIfOver = (now: TableState): void => {
    const idle = acted && turn.length === 0 && !now.prompt.asked;
    if (idle || isOver(turn, now)) void end();
  };
  return {
    decided: (decided, now) => {
      acted = true;
      turn = noted(turn, decided);
      // other seats may have decided before this was loaded
      if (isOver(turn, now)) void end();
    },
    stepped: (undone, now) => {
      if (undone > 0) turn = takenBack(turn, undone);
      else endIfOver(now);
    },
    stop: () => running?.abort(),
  };
}
