import { glyph } from '@atoll/art';
import type { Reason } from '@atoll/engine';
import {
  SCORE_CATEGORIES,
  type ScoreCategory,
  type SteereAtollView,
} from '@atoll/game-steere-atoll';
import type { Side } from '@atoll/game-steere-atoll/board';
import {
  questionText,
  reasonText as textOf,
  scoreCategory,
  sideName,
  waitingText,
} from '@atoll/game-steere-atoll/text';
import type { CategoryWords, GameStatus, GameStatusInput } from '../../../table/game-client.ts';
import type { TableSnapshot, TableState } from '../../../table/session/table-state.ts';
import type { Lesson } from '../../../table/controls/first-times.ts';

const en = {
  connects: (who: string, from: string, to: string) => `${who} connects ${from} and ${to}`,
  youConnect: (from: string, to: string) => `You connect ${from} and ${to}.`,
  wins: (who: string) => `${who} wins`,
  youSwapped: 'You took Black over.',
  swapped: (who: string) => `${who} took Black over.`,
  swappedYou: (who: string) => `${who} took Black over: you play White.`,
  seat: (seat: number) => `Seat ${seat + 1}`,
};

/** The sides that the winning chain connects, in words; undefined while there is none. */
function sidesOf({ path }: SteereAtollView): readonly [string, string] | undefined {
  const side = (id: string | undefined): string =>
    sideName((id?.split('-')[1] ?? 'north') as Side).toLowerCase();
  return path.length === 0 ? undefined : [side(path[0]), side(path.at(-1))];
}

/** Whether the last move was the swap: the board shows nothing of it, so that it has to be said. */
const swapped = ({ black, stones }: SteereAtollView): boolean =>
  black === 1 && [...stones].filter((sign) => sign !== '.').length === 1;

function swapWords(
  by: number,
  { own, names }: { readonly own: number; readonly names: readonly string[] },
): string {
  if (by === own) return en.youSwapped;
  const who = names[by] ?? en.seat(by);
  return own < 0 ? en.swapped(who) : en.swappedYou(who);
}

/**
 * Whose turn it is and what is asked, for the person who looks: the asked seat, another seat, or a
 * spectator.
 */
export function statusOf({ table, names }: GameStatusInput): GameStatus {
  const view = table.snapshot?.view as SteereAtollView | undefined;
  if (view === undefined) return { seats: [], sentence: '' };
  const { active, winner } = view;
  const sides = sidesOf(view);
  if (winner >= 0 && sides) {
    const who = names[winner] ?? en.seat(winner);
    return {
      seats: [],
      sentence: winner === table.seat ? en.youConnect(...sides) : `${en.connects(who, ...sides)}.`,
    };
  }
  const sentence = active === table.seat ? questionText(view) : waitingText(view, names);
  const seats = active < 0 ? [] : [active];
  return {
    seats,
    sentence: swapped(view)
      ? `${swapWords(view.black, { own: table.seat, names })} ${sentence}`
      : sentence,
  };
}

const lessonWords: Lesson['words'] = async () => (await import('./lessons.ts')).lessons;

/** What a question of the own seat wants. */
export function lessonOf({ snapshot, duty }: TableState): Lesson | undefined {
  const view = snapshot?.view as SteereAtollView | undefined;
  if (view === undefined || duty.legal.length === 0) return undefined;
  const kind = view.swapPossible ? 'answer' : 'place';
  return { kind, words: lessonWords };
}

/** The headline of the score sheet, with the sides that were connected. */
export function verdictOf(winners: readonly string[], snapshot: TableSnapshot): string {
  const sides = sidesOf(snapshot.view as SteereAtollView);
  const who = winners[0] ?? '';
  return sides === undefined ? en.wins(who) : en.connects(who, ...sides);
}

const isCategory = (id: string): id is ScoreCategory =>
  (SCORE_CATEGORIES as readonly string[]).includes(id);

/** How a row of the score sheet is called. */
export const categoryWords = (id: string): CategoryWords =>
  isCategory(id) ? { label: scoreCategory(id), icon: glyph('link', 20) } : { label: id, icon: '' };

export const reasonText = (code: string, details: Reason['details']): string =>
  textOf(details === undefined ? { code } : { code, details });
