import { formatsFor, type LocaleId } from '@atoll/engine';
import { loadWords } from '../words/load-words.ts';
import type { Locale } from '../words/locale.ts';
import { timesTag } from '../words/times-tag.ts';
import { loadEntryWords, type GameModule } from './entry-for.ts';

/**
 * A language with all words that are needed before a game is loaded, and with the lobby's words for
 * these games; no other language is loaded.
 */
export async function loadLocale(id: LocaleId, games: readonly GameModule[]): Promise<Locale> {
  const [words, entries] = await Promise.all([loadWords(id), loadEntryWords(games, id)]);
  const { time, day } = formatsFor(timesTag(id));
  return { id, words, games: entries, format: { ...formatsFor(id), time, day } };
}
