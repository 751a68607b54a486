import type { Reason } from '@atoll/engine';
import { words } from '../../words/index.ts';

/** What a game calls a refusal of its rules. */
export type GameReason = (code: string, details: Reason['details']) => string;

/**
 * Why something was refused: what any table answers in the words of the page, everything else in
 * those of the game.
 */
export const refusalText = (reasons: readonly Reason[], ofGame: GameReason): string =>
  [
    ...new Set(
      reasons.map(({ code, details }) => words.tableRefusals[code] ?? ofGame(code, details)),
    ),
  ].join(' ');
