import {
  type AnyGame,
  createMatch,
  createRng,
  type LogEntry,
  nextInt,
  play,
  type Rng,
  type Seat,
  seatsToAct,
  type Setup,
} from '@atoll/engine';

/** A match left to chance: what each seat did, the log of it, and the states on the way. */
export interface RandomMatch {
  readonly setup: Setup<unknown>;
  readonly actions: readonly Decision[];
  /** As it is read from a store. */
  readonly log: readonly LogEntry<unknown>[];
  readonly states: readonly unknown[];
}

interface Decision {
  readonly seat: Seat;
  readonly action: unknown;
}

/** Plays a match through `play`, the door of the server. */
export function recordMatch(game: AnyGame, setup: Setup<unknown>): RandomMatch {
  const rng = createRng(`choices of ${setup.seed}`);
  const actions: Decision[] = [];
  const states: unknown[] = [];
  const log: LogEntry<unknown>[] = [];
  let match = createMatch(game, setup);
  for (;;) {
    const decision = choose(game, match.state, rng);
    if (!decision)
      return { setup, actions, states, log: JSON.parse(JSON.stringify(log)) as typeof log };
    const played = play(game, match, { ...decision, at: 0 });
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(decision)}`);
    actions.push(decision);
    states.push(match.state);
    log.push(...played.entries);
    match = played.match;
  }
}

/**
 * Plays a match by the rules alone: lists the legal actions, takes any, applies it in place.
 * Returns the number of actions.
 */
export function playAtRandom(game: AnyGame, setup: Setup<unknown>): number {
  const rng = createRng(`choices of ${setup.seed}`);
  let state = game.setup(setup);
  for (let actions = 0; ; actions++) {
    const decision = choose(game, state, rng);
    if (!decision) return actions;
    state = game.apply(state, decision.seat, decision.action).state;
  }
}

/** Any legal action of any seat that has one; undefined once the match is over. */
function choose(game: AnyGame, state: unknown, rng: Rng): Decision | undefined {
  const asked = seatsToAct(game, state);
  const seat = asked.length > 1 ? asked[nextInt(rng, asked.length)] : asked[0];
  if (seat === undefined) return undefined;
  const legal = game.legalActions(state, seat);
  return { seat, action: legal[nextInt(rng, legal.length)] };
}
