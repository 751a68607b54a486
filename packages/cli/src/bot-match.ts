import type { Bot } from '@atoll/bots';
import { createMatch, type AnyGame, type SeatScore, type Setup } from '@atoll/engine';

/** Stands round a bot's choice, such as a clock that is held against it. */
export type Around = (seat: number, choose: () => unknown) => unknown;

export interface BotPlay {
  /** By seat. */
  readonly bots: readonly Bot[];
  /** The bots' own chance comes from it, so that a match can be repeated. */
  readonly chance: string;
  readonly around?: Around;
}

export interface BotMatch {
  readonly scores: readonly SeatScore[];
  readonly actions: number;
}

/** Plays one match between bots to its end. That they choose legal actions is taken for granted. */
export function playBots(game: AnyGame, setup: Setup<unknown>, { bots, chance, around = plainly }: BotPlay): BotMatch {
  let { state } = createMatch(game, setup);
  for (let actions = 0; ; actions++) {
    const [seat] = game.activeSeats(state);
    if (seat === undefined) return { scores: game.score(state), actions };
    const legal = game.legalActions(state, seat);
    const view = game.playerView(state, seat);
    const action = around(seat, () => (bots[seat] as Bot).choose({ game, view, seat, legal, seed: `${chance} ${actions}` }));
    state = game.apply(game.clone(state), seat, action).state;
  }
}

function plainly(_seat: number, choose: () => unknown): unknown {
  return choose();
}
