import { formatsFor } from '@atoll/engine';
import { loadGameWords } from '../games/registry.ts';
import { timesTag } from '../words/times-tag.ts';
import { loadWords } from '../words/load-words.ts';
import type { Locale } from '../words/locale.ts';

/**
 * A language with all words that are needed before a game is loaded; no other language is loaded.
 */
export async function loadLocale(id: string): Promise<Locale> {
  const [words, games] = await Promise.all([loadWords(id), loadGameWords(id)]);
  const { time, day } = formatsFor(timesTag(id));
  return { id, words, games, format: { ...formatsFor(id), time, day } };
}
