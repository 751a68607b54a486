import type { TableState } from '../session/table-state.ts';

/**
 * How many decisions of other seats are taken back with the last turn of the own seat: at a table
 * of bots, an undo also covers their later decisions.
 */
export function othersSince({
  prompt: { turns },
  steps,
  seat,
}: Pick<TableState, 'prompt' | 'steps' | 'seat'>): number {
  const from = turns.at(-1);
  if (from === undefined) return 0;
  return steps.filter((step) => step.seq >= from && step.seat >= 0 && step.seat !== seat).length;
}
