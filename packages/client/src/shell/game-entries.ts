import { games } from '../games/registry.ts';
import type { GameEntry } from '../table/game-entry.ts';
import type { Locale } from '../words/locale.ts';

const made = new WeakMap<Locale, readonly GameEntry[]>();

/** Every game in the words of a locale; the same for the same locale. */
export function gameEntries(locale: Locale): readonly GameEntry[] {
  const known =
    made.get(locale) ??
    games.flatMap(({ id, entry }) => {
      const words = locale.games[id];
      return words === undefined ? [] : [entry(words)];
    });
  made.set(locale, known);
  return known;
}

/** The game with this id, or undefined when this client does not know it. */
export const gameEntry = (locale: Locale, id: string): GameEntry | undefined =>
  gameEntries(locale).find((game) => game.id === id);
