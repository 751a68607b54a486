import { type BotTurn, builtInBots } from '@atoll/bots';
import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import type { ThinkOptions, BotPool, ThinkResult } from './bot-pool.ts';

/**
 * A bot as a table sees it: a built-in one answers at once, one that thinks for long in its own
 * time.
 */
export interface SeatBot {
  choose(turn: BotTurn, options: Omit<ThinkOptions, 'weaker'>): ThinkResult | Promise<ThinkResult>;
}

/** The bots that may sit down at a game, by id. */
export type BotRegistry = (
  entry: CatalogEntry,
  playable: PlayableGame,
) => Readonly<Record<string, SeatBot>>;

/** The built-in bots, which are quick, and the game's own bots, which think in the pool. */
export function botRegistry(pool: BotPool): BotRegistry {
  return (entry, playable) => {
    const builtIn = Object.entries(builtInBots(playable)).map(([id, bot]): [string, SeatBot] => [
      id,
      { choose: (turn) => ({ action: bot.choose(turn), hurried: false, took: 0 }) },
    ]);
    const own = (entry.bots ?? []).map(({ id }): [string, SeatBot] => [
      id,
      {
        choose: ({ game: _game, ...turn }, options) =>
          pool.think(
            { game: entry.id, bot: id, turn },
            { ...options, weaker: weakerThan(id, entry) },
          ),
      },
    ]);
    return Object.fromEntries([...builtIn, ...own]);
  };
}

/**
 * The bots that may think instead of another, the strongest first: the weaker ones of the game, and
 * the best built-in one below them.
 */
function weakerThan(id: string, { bots = [], builtInBots = {} }: CatalogEntry): readonly string[] {
  const ids = bots.map((bot) => bot.id);
  return [...ids.slice(0, ids.indexOf(id)).reverse(), ...Object.keys(builtInBots).slice(-1)];
}
