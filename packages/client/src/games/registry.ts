import { loadEntryWords } from '../table/entry-for.ts';
import type { GameEntry } from '../table/game-entry.ts';
import type { Locale } from '../words/locale.ts';
import { atollEntry } from './atoll/entry.ts';
import { dasAtollEntry } from './das-atoll/entry.ts';
import { hiddenArkEntry } from './hidden-ark/entry.ts';
import { steereAtollEntry } from './steere-atoll/entry.ts';

/**
 * Every game that this client can show; a game's table and cards load only when one of its tables
 * opens.
 */
const modules = [atollEntry, steereAtollEntry, hiddenArkEntry, dasAtollEntry];

/** The lobby's texts of every game in a language. */
export const loadGameWords = (id: string): Promise<Locale['games']> => loadEntryWords(modules, id);

const made = new WeakMap<Locale, readonly GameEntry[]>();

/** Every game in the words of a locale; the same for the same locale. */
export function gameEntries(locale: Locale): readonly GameEntry[] {
  const known =
    made.get(locale) ??
    modules.flatMap(({ id, entry }) => {
      const words = locale.games[id];
      return words === undefined ? [] : [entry(words)];
    });
  made.set(locale, known);
  return known;
}

/** The game with this id, or undefined when this client does not know it. */
export const gameEntry = (locale: Locale, id: string): GameEntry | undefined =>
  gameEntries(locale).find((game) => game.id === id);
