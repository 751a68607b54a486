import { createMatch, createRng, nextInt, play, type LogEntry, type Setup } from '@atoll/engine';
import { atoll, type AtollAction, type AtollOptions, type AtollState } from '../../src/index.ts';

/**
 * A match for two that is left to chance: what each seat did, the log of it, and the states on the
 * way.
 */
export interface RandomMatch {
  readonly setup: Setup<AtollOptions>;
  readonly actions: readonly { readonly seat: number; readonly action: AtollAction }[];
  /** As it is read from a store. */
  readonly log: readonly LogEntry<AtollAction>[];
  readonly states: readonly AtollState[];
}

/** Plays a match through `play`, the door of the server. */
export function recordMatch(seed: string, options: AtollOptions): RandomMatch {
  const setup = { seed, seats: 2, options };
  const rng = createRng(`choices of ${seed}`);
  const actions: { seat: number; action: AtollAction }[] = [];
  const states: AtollState[] = [];
  const log: LogEntry<AtollAction>[] = [];
  let match = createMatch(atoll, setup);
  for (;;) {
    const [seat] = atoll.activeSeats(match.state);
    if (seat === undefined)
      return {
        setup,
        actions,
        states,
        log: JSON.parse(JSON.stringify(log)) as LogEntry<AtollAction>[],
      };
    const legal = atoll.legalActions(match.state, seat);
    const action = legal[nextInt(rng, legal.length)] as AtollAction;
    const played = play(atoll, match, { seat, action, at: 0 });
    if (!played.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}`);
    actions.push({ seat, action });
    states.push(match.state);
    log.push(...played.entries);
    match = played.match;
  }
}

/**
 * Plays a match by the rules alone: lists what is legal, takes any of it, applies it in place.
 * Returns the number of actions.
 */
export function playAtRandom(seed: string, options: AtollOptions): number {
  const rng = createRng(`choices of ${seed}`);
  let state = atoll.setup({ seed, seats: 2, options });
  for (let actions = 0; ; actions++) {
    const [seat] = atoll.activeSeats(state);
    if (seat === undefined) return actions;
    const legal = atoll.legalActions(state, seat);
    state = atoll.apply(state, seat, legal[nextInt(rng, legal.length)] as AtollAction).state;
  }
}
