import { determinize } from '../determinize.ts';
import type { HiddenArkState } from '../state.ts';
import type { HiddenArkView } from '../view.ts';

const states = new WeakMap<HiddenArkView, HiddenArkState>();

/**
 * The position of a view, the same for the same view; its future draws are made up. Callers must
 * not change it.
 */
export function positionOf(view: HiddenArkView): HiddenArkState {
  const known = states.get(view) ?? determinize(view, 'a view');
  states.set(view, known);
  return known;
}

/** The same as if a seat were on turn. */
export function positionFor(view: HiddenArkView, seat: number): HiddenArkState {
  const state = positionOf(view);
  return state.turn.seat === seat ? state : { ...state, turn: { ...state.turn, seat } };
}
