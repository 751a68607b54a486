import type { Bot } from '@atoll/bots';
import type { WatchedStep } from '@atoll/catalog';
import { type AnyGame, createMatch, knowledgeOf, type Outcome, type Setup } from '@atoll/engine';

/** Stands round a bot's choice, such as a clock that is held against it. */
export type Around = (seat: number, choose: () => unknown) => unknown;

export interface BotPlay {
  /** By seat. */
  readonly bots: readonly Bot[];
  /** The bots' own chance comes from it, so that a match can be repeated. */
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

/** A step with the chance that the bot was given which chose it. */
export interface ChosenStep extends WatchedStep {
  readonly chance: string;
}

export interface BotMatch {
  readonly outcome: Outcome;
  readonly actions: number;
}

/** Plays one match between bots to its end. That they choose legal actions is taken for granted. */
export function playBots(game: AnyGame, setup: Setup<unknown>, { bots, chance, around = plainly, watch = {} }: BotPlay): BotMatch {
  let { state } = createMatch(game, setup);
  watch.begun?.(state);
  for (let actions = 0; ; actions++) {
    const [seat] = game.activeSeats(state);
    if (seat === undefined) {
      watch.ended?.(state);
      return { outcome: game.outcome(state), actions };
    }
    const legal = game.legalActions(state, seat);
    const known = knowledgeOf(game, state, seat);
    const seed = `${chance} ${actions}`;
    const action = around(seat, () => (bots[seat] as Bot).choose({ game, ...known, seat, legal, seed }));
    const before = state;
    const { state: after, events } = game.apply(game.clone(before), seat, action);
    watch.played?.({ before, after, seat, action, events, legal, chance: seed });
    state = after;
  }
}

function plainly(_seat: number, choose: () => unknown): unknown {
  return choose();
}
