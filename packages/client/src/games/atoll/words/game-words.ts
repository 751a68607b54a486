import { glyph, token } from '@atoll/art';
import type { Reason } from '@atoll/engine';
import { SOLO_RANKS, soloRank } from '@atoll/game-atoll/cards';
import type { AtollAction, AtollView, ScoreCategory } from '@atoll/game-atoll';
import {
  biodiversityRule,
  phraseText,
  rankName,
  reasonPhrase,
  scoreCategory,
  waitingPhrase,
} from '@atoll/game-atoll/text';
import type {
  Band,
  CategoryWords,
  GameStatus,
  GameStatusInput,
} from '../../../table/game-client.ts';
import type { TableState } from '../../../table/session/table-state.ts';
import type { Lesson } from '../../../table/controls/first-times.ts';
import { plain } from '../../../ui/rich-text.ts';
import { askedPhrase } from '../present/asked-phrase.ts';
import { words } from './interface.ts';

/**
 * Whose turn it is and what is asked, for the person who looks: the asked seat, another seat, or a
 * spectator.
 */
export function statusOf({ table, names }: GameStatusInput): GameStatus {
  const view = table.snapshot?.view as AtollView | undefined;
  if (view === undefined) return { seats: [], sentence: '' };
  const seats = view.active < 0 ? [] : [view.active];
  const { question } = view;
  const mine = table.seat >= 0 && question.seat === table.seat;
  if (!mine) return { seats, sentence: phraseText(waitingPhrase(question, names)) };
  const legal = table.duty.legal as readonly AtollAction[];
  const sentence = plain(askedPhrase(view, legal));
  const where = whereToHunt(view, legal);
  return { seats, sentence: where === '' ? sentence : `${sentence} ${where}` };
}

const lessonWords: Lesson['words'] = async () => (await import('./lessons.ts')).lessons;

/** What a question of the own seat wants. */
export function lessonOf({ snapshot, seat, duty }: TableState): Lesson | undefined {
  const kind = (snapshot?.view as AtollView | undefined)?.question.kind ?? 'none';
  if (seat < 0 || kind === 'none' || duty.legal.length === 0) return undefined;
  const hunts = (duty.legal as readonly AtollAction[]).some(({ type }) => type === 'hunt');
  return { kind: kind === 'prey' && !hunts ? 'ownPrey' : kind, words: lessonWords };
}

/** Where prey is that does not lie on the own reef. */
function whereToHunt({ question, seats }: AtollView, legal: readonly AtollAction[]): string {
  if (question.kind !== 'prey' || !legal.some(({ type }) => type === 'hunt')) return '';
  if (legal.some(({ type }) => type !== 'hunt')) return words.huntToo;
  return seats.length === 1 ? words.huntOffer : words.huntOthers;
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

/** How a row of the score sheet is called. */
export const categoryWords = (id: string): CategoryWords =>
  !isCategory(id)
    ? { label: id, icon: '' }
    : {
        label: scoreCategory(id),
        icon: ICONS[id],
        ...(id === 'biodiversity' ? { note: biodiversityRule } : {}),
      };

/** What a result alone means. */
export const soloBand = (total: number): string => rankName(soloRank(total));

/** The rank below all printed ones begins with nothing. */
export const soloBands: readonly Band[] = [...SOLO_RANKS, { from: 0, rank: soloRank(0) }].map(
  ({ from, rank }) => ({ from, label: rankName(rank) }),
);

export const reasonText = (code: string, details: Reason['details']): string =>
  phraseText(reasonPhrase(details === undefined ? { code } : { code, details }));
