import { catalog, type CatalogEntry, type PlayableGame } from '@atoll/catalog';
import { unreleased } from '@atoll/catalog/unreleased';
import { InvalidInput, type AnyGame } from '@atoll/engine';
import { UsageError } from './usage.ts';

/** Every game that can be measured, including games without a table. */
const games = { ...catalog, ...unreleased };

/** The entry of a game. Throws `UsageError` that names the games there are. */
export function entryOf(id: string): CatalogEntry {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!entry)
    throw new UsageError(`there is no game "${id}"; there are: ${Object.keys(games).join(', ')}`);
  return entry;
}

export async function loadGame(id: string): Promise<PlayableGame> {
  return entryOf(id).load();
}

/** Options as JSON, or the defaults without. Throws `UsageError`. */
export function readOptions(game: AnyGame, text: string | undefined): unknown {
  let raw: unknown = {};
  try {
    if (text !== undefined) raw = JSON.parse(text);
  } catch {
    throw new UsageError(`--options must be JSON, not ${text}`);
  }
  try {
    return game.parseOptions(raw);
  } catch (error) {
    if (error instanceof InvalidInput) throw new UsageError(`--options: ${error.message}`);
    throw error;
  }
}
