import type { AtollAction, AtollView } from '../../src/index.ts';
import { isLostByReduction } from '../../src/cards/tables.ts';

/**
 * The cost of an answer about prey for the seat that gives it: Shelter is cheapest, then a hunt, a
 * level, an animal.
 */
function cost(action: AtollAction, { view, seat }: { view: AtollView; seat: number }): number {
  if (action.type === 'shelter') return 0;
  if (action.type === 'hunt') return 1;
  if (action.type !== 'reduce') return 2;
  const level = view.seats[seat]?.reefAnimals.find(({ card }) => card === action.card)?.level ?? 1;
  return isLostByReduction(level) ? 4 : 3;
}

/**
 * The answers in the order in which they are shown: of prey the cheapest first, so that the loss of
 * an animal is never at hand.
 */
export function inOrder(
  legal: readonly AtollAction[],
  on: { view: AtollView; seat: number },
): readonly AtollAction[] {
  return on.view.question.kind === 'prey'
    ? [...legal].sort((a, b) => cost(a, on) - cost(b, on))
    : legal;
}
