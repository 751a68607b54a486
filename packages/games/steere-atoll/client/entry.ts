import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';
import { loadSteereAtoll } from './load-steere-atoll.ts';

export type SteereEntryWords = EntryWordsFor<typeof meta>;

/** The lobby's entry of Steere's Atoll, loaded before the rest of the game. */
export const steereAtollEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  pointless: true,
  load: loadSteereAtoll,
  rules: async (locale) => (await import('./rules/load-rule-art.tsx')).loadRuleArt(locale),
  tutorial: async (locale) => (await import('./tutorial/load-tutorial.ts')).loadTutorial(locale),
  puzzles: async (id) => (await import('./words/load-puzzle-words.ts')).loadPuzzleWords(id),
  analysis: async (locale) => (await import('./analysis/load-analysis.ts')).loadAnalysis(locale),
});
