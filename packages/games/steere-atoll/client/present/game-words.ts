import { glyph } from '@atoll/art';
import type { Reason } from '@atoll/engine';
import { SCORE_CATEGORIES, type ScoreCategory, type SteereAtollView } from '../../src/index.ts';
import { hasJustSwapped } from '../../src/table-facts.ts';
import { SIDES } from '../../src/board.ts';
import type { CategoryWords, GameStatus } from '@atoll/table-kit/table/game-client.ts';
import type { Lesson } from '@atoll/table-kit/table/controls/notes/first-times.ts';
import { loadLessons, type SteereLocale } from '../words/steere-locale.ts';
import type { SteereSnapshot, SteereStatusInput, SteereTableState } from '../table-types.ts';

/** The sides that the winning chain connects, in words; undefined while there is none. */
function sidesOf(
  locale: SteereLocale,
  { path }: SteereAtollView,
): readonly [string, string] | undefined {
  const side = (id: string | undefined): string =>
    locale.text.sideName(SIDES.find((each) => id?.endsWith(each)) ?? 'north');
  return path.length === 0 ? undefined : [side(path[0]), side(path.at(-1))];
}

function swapWords(
  locale: SteereLocale,
  by: number,
  { own, names }: { readonly own: number; readonly names: readonly string[] },
): string {
  if (by === own) return locale.game.result.youSwapped;
  const who = names[by] ?? locale.game.seat(by);
  return own < 0 ? locale.game.result.swapped(who) : locale.game.result.swappedYou(who);
}

/**
 * Whose turn it is and the current prompt, for the person at this screen: the asked seat, another
 * seat, or a spectator.
 */
export function statusOf(locale: SteereLocale, { table, names }: SteereStatusInput): GameStatus {
  const view = table.snapshot?.view;
  if (view === undefined) return { seats: [], sentence: '' };
  const { active, winner } = view;
  const sides = sidesOf(locale, view);
  if (winner >= 0 && sides) {
    const who = names[winner] ?? locale.game.seat(winner);
    return {
      seats: [],
      sentence:
        winner === table.seat
          ? locale.game.result.youConnect(...sides)
          : `${locale.game.result.connects(who, ...sides)}.`,
    };
  }
  const sentence =
    active === table.seat ? locale.text.questionText(view) : locale.text.waitingText(view, names);
  const seats = active < 0 ? [] : [active];
  return {
    seats,
    sentence: hasJustSwapped(view)
      ? `${swapWords(locale, view.black, { own: table.seat, names })} ${sentence}`
      : sentence,
  };
}

/** The lesson for a prompt of the own seat. */
export function lessonOf(
  locale: SteereLocale,
  { snapshot, prompt }: SteereTableState,
): Lesson | undefined {
  const view = snapshot?.view;
  if (view === undefined || prompt.legal.length === 0) return undefined;
  const kind = view.swapPossible ? 'answer' : 'place';
  return { kind, words: () => loadLessons(locale) };
}

/** The headline of the score sheet, with the sides that were connected. */
export function verdictOf(
  locale: SteereLocale,
  winners: readonly string[],
  snapshot: SteereSnapshot,
): string {
  const sides = snapshot.view && sidesOf(locale, snapshot.view);
  const who = winners[0] ?? '';
  return sides === undefined
    ? locale.game.result.wins(who)
    : locale.game.result.connects(who, ...sides);
}

const isCategory = (id: string): id is ScoreCategory =>
  SCORE_CATEGORIES.some((category) => category === id);

/** The name of a row of the score sheet. */
export const categoryWords = (locale: SteereLocale, id: string): CategoryWords =>
  isCategory(id)
    ? { label: locale.text.scoreCategory(id), icon: glyph('link', 20) }
    : { label: id, icon: '' };

export const reasonText = (
  locale: SteereLocale,
  code: string,
  details: Reason['details'],
): string => locale.text.reasonText(details === undefined ? { code } : { code, details });
