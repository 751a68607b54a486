import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';
import { loadAtoll } from './load-atoll.ts';

export type AtollEntryWords = EntryWordsFor<typeof meta>;

/** The lobby's entry of Atoll, loaded before the rest of the game. */
export const atollEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  load: loadAtoll,
  draws: async (id) => (await import('./words/load-draws.ts')).loadDraws(id),
  rules: async (locale) => (await import('./rules/load-rule-art.tsx')).loadRuleArt(locale),
  gallery: async (locale) => (await import('./gallery/load-gallery.ts')).loadGallery(locale),
  tutorial: async (locale) => (await import('./tutorial/load-tutorial.ts')).loadTutorial(locale),
  puzzles: async (id) => (await import('./words/load-puzzle-words.ts')).loadPuzzleWords(id),
});
