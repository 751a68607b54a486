import type { GameEntry } from '../table/game-entry.ts';
import { atollEntry } from './atoll/entry.ts';
import { steereAtollEntry } from './steere-atoll/entry.ts';

/**
 * Every game that this client can show, by id; a game's table and cards load only when one of its
 * tables opens.
 */
const games: readonly GameEntry[] = [atollEntry, steereAtollEntry];

export const gameEntries: readonly GameEntry[] = games;

/** The game with this id, or undefined when this client does not know it. */
export const gameEntry = (id: string): GameEntry | undefined =>
  games.find((game) => game.id === id);
