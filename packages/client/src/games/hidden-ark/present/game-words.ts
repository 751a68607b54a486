import type { HiddenArkView } from '@atoll/game-hidden-ark';
import { BANDS, bandFrom, bandOf, SCORE_CATEGORIES } from '@atoll/game-hidden-ark/cards';
import type {
  Band,
  CategoryWords,
  GameStatus,
  GameStatusInput,
} from '../../../table/game-client.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

/**
 * Whose turn it is and what is asked, for the person who looks: the asked seat, another seat, or a
 * spectator.
 */
export function statusOf(locale: ArkLocale, { table, names }: GameStatusInput): GameStatus {
  const view = table.snapshot?.view as HiddenArkView | undefined;
  if (view === undefined) return { seats: [], sentence: '' };
  const { seat } = view.turn;
  const { text } = locale;
  return {
    seats: seat < 0 ? [] : [seat],
    sentence: seat === table.seat ? text.questionText(view) : text.waitingText(view, names),
  };
}

/** How a row of the score sheet is called. */
export function categoryWords({ text }: ArkLocale, id: string): CategoryWords {
  const category = SCORE_CATEGORIES.find((one) => one === id);
  if (category === undefined) return { label: id, icon: '' };
  const note = text.scoreNote(category);
  return { label: text.scoreName(category), icon: '', ...(note === '' ? {} : { note }) };
}

/** What a common result is called. */
export function bandWords({ text }: ArkLocale, id: string): string {
  const band = BANDS.find((one) => one === id);
  return band === undefined ? id : text.bandName(band);
}

/** What a total means to who plays alone. */
export const soloBand = ({ text }: ArkLocale, total: number): string =>
  text.bandName(bandOf(total, 1));

/** All such results, the best first. */
export const soloBands = ({ text }: ArkLocale): readonly Band[] =>
  BANDS.toReversed().map((band) => ({ from: bandFrom(band, 1), label: text.bandName(band) }));
