import { determinize } from '../../views/determinize.ts';
import type { AtollState, Pile } from '../../state.ts';
import type { AtollView } from '../../view.ts';

/**
 * The world that is planned in: what lies face up, and nothing to draw. So no plan counts on a card
 * that nobody can know, one world is enough, and every turn in it ends without chance. Events stay
 * hidden: no plan goes past the end of a round.
 */
export function imagine(view: AtollView): AtollState {
  return withoutDraws(determinize(view, ''));
}

/** What went extinct on the way would otherwise be shuffled and come back. */
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
