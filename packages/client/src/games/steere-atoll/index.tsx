import type { GameClient } from '../../table/game-client.ts';
import { FinalBoard } from './panels/final-board.tsx';
import { SteereTable } from './steere-table.tsx';
import { soundsOf } from './present/sounds.ts';
import { categoryWords, lessonOf, reasonText, statusOf, verdictOf } from './words/game-words.ts';

/** Steere's Atoll for the browser. */
export const steereAtoll: GameClient = {
  Table: SteereTable,
  status: statusOf,
  lesson: lessonOf,
  category: categoryWords,
  verdict: verdictOf,
  Result: FinalBoard,
  reason: reasonText,
  sounds: soundsOf,
};
