import type { Bot } from '@atoll/bots';
import {
  type AnyGame,
  asideSeatsOf,
  createMatch,
  knowledgeOf,
  type Outcome,
  type WatchedStep,
  type Seat,
  type Setup,
} from '@atoll/engine';

/** Called around a bot's choice, for example to measure its time. */
export type Around = (seat: number, choose: () => unknown) => unknown;

export interface BotPlay {
  /** By seat. */
  readonly bots: readonly Bot[];
  /** The bots' seeds are derived from it, so that a match can be repeated. */
  readonly chance: string;
  readonly around?: Around;
  readonly watch?: Watch;
}

/** Sees a match go by. */
export interface Watch {
  begun?(state: unknown): void;
  played?(step: ChosenStep): void;
  ended?(state: unknown): void;
}

/** A step with the seed of the bot that chose it. */
export interface ChosenStep extends WatchedStep {
  readonly chance: string;
}

type Decided = Pick<ChosenStep, 'seat' | 'legal' | 'action'>;

/** The input of a bot besides the knowledge of its seat. */
interface BotQuestion {
  readonly legal: readonly unknown[];
  readonly seed: string;
  readonly aside?: true;
}

export interface BotMatch {
  readonly outcome: Outcome;
  readonly actions: number;
}

/** Plays one match between bots to its end, without checking that they choose legal actions. */
export function playBots(
  game: AnyGame,
  setup: Setup<unknown>,
  { bots, chance, around = plainly, watch = {} }: BotPlay,
): BotMatch {
  let { state } = createMatch(game, setup);
  watch.begun?.(state);
  const decide = (seat: Seat, { legal, seed, aside }: BotQuestion): unknown => {
    const known = knowledgeOf(game, state, seat);
    return around(seat, () =>
      (bots[seat] as Bot).choose({
        game,
        ...known,
        seat,
        legal,
        seed,
        ...(aside ? { aside } : {}),
      }),
    );
  };
  const passed = new Map<Seat, string>();
  /** The first aside that a bot takes; each bot is asked once. */
  const takenAside = (seed: string): Decided | undefined => {
    for (const seat of asideSeatsOf(game, state)) {
      const legal = game.legalActions(state, seat);
      const text = JSON.stringify(legal);
      if (legal.length === 0 || passed.get(seat) === text) continue;
      const action = decide(seat, { legal, seed: `${seed} ${seat} aside`, aside: true });
      if (action !== undefined) return { seat, legal, action };
      passed.set(seat, text);
    }
    return undefined;
  };
  const answered = (seat: Seat, seed: string): Decided => {
    const legal = game.legalActions(state, seat);
    return { seat, legal, action: decide(seat, { legal, seed }) };
  };
  for (let actions = 0; ; actions++) {
    const seed = `${chance} ${actions}`;
    const [first] = game.activeSeats(state);
    if (first === undefined) {
      watch.ended?.(state);
      return { outcome: game.outcome(state), actions };
    }
    const { seat, legal, action } = takenAside(seed) ?? answered(first, seed);
    const before = state;
    const { state: after, events } = game.apply(game.clone(before), seat, action);
    watch.played?.({ before, after, seat, action, events, legal, chance: seed });
    state = after;
  }
}

function plainly(_seat: number, choose: () => unknown): unknown {
  return choose();
}
