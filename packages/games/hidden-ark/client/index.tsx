import { isPlacing } from '../src/views/index.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { ArkTable } from './ark-table.tsx';
import {
  bandWords,
  categoryWords,
  lessonOf,
  soloBand,
  soloBands,
  statusOf,
} from './present/game-words.ts';
import { RULE_OF_REASON } from './rules/rule-ids.ts';
import { soundsOf } from './present/sounds.ts';
import { loadArkLocale, speaking, type ArkLocale } from './words/ark-locale.ts';
import type { ArkClient } from './table-types.ts';

/** Hidden Ark for the browser, in one language. */
export const hiddenArkIn = (locale: ArkLocale): ArkClient => ({
  table: speaking(locale, ArkTable),
  Headline: ({ snapshot }) => {
    const view = snapshot.view;
    const isBefore = view === undefined || isPlacing(view);
    return <span>{isBefore ? locale.game.placing : locale.game.round(view.round)}</span>;
  },
  status: (input) => statusOf(locale, input),
  lesson: (table) => lessonOf(locale, table),
  coach: async () => (await import('./present/coach.ts')).coachIn(locale),
  category: (id) => categoryWords(locale, id),
  soloBand: (total) => soloBand(locale, total),
  soloBands: soloBands(locale),
  band: (id) => bandWords(locale, id),
  // the fold over the whole log is loaded with the score sheet
  story: async (input) => (await import('./present/story.ts')).storyOf(locale, input),
  verdict: (winners) => locale.game.wins(winners),
  ruleOf: (code) => RULE_OF_REASON[code],
  reason: (code, details) => locale.text.reasonText({ code, ...(details && { details }) }),
  speaks: true,
  sounds: soundsOf,
});

export const loadHiddenArk = async (locale: Locale): Promise<ArkClient> =>
  hiddenArkIn(await loadArkLocale(locale));
