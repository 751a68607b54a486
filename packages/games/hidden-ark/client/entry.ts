import { meta } from '../src/meta.ts';
import { gameModule, type EntryWordsFor } from '@atoll/table-kit/table/entry-for.ts';

export type ArkEntryWords = EntryWordsFor<typeof meta>;

/** The lobby's entry of Hidden Ark, loaded before the rest of the game. */
export const hiddenArkEntry = gameModule(meta, {
  words: (id) => import(`./words/${id}/entry.ts`),
  load: async (locale) => (await import('./index.tsx')).loadHiddenArk(locale),
  pictures: '/art/hidden-ark/',
  draws: async (id) => (await import('./words/load-draws.ts')).loadDraws(id),
  rules: async (locale) => (await import('./rules/load-rule-art.tsx')).loadRuleArt(locale),
  gallery: async (locale) => (await import('./gallery/load-gallery.ts')).loadGallery(locale),
  tutorial: async (locale) => (await import('./tutorial/load-tutorial.ts')).loadTutorial(locale),
});
