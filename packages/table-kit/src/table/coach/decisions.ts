import type { TableState } from '../session/table-state.ts';
import type { Weighed } from './coach.ts';

/** A decision of the own seat, with the table as it stood before. */
export interface Decided {
  readonly state: TableState;
  readonly action: unknown;
}

/**
 * The decisions of a turn with one more: a prompt that is decided anew counts once. An optional
 * decision, or one without a choice, is not weighed.
 */
export function noted(
  turn: readonly Weighed[],
  { state: { prompt, snapshot, privateView }, action }: Decided,
): readonly Weighed[] {
  const { question, legal } = prompt;
  if (!prompt.asked || legal.length < 2 || snapshot === undefined) return turn;
  const weighed = {
    ...{ question, seq: snapshot.seq + 1, view: snapshot.view },
    ...{ privateView, legal, action },
  };
  return [...turn.filter((one) => one.question !== question), weighed];
}

/** The same after everything from a log entry on was taken back. */
export const takenBack = (turn: readonly Weighed[], from: number): readonly Weighed[] =>
  turn.filter(({ seq }) => seq < from);

/**
 * Whether the turn of these decisions is over: the seat has no prompt any more, or another seat has
 * decided since, however soon the seat was asked again.
 */
export const isOver = (turn: readonly Weighed[], { seat, prompt, steps }: TableState): boolean => {
  const first = turn[0]?.seq ?? Infinity;
  return (
    turn.length > 0 &&
    (!prompt.asked || steps.some((step) => step.seq > first && step.seat !== seat))
  );
};
