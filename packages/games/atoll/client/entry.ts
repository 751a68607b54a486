import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';
import { loadAtoll } from './load-atoll.ts';

export type AtollEntryWords = EntryWordsFor<typeof meta>;

const laterParts = () => import('./later-parts.ts');

/** The lobby's entry of Atoll, loaded before the rest of the game. */
export const atollEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  load: loadAtoll,
  draws: async (id) => (await laterParts()).loadDraws(id),
  rules: async (locale) => (await laterParts()).loadRuleArt(locale),
  gallery: async (locale) => (await laterParts()).loadGallery(locale),
  tutorial: async (locale) => (await laterParts()).loadTutorial(locale),
  puzzles: async (id) => (await laterParts()).loadPuzzleWords(id),
});
