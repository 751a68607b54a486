import { type Bot, greedyBot, randomBot } from '@atoll/bots';
import type { PlayableGame } from '@atoll/catalog';
import type { AnyGame, Seat } from '@atoll/engine';

/** The bots that may sit down at a game, by id. */
export type BotShelf = (playable: PlayableGame) => Readonly<Record<string, Bot>>;

/** Every bot of the house. A game that brings no evaluation of its own is judged by the score as it stands. */
export const houseBots: BotShelf = ({ game, evaluate }) => ({
  random: randomBot,
  greedy: greedyBot(evaluate ?? ((state, seat) => lead(game, state, seat))),
});

/** By how much a seat is ahead of the best of the others. */
function lead(game: AnyGame, state: unknown, seat: Seat): number {
  const scores = game.score(state);
  const others = scores.filter((score) => score.seat !== seat).map(({ total }) => total);
  return (scores.find((score) => score.seat === seat)?.total ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}
