import type { Seat } from './seat.ts';

export interface ScoreLine {
  readonly category: string;
  readonly points: number;
}

/** The score of one seat; `lines` add up to `total`. */
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
 * The standing or result of a match: between seats, common to all of them, or of a single player.
 * One sheet a seat, in order.
 */
export type Outcome = RankingOutcome | CommonOutcome | SoloOutcome;

export interface RankingOutcome {
  readonly kind: 'ranking';
  /**
   * Whether the ranks follow from totals and tie-breaks, or from the rules, such as the first seat
   * to reach a goal.
   */
  readonly order: 'points' | 'rules';
  readonly scores: readonly SeatScore[];
}

/** All seats win together or lose together. */
export interface CommonOutcome {
  readonly kind: 'common';
  /** False while the match goes on. */
  readonly won: boolean;
  /** The common rating; `lines` add up to it. */
  readonly rating: number;
  readonly lines: readonly ScoreLine[];
  /** The id of the band of the rating, or '' in a game without such a table. */
  readonly band: string;
  /** The individual score of each seat. */
  readonly scores: readonly Sheet[];
}

export interface SoloOutcome {
  readonly kind: 'solo';
  /** The id of the band of the total, or '' in a game without such a table. */
  readonly band: string;
  readonly scores: readonly [Sheet];
}

/**
 * The sheets with a rank each: a single player, and seats that win or lose together, share the
 * first rank.
 */
export function scoresOf(outcome: Outcome): readonly SeatScore[] {
  return outcome.kind === 'ranking'
    ? outcome.scores
    : outcome.scores.map((sheet) => ({ ...sheet, rank: 1 }));
}

/**
 * The seats that won: all seats of the first rank, all or none with a common result, and a single
 * player always.
 */
export function winnersOf(outcome: Outcome): readonly Seat[] {
  if (outcome.kind === 'common' && !outcome.won) return [];
  return scoresOf(outcome)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);
}

/**
 * The result of a seat as a number: its lead in points, the common rating, or, for a single player,
 * its total.
 */
export function leadOf(outcome: Outcome, seat: Seat): number {
  if (outcome.kind === 'common') return outcome.rating;
  const total = outcome.scores.find((score) => score.seat === seat)?.total ?? 0;
  const others = outcome.scores.filter((score) => score.seat !== seat).map((score) => score.total);
  return total - (others.length > 0 ? Math.max(...others) : 0);
}
