import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';
import { loadSteereAtoll } from './load-steere-atoll.ts';

export type SteereEntryWords = EntryWordsFor<typeof meta>;

const laterParts = () => import('./later-parts.ts');

/** The lobby's entry of Steere's Atoll, loaded before the rest of the game. */
export const steereAtollEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  pointless: true,
  load: loadSteereAtoll,
  rules: async (locale) => (await laterParts()).loadRuleArt(locale),
  tutorial: async (locale) => (await laterParts()).loadTutorial(locale),
  puzzles: async (id) => (await laterParts()).loadPuzzleWords(id),
  analysis: async (locale) => (await laterParts()).loadAnalysis(locale),
});
