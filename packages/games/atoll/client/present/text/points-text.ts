import type { AtollView } from '../../../src/index.ts';
import { pointsByRow } from '../../../src/views/points-by-card.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/**
 * The sources of a seat's points now: "Animals 5, Fish scales 2, Pollution −1."; how Biodiversity
 * counts, where it is.
 */
export function pointsText(locale: AtollLocale, view: AtollView, seat: number): string {
  const rows = (pointsByRow(view)[seat] ?? []).filter(
    ({ category, points }) => points !== 0 || category === 'biodiversity',
  );
  const texts = rows.map(
    ({ category, points }) =>
      locale.game.pointsNowRows.row(locale.text.scoreCategory(category), points) +
      (category === 'biodiversity' ? ` (${locale.text.biodiversityRule})` : ''),
  );
  return texts.length === 0 ? locale.game.pointsNowRows.none : locale.game.pointsNowRows.all(texts);
}
