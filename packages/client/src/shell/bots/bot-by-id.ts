import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import type { Bot } from '@atoll/engine';

/** A bot of a game, or a built-in one. Throws for an id that no bot of the game has. */
export async function botById(
  id: string,
  { bots, name }: CatalogEntry,
  playable: PlayableGame,
): Promise<Bot> {
  const own = bots?.find((bot) => bot.id === id);
  if (own !== undefined) return own.load();
  const { builtInBots } = await import('@atoll/bots');
  const builtIn: Readonly<Record<string, Bot>> = builtInBots(playable);
  const found = builtIn[id];
  if (found === undefined) throw new Error(`no bot "${id}" plays ${name}`);
  return found;
}
