import type { Formats, LocaleId } from '@atoll/engine';
import type { EntryWords } from './entry-words.ts';
import type { words } from './en/index.ts';

/** Every string of the shell and of the shared parts of tables; English defines the shape. */
export type Words = typeof words;

/**
 * A language of a session: all words, and the formats of numbers and lists, without the words of
 * games that are loaded later.
 */
export interface Locale {
  readonly id: LocaleId;
  readonly words: Words;
  readonly format: Formats;
  /** The lobby's words about each game, by its id. */
  readonly games: Readonly<Record<string, EntryWords>>;
}
