import type { GameEntry } from '../../table/game-entry.ts';

/** The options with which a new table of this game begins. */
export const initialOptions = (
  game: GameEntry,
): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(game.options.map(({ key, initial }) => [key, initial]));
