import type { Seat } from './seat.ts';

export interface ScoreLine {
  readonly category: string;
  readonly points: number;
}

/** What one seat scored; `lines` add up to `total`. */
export interface Sheet {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  /** The value that decided between equal totals, when the game has such a rule. */
  readonly tieBreak?: { readonly category: string; readonly points: number };
}

/**
 * A sheet with its place among the others. Seats that tie share a rank, which counts from 1 and
 * skips after a tie.
 */
export interface SeatScore extends Sheet {
  readonly rank: number;
}

/**
 * How a match stands, or ended: between seats, for all of them together, or for one that plays
 * alone. A sheet a seat, in order.
 */
export type Outcome = RankingOutcome | CommonOutcome | SoloOutcome;

export interface RankingOutcome {
  readonly kind: 'ranking';
  /**
   * Whether the ranks follow from totals and tie-breaks, or are what the rules say, such as who was
   * first to reach a goal.
   */
  readonly order: 'points' | 'rules';
  readonly scores: readonly SeatScore[];
}

/** All seats win together or lose together. */
export interface CommonOutcome {
  readonly kind: 'common';
  /** False as long as the match goes on. */
  readonly won: boolean;
  /** How well they did; `lines` add up to it. */
  readonly rating: number;
  readonly lines: readonly ScoreLine[];
  /** The id of what the rating is called, or '' in a game without such a table. */
  readonly band: string;
  /** What each seat did by itself. */
  readonly scores: readonly Sheet[];
}

export interface SoloOutcome {
  readonly kind: 'solo';
  /** The id of what the total is called, or '' in a game without such a table. */
  readonly band: string;
  readonly scores: readonly [Sheet];
}

/**
 * The sheets with a rank each: who plays alone, or wins or loses with all others, shares the first.
 */
export function scoresOf(outcome: Outcome): readonly SeatScore[] {
  return outcome.kind === 'ranking'
    ? outcome.scores
    : outcome.scores.map((sheet) => ({ ...sheet, rank: 1 }));
}

/**
 * The seats that won: all who share the first rank, everybody or nobody of a common result, and
 * whoever plays alone.
 */
export function winnersOf(outcome: Outcome): readonly Seat[] {
  if (outcome.kind === 'common' && !outcome.won) return [];
  return scoresOf(outcome)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);
}

/**
 * What a seat gained over the others: its lead in points, what they reached together, or, alone,
 * its total.
 */
export function leadOf(outcome: Outcome, seat: Seat): number {
  if (outcome.kind === 'common') return outcome.rating;
  const total = outcome.scores.find((score) => score.seat === seat)?.total ?? 0;
  const others = outcome.scores.filter((score) => score.seat !== seat).map((score) => score.total);
  return total - (others.length > 0 ? Math.max(...others) : 0);
}
