import { questionOf } from '../../src/views/index.ts';
import {
  BANDS,
  bandFrom,
  bandOf,
  SCORE_CATEGORIES,
  type ScoreCategory,
} from '../../src/cards/index.ts';
import type { Band, CategoryWords, GameStatus } from '@atoll/table-kit/table/game-client.ts';
import type { Lesson } from '@atoll/table-kit/table/controls/notes/first-times.ts';
import { arkIcons } from '../icons.ts';
import { loadLessons, type ArkLocale } from '../words/ark-locale.ts';
import type { ArkStatusInput, ArkTableState } from '../table-types.ts';

/**
 * Whose turn it is and the current prompt, for the person at this screen: the asked seat, another
 * seat, or a spectator.
 */
export function statusOf(locale: ArkLocale, { table, names }: ArkStatusInput): GameStatus {
  const view = table.snapshot?.view;
  if (view === undefined) return { seats: [], sentence: '' };
  const { seat } = view.turn;
  const { text } = locale;
  return {
    seats: seat < 0 ? [] : [seat],
    sentence: seat === table.seat ? text.questionText(view) : text.waitingText(view, names),
  };
}

/** The lesson for a prompt of the own seat. */
export function lessonOf(
  locale: ArkLocale,
  { snapshot, prompt }: ArkTableState,
): Lesson | undefined {
  const view = snapshot?.view;
  if (view === undefined || prompt.legal.length === 0) return undefined;
  const { kind } = questionOf(view);
  return { kind: kind === 'act' ? view.turn.column : kind, words: () => loadLessons(locale) };
}

const CATEGORY_ICONS: Readonly<Record<ScoreCategory, string>> = {
  stations: 'glyph:station',
  vessels: 'glyph:vessel',
  tiles: 'glyph:rescue',
  points: 'glyph:points',
  resources: 'resource:chemical',
  awards: 'glyph:world-wide',
  pool: 'glyph:opportunity',
  escalation: 'glyph:escalation',
  lowest: 'glyph:port',
  upgrades: 'glyph:upgrade',
  tilesThenUpgrades: 'glyph:rescue',
};

/** The name of a row of the score sheet. */
export function categoryWords({ text }: ArkLocale, id: string): CategoryWords {
  const category = SCORE_CATEGORIES.find((one) => one === id);
  if (category === undefined) return { label: id, icon: '' };
  const note = text.scoreNote(category);
  const icon = arkIcons.draw(CATEGORY_ICONS[category], { size: 20, title: '' }) ?? '';
  return { label: text.scoreName(category), icon, ...(note === '' ? {} : { note }) };
}

/** The name of a common result. */
export function bandWords({ text }: ArkLocale, id: string): string {
  const band = BANDS.find((one) => one === id);
  return band === undefined ? id : text.bandName(band);
}

/** The headline for a solo total. */
export const soloBand = ({ text }: ArkLocale, total: number): string =>
  text.bandName(bandOf(total, 1));

/** All such results, the best first. */
export const soloBands = ({ text }: ArkLocale): readonly Band[] =>
  BANDS.toReversed().map((band) => ({ from: bandFrom(band, 1), label: text.bandName(band) }));
