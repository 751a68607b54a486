import type { GameDefinition } from './game.ts';
import type { OpenStep } from './undo-stack.ts';

/** The state after some more steps; `base` is not changed. */
export function replayed<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  base: S,
  steps: readonly OpenStep[],
): S {
  if (steps.length === 0) return base;
  return steps.reduce(
    (state, { seat, action }) => game.apply(state, seat, action as A).state,
    game.clone(base),
  );
}
