// Parts that few visits need. Their imports are named here and not in the entry, which is in the
// script of every page and would carry the names of all those files.

import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** The names of its draws. */
export const loadDraws = async (id: string) =>
  (await import('./words/load-draws.ts')).loadDraws(id);

/** Icons and pictures for its rules. */
export const loadRuleArt = async (locale: Locale) =>
  (await import('./rules/load-rule-art.tsx')).loadRuleArt(locale);

/** Every card of the game. */
export const loadGallery = async (locale: Locale) =>
  (await import('./gallery/load-gallery.ts')).loadGallery(locale);

/** The match that teaches the game. */
export const loadTutorial = async (locale: Locale) =>
  (await import('./tutorial/load-tutorial.ts')).loadTutorial(locale);
