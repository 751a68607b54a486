import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { DasTable } from './das-table.tsx';
import { MatchFigures } from './panels/match-figures.tsx';
import { Round } from './panels/round.tsx';
import { categoryWords, lessonOf, reasonWords, statusOf } from './present/game-words.ts';
import { soundsOf } from './present/sounds.ts';
import { RULE_OF_REASON } from './rules/rule-ids.ts';
import { loadPictures } from './scene/pictures.ts';
import { loadDasLocale, speaking, type DasLocale } from './words/das-locale.ts';
import type { DasClient } from './table-types.ts';

/** Das Atoll for the browser, in one language. */
const dasAtollIn = (locale: DasLocale): DasClient => ({
  table: speaking(locale, DasTable),
  Headline: ({ snapshot }) => {
    const round = snapshot.view?.round ?? 0;
    return <Round locale={locale} round={round} />;
  },
  status: (input) => statusOf(locale, input),
  lesson: (table) => lessonOf(locale, table),
  coach: async () => (await import('./present/coach.ts')).coachIn(locale),
  category: (id) => categoryWords(locale, id),
  // the fold over the whole log is loaded with the score sheet
  story: async (input) => (await import('./present/story.ts')).storyOf(locale, input),
  Figures: speaking(locale, MatchFigures),
  verdict: (winners) => locale.game.wins(winners),
  ruleOf: (code) => RULE_OF_REASON[code],
  reason: (code) => reasonWords(locale, code),
  speaks: true,
  sounds: soundsOf,
});

/** Begins to draw the map, too, which takes as long as the rest of a table. */
export async function loadDasAtoll(locale: Locale): Promise<DasClient> {
  // a failure here repeats, and is reported, where the pictures are needed
  loadPictures().catch(() => undefined);
  return dasAtollIn(await loadDasLocale(locale));
}
