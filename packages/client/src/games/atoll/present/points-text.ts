import type { AtollView, ScoreCategory } from '@atoll/game-atoll';
import { pointsByRow } from '@atoll/game-atoll/points-by-card';
import { scoreCategory } from '@atoll/game-atoll/text';
import { glossary, nowWords } from '../words/glossary.ts';

/** Of what the points of a seat consist now: "Animals 5, Fish scales 2, Pollution −1.", and how Biodiversity counts where it is played. */
export function pointsText(view: AtollView, seat: number): string {
  const rows = (pointsByRow(view)[seat] ?? []).filter(({ points }) => points !== 0);
  const told = rows.map(({ category, points }) => nowWords.row(scoreCategory(category as ScoreCategory), points));
  const sum = told.length === 0 ? nowWords.noPoints : `${told.join(', ')}.`;
  return view.biodiversity ? `${sum} ${glossary.biodiversity.name}: ${glossary.biodiversity.meaning}` : sum;
}
