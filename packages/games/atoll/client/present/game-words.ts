import { glyph, token } from '@atoll/art';
import type { Reason } from '@atoll/engine';
import { SOLO_RANKS, soloRank } from '../../src/cards/index.ts';
import type { AtollAction, AtollView, ScoreCategory } from '../../src/index.ts';
import { phraseText } from '../../src/text/index.ts';
import type { Band, CategoryWords, GameStatus } from '@atoll/table-kit/table/game-client.ts';
import type { Lesson } from '@atoll/table-kit/table/controls/notes/first-times.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';
import { askedPhrase } from './asked-phrase.ts';
import { loadLessons, type AtollLocale } from '../words/atoll-locale.ts';
import type { AtollStatusInput, AtollTableState } from '../table-types.ts';

/**
 * Whose turn it is and the current prompt, for the person at this screen: the asked seat, another
 * seat, or a spectator.
 */
export function statusOf(locale: AtollLocale, { table, names }: AtollStatusInput): GameStatus {
  const view = table.snapshot?.view;
  if (view === undefined) return { seats: [], sentence: '' };
  const seats = view.active < 0 ? [] : [view.active];
  const { question } = view;
  const mine = table.seat >= 0 && question.seat === table.seat;
  if (!mine) return { seats, sentence: phraseText(locale.text.waitingPhrase(question, names)) };
  const legal = table.prompt.legal;
  const sentence = plain(askedPhrase(locale, view, legal));
  const where = whereToHunt(locale, view, legal);
  return { seats, sentence: where === '' ? sentence : `${sentence} ${where}` };
}

/** The lesson for a prompt of the own seat. */
export function lessonOf(
  locale: AtollLocale,
  { snapshot, seat, prompt }: AtollTableState,
): Lesson | undefined {
  const kind = snapshot?.view?.question.kind ?? 'none';
  if (seat < 0 || kind === 'none' || prompt.legal.length === 0) return undefined;
  const hunts = prompt.legal.some(({ type }) => type === 'hunt');
  return { kind: kind === 'prey' && !hunts ? 'ownPrey' : kind, words: () => loadLessons(locale) };
}

/** Where prey lies that is not on the own reef. */
function whereToHunt(
  locale: AtollLocale,
  { question, seats }: AtollView,
  legal: readonly AtollAction[],
): string {
  if (question.kind !== 'prey' || !legal.some(({ type }) => type === 'hunt')) return '';
  if (legal.some(({ type }) => type !== 'hunt')) return locale.game.huntToo;
  return seats.length === 1 ? locale.game.huntOffer : locale.game.huntOthers;
}

const ICONS: Readonly<Record<ScoreCategory, string>> = {
  animals: glyph('any-animal', 20),
  corals: glyph('endgame', 20),
  endings: glyph('immediate', 20),
  popularity: token('popularity', 20),
  scales: token('scale', 20),
  pollution: token('pollution', 20),
  biodiversity: glyph('other', 20),
};

const isCategory = (id: string): id is ScoreCategory => id in ICONS;

/** The name of a row of the score sheet. */
export const categoryWords = (locale: AtollLocale, id: string): CategoryWords =>
  !isCategory(id)
    ? { label: id, icon: '' }
    : {
        label: locale.text.scoreCategory(id),
        icon: ICONS[id],
        ...(id === 'biodiversity' ? { note: locale.text.biodiversityRule } : {}),
      };

/** The name of a solo result. */
export const soloBand = (locale: AtollLocale, total: number): string =>
  locale.text.rankName(soloRank(total));

/** The rank below all printed ones begins with nothing. */
export const soloBands = (locale: AtollLocale): readonly Band[] =>
  [...SOLO_RANKS, { from: 0, rank: soloRank(0) }].map(({ from, rank }) => ({
    from,
    label: locale.text.rankName(rank),
  }));

export const reasonText = (locale: AtollLocale, code: string, details: Reason['details']): string =>
  phraseText(locale.text.reasonPhrase(details === undefined ? { code } : { code, details }));
