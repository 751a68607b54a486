import { createMatch, play } from '@atoll/engine';
import {
  atoll,
  type AtollAction,
  type AtollEvent,
  type AtollOptions,
  type AtollView,
} from '../../../src/index.ts';

export interface PlayoutStep {
  readonly view: AtollView;
  readonly seat: number;
  readonly legal: readonly AtollAction[];
  /** What led here from the moment before. */
  readonly events: readonly AtollEvent[];
}

/**
 * Every question of a match in which each seat takes some action or other: many kinds of question
 * in few steps.
 */
export function* playout(
  seed: string,
  seats: number,
  options: Partial<AtollOptions> = {},
): Generator<PlayoutStep> {
  let match = createMatch(atoll, { seed, seats, options: atoll.parseOptions(options) });
  let turn = 0;
  let events: readonly AtollEvent[] = [];
  for (;;) {
    const seat = atoll.activeSeats(match.state)[0];
    if (seat === undefined) return;
    const legal = atoll.legalActions(match.state, seat);
    yield { view: atoll.publicView(match.state), seat, legal, events };
    const lively = legal.filter(({ type }) => type !== 'pass' && type !== 'done' && type !== 'no');
    const from = lively.length > 0 && ++turn % 23 !== 0 ? lively : legal;
    const played = play(atoll, match, { seat, action: from[(turn * 7919) % from.length], at: 0 });
    if (!played.ok) throw new Error(played.reasons.map((reason) => reason.code).join());
    match = played.match;
    events = played.events as readonly AtollEvent[];
  }
}
