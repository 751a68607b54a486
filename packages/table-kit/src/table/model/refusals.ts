import type { Reason } from '@atoll/engine';
import type { Locale } from '../../words/locale.ts';

/** A game's words for a refusal of its rules. */
export type GameReason = (code: string, details: Reason['details']) => string;

/**
 * Why an action was refused: reasons of the table in the words of the page, all others in those of
 * the game.
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
