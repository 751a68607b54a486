// Words of replays and of what leads to them: no page loads them before.

import type { replay } from './en/replay.ts';
import type { review } from './en/coach-words.ts';
import type { notes } from './en/notes-words.ts';
import type { sharedReview } from './en/page-words/shared-review.ts';
import type { daily, deal } from './en/deal-words.ts';

export type ReplayWords = typeof replay;
export type ReviewWords = typeof review;
export type NotesWords = typeof notes;
export type SharedReviewWords = typeof sharedReview;
export type DealWords = typeof deal;
export type DailyWords = typeof daily;

/** The words of a replay. */
export async function loadReplayWords(id: string): Promise<ReplayWords> {
  const loaded: { readonly replay: ReplayWords } = await import(`./${id}/replay.ts`);
  return loaded.replay;
}

/** The words of the coach's look back. */
export async function loadReviewWords(id: string): Promise<ReviewWords> {
  const loaded: { readonly review: ReviewWords } = await import(`./${id}/coach-words.ts`);
  return loaded.review;
}

/** The words of notes at positions of a replay. */
export async function loadNotesWords(id: string): Promise<NotesWords> {
  const loaded: { readonly notes: NotesWords } = await import(`./${id}/notes-words.ts`);
  return loaded.notes;
}

/** The words of a review by several people. */
export async function loadSharedReviewWords(id: string): Promise<SharedReviewWords> {
  const loaded: { readonly sharedReview: SharedReviewWords } = await import(
    `./${id}/page-words/shared-review.ts`
  );
  return loaded.sharedReview;
}

/** The words of a repeated deal, and of the comparison of two matches with the same deal. */
export async function loadDealWords(id: string): Promise<DealWords> {
  const loaded: { readonly deal: DealWords } = await import(`./${id}/deal-words.ts`);
  return loaded.deal;
}

/** The words of daily matches, beside those of other given deals. */
export async function loadDailyWords(id: string): Promise<DailyWords> {
  const loaded: { readonly daily: DailyWords } = await import(`./${id}/deal-words.ts`);
  return loaded.daily;
}
