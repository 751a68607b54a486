import { type BotTurn, houseBots } from '@atoll/bots';
import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import type { Asking, BotPool, Thought } from './bot-pool.ts';

/**
 * A bot as a table sees it: one of the house answers at once, one that thinks for long in its own
 * time.
 */
export interface Player {
  choose(turn: BotTurn, asking: Omit<Asking, 'weaker'>): Thought | Promise<Thought>;
}

/** The bots that may sit down at a game, by id. */
export type BotShelf = (
  entry: CatalogEntry,
  playable: PlayableGame,
) => Readonly<Record<string, Player>>;

/** The bots of the house, which are quick, and those of the game, which think in the pool. */
export function shelfOf(pool: BotPool): BotShelf {
  return (entry, playable) => {
    const house = Object.entries(houseBots(playable)).map(([id, bot]): [string, Player] => [
      id,
      { choose: (turn) => ({ action: bot.choose(turn), hurried: false, took: 0 }) },
    ]);
    const own = (entry.bots ?? []).map(({ id }): [string, Player] => [
      id,
      {
        choose: ({ game: _game, ...turn }, asking) =>
          pool.think(
            { game: entry.id, bot: id, turn },
            { ...asking, weaker: weakerThan(id, entry) },
          ),
      },
    ]);
    return Object.fromEntries([...house, ...own]);
  };
}

/**
 * The bots that may think for another, the strongest first: those of the game, and the best of the
 * house that stands below them.
 */
function weakerThan(id: string, { bots = [], houseBots = {} }: CatalogEntry): readonly string[] {
  const ids = bots.map((bot) => bot.id);
  return [...ids.slice(0, ids.indexOf(id)).reverse(), ...Object.keys(houseBots).slice(-1)];
}
