import { createRng, nextInt } from '@atoll/engine';
import { atoll, type AtollAction, type AtollEvent, type AtollState } from '../../../src/index.ts';

/** One decision with what it did. */
export interface PlayoutStep {
  readonly before: AtollState;
  readonly after: AtollState;
  readonly events: readonly AtollEvent[];
}

/** Who plays, and how. */
export interface Kind {
  readonly seats: number;
  /** Rich atolls meet more cards than poor ones. */
  readonly rich: boolean;
}

/** Plays one match with both modules by chance, and shows every decision. */
export function playout(
  seed: string,
  { seats, rich }: Kind,
  look: (moment: PlayoutStep) => void,
): AtollState {
  const rng = createRng(seed);
  let state = atoll.setup({
    seed,
    seats,
    options: { biodiversity: true, events: true, evenStart: false },
  });
  if (rich) for (const reef of state.reefs) Object.assign(reef, { coins: 60, plankton: 25 });
  for (
    let seat = atoll.activeSeats(state)[0];
    seat !== undefined;
    seat = atoll.activeSeats(state)[0]
  ) {
    const legal = atoll.legalActions(state, seat);
    // Passing ends the fun too soon.
    const wanted = legal.filter(({ type }) => type !== 'pass');
    const choice = wanted.length > 0 && nextInt(rng, 12) > 0 ? wanted : legal;
    const action = choice[nextInt(rng, choice.length)] as AtollAction;
    const step = atoll.apply(atoll.clone(state), seat, action);
    look({ before: state, after: step.state, events: step.events });
    state = step.state;
  }
  return state;
}
