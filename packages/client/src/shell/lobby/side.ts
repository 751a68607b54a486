import type { GameEntry } from '../../table/game-entry.ts';
import { initialOptions } from './options.ts';

/** Where somebody sits against bots: on one of the first seats, or where the lot says. */
export type Side = number | 'lot';

/** A table against bots as somebody chose it. */
export interface ChosenTable {
  readonly seat: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/**
 * The sides that may be chosen against bots, a label each: none where the game draws who begins,
 * since the seat then says nothing.
 */
export const sidesOf = (game: GameEntry, usual: readonly string[]): readonly string[] =>
  game.firstBegins === undefined ? [] : (game.sides ?? usual);

/** What is chosen at first: the first seat, unless the game draws by itself who begins. */
export const usualSide = (game: GameEntry): Side => {
  const initial = initialOptions(game);
  const wanted = Object.entries(game.firstBegins ?? {});
  return wanted.every(([key, value]) => initial[key] === value) ? 0 : 'lot';
};

/**
 * The table for a side. The lot, a number from 0 to below 1, chooses among the sides; a game that
 * can draw by itself who begins does so.
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
