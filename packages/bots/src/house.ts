import type { AnyGame, Bot, Seat } from '@atoll/engine';
import type { AdvisingBot, Evaluate } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export interface Judged {
  readonly game: AnyGame;
  /** A game that brings none is judged by the score as it stands. */
  readonly evaluate?: Evaluate;
}

/** The bots that can play any game, by id, from the weakest to the strongest. */
export function houseBots({ game, evaluate }: Judged): { readonly random: Bot; readonly greedy: AdvisingBot } {
  return { random: randomBot, greedy: greedyBot(evaluate ?? ((state, seat) => lead(game, state, seat))) };
}

/** By how much a seat is ahead of the best of the others. */
function lead(game: AnyGame, state: unknown, seat: Seat): number {
  const scores = game.score(state);
  const others = scores.filter((score) => score.seat !== seat).map(({ total }) => total);
  return (scores.find((score) => score.seat === seat)?.total ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}
