import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';

export type DasEntryWords = EntryWordsFor<typeof meta>;

/** The lobby's entry of Das Atoll, loaded before the rest of the game. */
export const dasAtollEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  load: async (locale) => (await import('./index.tsx')).loadDasAtoll(locale),
  draws: async (id) => (await import('./words/load-draws.ts')).loadDraws(id),
  rules: async (locale) => (await import('./rules/load-rule-art.tsx')).loadRuleArt(locale),
  tutorial: async (locale) => (await import('./tutorial/load-tutorial.ts')).loadTutorial(locale),
});
