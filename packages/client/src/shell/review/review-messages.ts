import type { MatchFile, Seat } from '@atoll/engine';
import type { HindsightPoint, MatchForecast, Miss } from '@atoll/bots/judge';

/** A review of a finished match for one of its seats; each part is there once it is computed. */
export interface Review {
  readonly forecast?: MatchForecast;
  /** The decisions for which the seat had better ones, in their order. */
  readonly misses?: readonly Miss[];
  /** Empty in a game without chance. */
  readonly hindsight?: readonly HindsightPoint[];
}

/** The parts in the order in which they are computed. */
export const REVIEW_PARTS = ['forecast', 'misses', 'hindsight'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

export interface ReviewRequest {
  readonly file: MatchFile;
  readonly seat: Seat;
  /** The judge of the review that is stored; '' without one. */
  readonly stored: string;
}

export type ReviewMessage =
  /** The stored review is of the current judge. */
  | { readonly at: 'current' }
  /** `share` of a part is done, 0 to 1. */
  | { readonly at: 'working'; readonly part: ReviewPart; readonly share: number }
  | { readonly at: 'found'; readonly review: Review }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly error: string };
