import type { HistoryStep } from '@atoll/protocol';
import { isOwn } from '../model/readers.ts';

/** The turns of other seats that may still continue, by seat: their steps so far. */
export type Turns = ReadonlyMap<number, readonly HistoryStep[]>;

export interface TurnsOver {
  /** Finished turns, in the order in which they began. */
  readonly over: readonly (readonly HistoryStep[])[];
  readonly open: Turns;
}

const split = (
  turns: Turns,
  goesOn: (seat: number) => boolean,
): TurnsOver & { readonly open: Map<number, readonly HistoryStep[]> } => ({
  over: [...turns].flatMap(([seat, steps]) => (goesOn(seat) ? [] : [steps])),
  open: new Map([...turns].filter(([seat]) => goesOn(seat))),
});

/**
 * Adds a step. A turn ends as soon as another seat acts, unless both are asked at once. A step of
 * the own seat is added to no turn.
 */
export function openTurns(
  turns: Turns,
  {
    step,
    active,
    own,
  }: {
    readonly step: HistoryStep;
    /** The seats that are asked now. */
    readonly active: readonly number[];
    /** The own seat, or -1. */
    readonly own: number;
  },
): TurnsOver {
  const together = active.includes(step.seat);
  const { over, open } = split(
    turns,
    (seat) => seat === step.seat || (together && active.includes(seat)),
  );
  if (!isOwn(step, own)) open.set(step.seat, [...(open.get(step.seat) ?? []), step]);
  return { over, open };
}

/** Ends the turns of all seats that are no longer asked. */
export const turnsOver = (turns: Turns, active: readonly number[]): TurnsOver =>
  split(turns, (seat) => active.includes(seat));

/** The steps since the own seat acted, by turns: consecutive steps of one seat. */
export function turnsSince<E>(
  steps: readonly HistoryStep<E>[],
  own: number,
): readonly (readonly HistoryStep<E>[])[] {
  const turns: HistoryStep<E>[][] = [];
  for (const step of steps.slice(steps.findLastIndex((step) => isOwn(step, own)) + 1)) {
    const last = turns.at(-1);
    if (last?.[0]?.seat === step.seat) last.push(step);
    else turns.push([step]);
  }
  return turns;
}
