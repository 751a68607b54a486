import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';

/** The initial options of a new table of this game. */
export const initialOptions = (
  game: GameEntry,
): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(game.options.map(({ key, initial }) => [key, initial]));
