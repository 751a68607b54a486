import type { Formats } from '@atoll/engine';
import type { EntryWords } from './entry-words.ts';
import type { words } from './en/index.ts';

/** Every string of the shell and of what all tables share; English gives the shape. */
export type Words = typeof words;

/**
 * A language as a session holds it: everything that is said and how numbers and lists are written,
 * without what only a game says once it is loaded.
 */
export interface Locale {
  /** BCP 47. */
  readonly id: string;
  readonly words: Words;
  readonly format: Formats;
  /** What the lobby says of each game, by its id. */
  readonly games: Readonly<Record<string, EntryWords>>;
}
