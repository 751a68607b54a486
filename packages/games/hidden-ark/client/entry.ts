import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';

export type ArkEntryWords = EntryWordsFor<typeof meta>;

const laterParts = () => import('./later-parts.ts');

/** The lobby's entry of Hidden Ark, loaded before the rest of the game. */
export const hiddenArkEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  load: async (locale) => (await import('./index.tsx')).loadHiddenArk(locale),
  pictures: '/art/hidden-ark/',
  draws: async (id) => (await laterParts()).loadDraws(id),
  rules: async (locale) => (await laterParts()).loadRuleArt(locale),
  gallery: async (locale) => (await laterParts()).loadGallery(locale),
  tutorial: async (locale) => (await laterParts()).loadTutorial(locale),
});
