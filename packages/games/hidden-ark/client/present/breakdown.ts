import type { HiddenArkView } from '../../src/index.ts';
import { SCORE_CATEGORIES, TILES, type ScoreCategory } from '../../src/cards/index.ts';
import { awardRaces, sheetNow } from '../../src/views/index.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

/** Points of a crew that come from one source. */
export interface PointsLine {
  readonly category: ScoreCategory;
  readonly name: string;
  readonly points: number;
  /** Their sources: each fish or award by its name, or how the source counts. */
  readonly reasons: readonly string[];
}

/** The points of a crew as if the match ended now, line by line as on the score sheet. */
export function breakdownOf(
  { text, game }: ArkLocale,
  view: HiddenArkView,
  seat: number,
): readonly PointsLine[] {
  const part = (name: string, points: number): string => game.sheet.part(name, points);
  const fish = (view.seats[seat]?.tiles ?? []).flatMap((id) => {
    const tile = TILES.find((one) => one.id === id);
    return tile === undefined ? [] : [part(text.tileName(id), tile.points)];
  });
  const awards = awardRaces(view).flatMap(({ award, points }) => {
    const won = points[seat] ?? 0;
    return won === 0 ? [] : [part(text.awardName(award), won)];
  });
  return sheetNow(view, seat).flatMap(({ category: id, points }) => {
    const category = SCORE_CATEGORIES.find((one) => one === id);
    if (category === undefined) return [];
    const named = category === 'tiles' ? fish : category === 'awards' ? awards : [];
    const reasons = named.length > 0 ? named : [text.scoreNote(category)];
    return [{ category, name: text.scoreName(category), points, reasons }];
  });
}
