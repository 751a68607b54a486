import type { LocaleId } from '@atoll/engine';
import { clients } from '@atoll/catalog/clients';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { loadLocale } from '@atoll/table-kit/table/load-locale.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** A language with the words that a page needs before a game is loaded; loaded once. */
export function loadPageLocale(id: LocaleId): Promise<Locale> {
  if (newest?.id !== id) newest = { id, locale: loadLocale(id, clients) };
  const { locale } = newest;
  // the next one who asks tries again
  locale.catch(() => (newest = undefined));
  return locale;
}

let newest: { readonly id: LocaleId; readonly locale: Promise<Locale> } | undefined;

const made = new WeakMap<Locale, readonly GameEntry[]>();

/** Every game in the words of a locale; the same for the same locale. */
export function gameEntries(locale: Locale): readonly GameEntry[] {
  const known =
    made.get(locale) ??
    clients.flatMap(({ id, entry }) => {
      const words = locale.games[id];
      return words === undefined ? [] : [entry(words)];
    });
  made.set(locale, known);
  return known;
}

/** The game with this id, or undefined when this client does not know it. */
export const gameEntry = (locale: Locale, id: string): GameEntry | undefined =>
  gameEntries(locale).find((game) => game.id === id);
