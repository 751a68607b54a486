import { FinalBoard } from './panels/final-board.tsx';
import { categoryWords, lessonOf, reasonText, statusOf, verdictOf } from './present/game-words.ts';
import { RULE_OF_REASON } from './rules/rule-ids.ts';
import { soundsOf } from './present/sounds.ts';
import { SteereTable } from './steere-table.tsx';
import { speaking, type SteereLocale } from './words/steere-locale.ts';
import type { SteereClient } from './table-types.ts';

/** Steere's Atoll for the browser, in one language. */
export const steereAtollIn = (locale: SteereLocale): SteereClient => ({
  table: speaking(locale, SteereTable),
  status: (input) => statusOf(locale, input),
  lesson: (table) => lessonOf(locale, table),
  coach: async () => (await import('./present/coach.ts')).coachIn(locale),
  category: (id) => categoryWords(locale, id),
  verdict: (winners, snapshot) => verdictOf(locale, winners, snapshot),
  Result: speaking(locale, FinalBoard),
  ruleOf: (code) => RULE_OF_REASON[code],
  reason: (code, details) => reasonText(locale, code, details),
  sounds: soundsOf,
});
