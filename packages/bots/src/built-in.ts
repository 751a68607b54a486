import { type AnyGame, type Bot, leadOf } from '@atoll/engine';
import type { AdvisingBot, Evaluate } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export interface EvaluatedGame {
  readonly game: AnyGame;
  /** A game without an evaluation is evaluated by its current outcome. */
  readonly evaluate?: Evaluate;
}

/** The bots that can play any game, by id, from the weakest to the strongest. */
export function builtInBots({ game, evaluate }: EvaluatedGame): {
  readonly random: Bot;
  readonly greedy: AdvisingBot;
} {
  return {
    random: randomBot,
    greedy: greedyBot(evaluate ?? ((state, seat) => leadOf(game.outcome(state), seat))),
  };
}
