import { othersPassed } from '../src/cards/tables.ts';
import { AtollTable } from './atoll-table.tsx';
import { RoundDots } from './panels/round-dots.tsx';
import {
  categoryWords,
  lessonOf,
  reasonText,
  soloBand,
  soloBands,
  statusOf,
} from './present/game-words.ts';
import { RULE_OF_REASON } from './rules/rule-of-reason.ts';
import { soundsOf } from './present/text/sounds.ts';
import { speaking, type AtollLocale } from './words/atoll-locale.ts';
import type { AtollClient } from './table-types.ts';

/** Atoll for the browser, in one language. */
export const atollIn = (locale: AtollLocale): AtollClient => ({
  table: speaking(locale, AtollTable),
  Headline: speaking(locale, ({ snapshot }) => <RoundDots round={snapshot.view?.round ?? 0} />),
  status: (input) => statusOf(locale, input),
  lesson: (table) => lessonOf(locale, table),
  coach: async () => (await import('./present/later.ts')).coachIn(locale),
  othersPassed,
  ahead: async () => (await import('./present/later.ts')).aheadIn(locale),
  category: (id) => categoryWords(locale, id),
  soloBand: (total) => soloBand(locale, total),
  soloBands: soloBands(locale),
  // the fold over the whole log is loaded with the score sheet
  story: async (input) => (await import('./present/later.ts')).storyOf(locale, input),
  cardPoints: async ({ view }) =>
    view === undefined ? [] : (await import('./present/later.ts')).cardPoints(locale, view),
  verdict: locale.game.verdict,
  ruleOf: (code) => RULE_OF_REASON[code],
  reason: (code, details) => reasonText(locale, code, details),
  speaks: true,
  sounds: soundsOf,
});
