import type { Choice } from '@atoll/engine';
import type { AtollAction } from '../../action.ts';
import { apply } from '../../resolution/apply.ts';
import { reefOf } from '../../context.ts';
import { pendingQuestion } from '../../resolution/resolve.ts';
import { cloneState, type AtollState } from '../../state.ts';
import { plan, type PlanOptions } from './plan.ts';

/**
 * Whether a seat is asked which cards of an offer shall leave, as a single player is (ruling 47).
 */
export function asksForDiscards(state: AtollState): boolean {
  return pendingQuestion(state)?.task.op === 'discard';
}

/**
 * The answer to a discard: a card for which the coming round, planned without any new card, has no
 * use; or that the rest may stay.
 */
export function uselessCard(
  state: AtollState,
  seat: number,
  { legal, ...options }: PlanOptions & { readonly legal: readonly AtollAction[] },
): Choice {
  let next = state;
  while (asksForDiscards(next)) next = apply(cloneState(next), seat, { type: 'done' }).state;
  const [line] = plan(next, seat, options);
  const { corals, animals } = reefOf(line.state, seat);
  const used = new Set([...corals, ...animals].map(({ card }) => card));
  const action = legal.find((one) => one.type === 'choose' && !used.has(one.card)) ?? legal.at(-1);
  return { action, expected: line.worth };
}
