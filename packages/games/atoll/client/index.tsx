import type { AtollView } from '../src/index.ts';
import type { ReasonCode } from '../src/text/index.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
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
import { soundsOf } from './present/telling/sounds.ts';
import { speaking, type AtollLocale } from './words/atoll-locale.ts';

/** Atoll for the browser, in one language. */
export const atollIn = (locale: AtollLocale): GameClient => ({
  table: speaking(locale, AtollTable),
  Headline: speaking(locale, ({ snapshot }) => (
    <RoundDots round={(snapshot.view as AtollView | undefined)?.round ?? 0} />
  )),
  status: (input) => statusOf(locale, input),
  lesson: (table) => lessonOf(locale, table),
  coach: async () => (await import('./present/coach.ts')).coachIn(locale),
  category: (id) => categoryWords(locale, id),
  soloBand: (total) => soloBand(locale, total),
  soloBands: soloBands(locale),
  // the fold over the whole log is loaded with the score sheet
  story: async (input) => (await import('./present/telling/story.ts')).storyOf(locale, input),
  cardPoints: async ({ view }) =>
    (await import('./present/card-points.ts')).cardPoints(locale, view as AtollView),
  verdict: locale.game.verdict,
  ruleOf: (code) => RULE_OF_REASON[code as ReasonCode],
  reason: (code, details) => reasonText(locale, code, details),
  speaks: true,
  sounds: soundsOf,
});
