import type { AtollView } from '@atoll/game-atoll';
import type { GameClient } from '../../table/game-client.ts';
import { AtollTable } from './atoll-table.tsx';
import { RoundDots } from './panels/round-dots.tsx';
import { soundsOf } from './present/sounds.ts';
import {
  categoryWords,
  lessonOf,
  reasonText,
  soloBand,
  soloBands,
  statusOf,
} from './words/game-words.ts';
import { words } from './words/interface.ts';

/** Atoll for the browser. */
export const atoll: GameClient = {
  Table: AtollTable,
  Headline: ({ snapshot }) => (
    <RoundDots round={(snapshot.view as AtollView | undefined)?.round ?? 0} />
  ),
  status: statusOf,
  lesson: lessonOf,
  category: categoryWords,
  soloBand,
  soloBands,
  // the fold over the whole log comes with the score sheet
  story: async (input) => (await import('./present/story.ts')).storyOf(input),
  cardPoints: async ({ view }) =>
    (await import('./present/card-points.ts')).cardPoints(view as AtollView),
  verdict: words.verdict,
  reason: reasonText,
  speaks: true,
  sounds: soundsOf,
};
