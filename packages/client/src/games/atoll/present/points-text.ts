import type { AtollView, ScoreCategory } from '@atoll/game-atoll';
import { pointsByRow } from '@atoll/game-atoll/points-by-card';
import { biodiversityRule, scoreCategory } from '@atoll/game-atoll/text';
import { nowWords } from '../words/glossary.ts';

/**
 * Of what the points of a seat consist now: "Animals 5, Fish scales 2, Pollution −1."; how
 * Biodiversity counts, where it is.
 */
export function pointsText(view: AtollView, seat: number): string {
  const rows = (pointsByRow(view)[seat] ?? []).filter(
    ({ category, points }) => points !== 0 || category === 'biodiversity',
  );
  const told = rows.map(
    ({ category, points }) =>
      nowWords.row(scoreCategory(category as ScoreCategory), points) +
      (category === 'biodiversity' ? ` (${biodiversityRule})` : ''),
  );
  return told.length === 0 ? nowWords.noPoints : `${told.join(', ')}.`;
}
