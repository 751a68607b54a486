import type { AnyGame, Bot } from '@atoll/engine';
import type { Missed, Weighed } from './coach.ts';

interface Weigher {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly seat: number;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A bot's choice instead of one decision, if the bot takes it for better. */
function missedIn(
  { game, bot, seat }: Weigher,
  { question, view, privateView, legal, action: done }: Weighed,
): Missed | undefined {
  const turn = { game, view, privateView, seat, legal, seed: `coach ${question}` };
  const action = bot.choose(turn);
  if (action === undefined || isSame(action, done)) return undefined;
  const [best, own] = [bot.weigh?.(turn, action), bot.weigh?.(turn, done)];
  if (best === undefined || own === undefined || best <= own) return undefined;
  return { action, seat, view, gain: best - own };
}

/**
 * Where in a turn most was missed, if anything was; it knows no more than the seat did each time.
 */
export const mostMissed = (weigher: Weigher, turn: readonly Weighed[]): Missed | undefined =>
  turn
    .flatMap((one) => missedIn(weigher, one) ?? [])
    .reduce(
      (most: Missed | undefined, one) => (most !== undefined && most.gain >= one.gain ? most : one),
      undefined,
    );
