import { type BotTurn, houseBots } from '@atoll/bots';
import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import type { BotPool } from './bot-pool.ts';

/** A bot as a table sees it: one of the house answers at once, one that thinks for long in its own time. */
export interface Player {
  /** `signal` says that nobody waits for the answer any more. */
  choose(turn: BotTurn, signal: AbortSignal): unknown;
}

/** The bots that may sit down at a game, by id. */
export type BotShelf = (entry: CatalogEntry, playable: PlayableGame) => Readonly<Record<string, Player>>;

/** The bots of the house, which are quick, and those of the game, which think in the pool. */
export function shelfOf(pool: BotPool): BotShelf {
  return (entry, playable) => {
    const own = (entry.bots ?? []).map(({ id }): [string, Player] => [id, {
      choose: ({ game: _game, ...turn }, signal) => pool.think({ game: entry.id, bot: id, turn }, signal),
    }]);
    return { ...houseBots(playable), ...Object.fromEntries(own) };
  };
}
