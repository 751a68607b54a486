import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';

export type DasEntryWords = EntryWordsFor<typeof meta>;

const laterParts = () => import('./later-parts.ts');

/** The lobby's entry of Das Atoll, loaded before the rest of the game. */
export const dasAtollEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  load: async (locale) => (await import('./index.tsx')).loadDasAtoll(locale),
  draws: async (id) => (await laterParts()).loadDraws(id),
  rules: async (locale) => (await laterParts()).loadRuleArt(locale),
  tutorial: async (locale) => (await laterParts()).loadTutorial(locale),
});
