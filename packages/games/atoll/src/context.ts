import type { AtollEvent } from './event.ts';
import type { AtollState, Frame, Reef } from './state.ts';
import type { CardId } from './vocabulary.ts';
import type { Task } from './task.ts';

/** One step under way: the state that it owns, and the events so far. */
export interface Context {
  readonly state: AtollState;
  readonly events: AtollEvent[];
  /** Something was drawn or revealed, so that no undo may cross the step. */
  sealed: boolean;
  /** A turn came to its end. */
  ended: boolean;
}

export function reefOf(state: AtollState, seat: number): Reef {
  return state.reefs[seat] as Reef;
}

/** The frame that is worked on now, if any work is pending. */
export function topFrame(state: AtollState): Frame | undefined {
  return state.frames.at(-1);
}

/** Pushes work on the stack, so that it is done before the pending work. */
export function pushFrame(
  ctx: Context,
  seat: number,
  work: { readonly card: CardId; readonly todo: readonly Task[] },
): void {
  if (work.todo.length > 0) ctx.state.frames.push({ seat, card: work.card, todo: work.todo });
}
