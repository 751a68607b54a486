import { type AnyGame, asideSeatsOf, type Bot, knowledgeOf, type Seat } from '@atoll/engine';
import { dasAtoll, type DasAtollAction, type DasAtollState } from '../src/index.ts';
import type { DasAtollEvent } from '../src/event.ts';

/** A step of a match, and the state that it led to. */
interface Step {
  readonly seat: Seat;
  readonly action: DasAtollAction;
  readonly events: readonly DasAtollEvent[];
  readonly state: DasAtollState;
}

/** More actions than this no match of bots takes. */
const MOST = 5000;

/** A match in which the same bot plays on every seat, step by step to its end. */
export function* botMatch({
  seed,
  seats,
  bot,
  start = 'seat',
}: {
  readonly seed: string;
  readonly seats: number;
  readonly bot: Bot;
  /** How it is said who begins; the first seat does unless told. */
  readonly start?: 'seat' | 'throw';
}): Generator<Step> {
  const game = dasAtoll as AnyGame;
  let state = dasAtoll.setup({ seed, seats, options: dasAtoll.parseOptions({ start }) });
  for (let made = 0; made < MOST; made++) {
    const [seat] = [...asideSeatsOf(game, state), ...game.activeSeats(state)];
    if (seat === undefined) return;
    const legal = dasAtoll.legalActions(state, seat);
    const turn = { game, ...knowledgeOf(game, state, seat), seat, legal, seed: `${made}` };
    const action = bot.choose(turn) as DasAtollAction;
    const step = dasAtoll.apply(state, seat, action);
    state = step.state;
    yield { seat, action, events: step.events, state };
  }
  throw new Error(`${MOST} actions did not end the match`);
}
