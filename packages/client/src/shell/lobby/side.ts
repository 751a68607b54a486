import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { initialOptions } from './options.ts';

/** The seat of the person against bots: one of the first seats, or 'lot' for a random one. */
export type Side = number | 'lot';

/** The settings of a table against bots. */
export interface ChosenTable {
  readonly seat: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/**
 * The labels of the sides to choose from against bots: none where the game draws the first player,
 * since the seat then means nothing.
 */
export const sidesOf = (game: GameEntry, usual: readonly string[]): readonly string[] =>
  game.firstBegins === undefined ? [] : (game.sides ?? usual);

/** The default side: the first seat, unless the game itself draws the first player. */
export const usualSide = (game: GameEntry): Side => {
  const initial = initialOptions(game);
  const wanted = Object.entries(game.firstBegins ?? {});
  return wanted.every(([key, value]) => initial[key] === value) ? 0 : 'lot';
};

/**
 * The table for a side. For 'lot', the number `lot` from 0 to below 1 selects the seat; a game that
 * can draw the first player itself keeps doing so.
 */
export function tableFor(
  game: GameEntry,
  side: Side,
  { sides, lot }: { readonly sides: number; readonly lot: number },
): ChosenTable {
  const options = initialOptions(game);
  if (side !== 'lot') return { seat: side, options: { ...options, ...game.firstBegins } };
  return { seat: Math.floor(lot * Math.max(1, sides)), options };
}
