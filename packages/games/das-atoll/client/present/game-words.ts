import { isKeyOf } from '@atoll/engine';
import type { DasAtollAction, DasAtollView } from '../../src/index.ts';
import {
  isAsked,
  nextAtoll,
  SCORE_CATEGORIES,
  seatsToAct,
  type ScoreCategory,
} from '../../src/table-facts.ts';
import type { CategoryWords, GameStatus } from '@atoll/table-kit/table/game-client.ts';
import type { Lesson } from '@atoll/table-kit/table/controls/notes/first-times.ts';
import { dasIcons } from '../icons.ts';
import { loadLessons, type DasLocale } from '../words/das-locale.ts';
import type { EventNames } from '../words/en/play.ts';
import type { DasStatusInput, DasTableState } from '../table-types.ts';

/** Who is to act and the current prompt, for the person at this screen. */
export function statusOf(locale: DasLocale, { table, names }: DasStatusInput): GameStatus {
  const view = table.snapshot?.view;
  if (view === undefined) return { seats: [], sentence: '' };
  const seats = seatsToAct(view);
  const { seat } = table;
  const sentence = seats.includes(seat)
    ? ownSentence(locale, view, seat)
    : sentenceOfOthers(locale, view, { seat, names });
  return { seats, sentence };
}

function ownSentence({ game }: DasLocale, view: DasAtollView, seat: number): string {
  const { status } = game;
  switch (view.phase) {
    case 'lot':
      return status.lot;
    case 'settle':
      return status.settle(nextAtoll(view));
    case 'first-piece':
      return status.firstPiece;
    case 'roll':
      return status.roll;
    case 'discard':
      return status.discard(view.toDiscard[seat] ?? 0);
    case 'robber':
      return status.robber;
    case 'pirate-theft':
      return status.pirateTheft;
    case 'robber-theft':
      return status.robberTheft;
    case 'free-pieces':
      return status.free(view.free);
    case 'main':
      return view.answers.length > 0 ? status.offered : status.main;
    case 'special':
      return status.special;
    case 'over':
      return status.over;
  }
}

function sentenceOfOthers(
  { game }: DasLocale,
  view: DasAtollView,
  { seat, names }: { readonly seat: number; readonly names: readonly string[] },
): string {
  const { status } = game;
  const who = (one: number): string => names[one] ?? game.seatName(one);
  const seats = seatsToAct(view);
  const [first = 0] = seats;
  if (isAsked(view, seat)) return status.answer(who(view.turn));
  switch (view.phase) {
    case 'over':
      return status.over;
    case 'discard':
      return status.others.discard(seats.map(who));
    default:
      return status.others[view.phase](who(first));
  }
}

/** The lesson for a prompt of the own seat. */
export function lessonOf(
  locale: DasLocale,
  { snapshot, prompt, seat }: DasTableState,
): Lesson | undefined {
  const view = snapshot?.view;
  if (view === undefined || prompt.legal.length === 0) return undefined;
  const kind = isAsked(view, seat) ? 'answer' : view.phase;
  return { kind, words: () => loadLessons(locale) };
}

/** The name of a row of the score sheet. */
export function categoryWords({ game }: DasLocale, id: string): CategoryWords {
  const category = SCORE_CATEGORIES.find((one) => one === id);
  if (category === undefined) return { label: id, icon: '' };
  const icon = dasIcons.draw(ICONS[category], { size: 20, title: '' }) ?? '';
  return { label: game.categories[category], icon };
}

const ICONS: Readonly<Record<ScoreCategory, string>> = {
  settlements: 'das:settlement',
  cities: 'das:city',
  lanes: 'das:lanes',
  route: 'das:route',
  army: 'das:knight',
  cards: 'das:card',
};

export const reasonWords = ({ game }: DasLocale, code: string): string =>
  isKeyOf(game.reasons, code) ? game.reasons[code] : game.unknownReason;

/** The name of an action on its button. */
export function actionWords(
  { game }: DasLocale,
  action: DasAtollAction,
  names: EventNames,
): string {
  const say = game.actions[action.type] as (one: DasAtollAction, names: EventNames) => string;
  return say(action, names);
}
