import { determinize } from '../../views/determinize.ts';
import type { AtollState, Pile } from '../../state.ts';
import type { AtollView } from '../../view.ts';

/**
 * The state used for planning: face-up cards only, and nothing to draw. So no plan counts on an
 * unknown card, one state is enough, and every turn in it ends without chance. Events stay hidden:
 * no plan goes past the end of a round.
 */
export function imagine(view: AtollView): AtollState {
  return withoutDraws(determinize(view, ''));
}

/** Cards that go extinct on the way would otherwise be shuffled and come back. */
export function withoutDraws(state: AtollState): AtollState {
  return {
    ...state,
    animals: faceUp(state.animals),
    large: faceUp(state.large),
    corals: faceUp(state.corals),
  };
}

function faceUp({ offer, rng }: Pile): Pile {
  return { deck: [], offer, discard: [], rng };
}
