import type { Reason } from '@atoll/engine';
import type { Locale } from '../../words/locale.ts';

/** What a game calls a refusal of its rules. */
export type GameReason = (code: string, details: Reason['details']) => string;

/**
 * Why something was refused: what any table answers in the words of the page, everything else in
 * those of the game.
 */
export const refusalText = (
  locale: Locale,
  reasons: readonly Reason[],
  ofGame: GameReason,
): string =>
  [
    ...new Set(
      reasons.map(({ code, details }) => locale.words.tableRefusals[code] ?? ofGame(code, details)),
    ),
  ].join(' ');
