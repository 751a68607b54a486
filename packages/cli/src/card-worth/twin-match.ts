import type { Bot } from '@atoll/bots';
import { scoresOf, type AnyGame, type Setup } from '@atoll/engine';
import { playBots } from '../bot-match.ts';

/** One deal at which a seat buys a card as soon as it can, and never. */
export interface TwinWanted {
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  /** In every seat. */
  readonly bot: Bot;
  readonly seat: number;
  readonly card: string;
  /** The card that an action buys, if it buys one. */
  readonly buys: (action: unknown) => string | undefined;
}

/** The yield of a card for the seat that bought it, beyond its price. */
export interface TwinMatch {
  readonly card: string;
  /** More points than without the card; undefined when it could never be bought. */
  readonly points: number | undefined;
}

/**
 * Plays a deal twice: everything is the same until the seat can buy the card, which it does at once
 * in the first match and never in the second. The seeds of bots are those of the deal in both.
 */
export function playTwins({ game, setup, bot, seat, card, buys }: TwinWanted): TwinMatch {
  let bought = false;
  const isBought = (action: unknown): boolean => buys(action) === card;
  const pointsOf = (narrowed: Bot): number => {
    const bots = Array.from({ length: setup.seats }, (_, at) => (at === seat ? narrowed : bot));
    const watch = {
      played: ({
        seat: who,
        action,
      }: {
        readonly seat: number;
        readonly action: unknown;
      }): void => {
        bought ||= who === seat && isBought(action);
      },
    };
    const { outcome } = playBots(game, setup, { bots, chance: `${setup.seed} bots`, watch });
    return scoresOf(outcome).find((score) => score.seat === seat)?.total ?? 0;
  };
  const taken = pointsOf(narrow(bot, (legal) => orAll(legal.filter(isBought), legal)));
  if (!bought) return { card, points: undefined };
  const left = pointsOf(narrow(bot, (legal) => legal.filter((action) => !isBought(action))));
  return { card, points: taken - left };
}

/** The same bot with a part of its legal actions. */
const narrow = (bot: Bot, choice: (legal: readonly unknown[]) => readonly unknown[]): Bot => ({
  ...bot,
  choose: (turn) => bot.choose({ ...turn, legal: choice(turn.legal) }),
});

const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] =>
  some.length === 0 ? all : some;
