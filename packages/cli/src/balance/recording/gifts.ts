import type { Bot, BotTurn } from '@atoll/bots';
import { createRng, nextInt } from '@atoll/engine';
import type { Gifts } from './record.ts';

/** Of a thousand cards, so many are given to a seat, and so many are forbidden for it. */
const GIVEN = 60;
const BANNED = 200;
const ALL = 1000;

/**
 * The cards given to and forbidden for each seat of a match, by seat. Every card is drawn for every
 * seat by itself, so that one match measures all cards, and nothing but chance decides which seat
 * gets which.
 */
export function drawnGifts(
  cards: readonly string[],
  { seed, seats }: { readonly seed: string; readonly seats: number },
): readonly Gifts[] {
  const rng = createRng(seed);
  return Array.from({ length: seats }, () => {
    const drawn = cards.map((card) => ({ card, at: nextInt(rng, ALL) }));
    return {
      given: drawn.filter(({ at }) => at < GIVEN).map(({ card }) => card),
      banned: drawn.filter(({ at }) => at >= GIVEN && at < GIVEN + BANNED).map(({ card }) => card),
    };
  });
}

/** The cards that an action buys in the current position. */
export type Buys = (action: unknown) => readonly string[];

/**
 * The bot that buys each given card as soon as it can, and none of the forbidden ones unless it has
 * no other action. Everything else it decides as the bot does.
 */
export function withGifts(bot: Bot, { given, banned }: Gifts, buys: Buys): Bot {
  const wanted = new Set(given);
  const refused = new Set(banned);
  const narrowed = (turn: BotTurn): BotTurn => {
    const allowed = orAll(
      turn.legal.filter((action) => !buys(action).some((card) => refused.has(card))),
      turn.legal,
    );
    const gifts = allowed.filter((action) => buys(action).some((card) => wanted.has(card)));
    return { ...turn, legal: orAll(gifts, allowed) };
  };
  return {
    id: bot.id,
    choose: (turn) => {
      const own = narrowed(turn);
      const action = own.legal.length === 1 ? own.legal[0] : bot.choose(own);
      for (const card of buys(action)) wanted.delete(card);
      return action;
    },
  };
}

const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] =>
  some.length === 0 ? all : some;
