import rate from 'glicko2-lite';

/** A rating by Glicko-2 (Glickman 2013): 1,500 is average. */
export interface PersonRating {
  readonly rating: number;
  /** Its deviation: the true strength lies within twice of it, 95 times of 100. */
  readonly rd: number;
  readonly vol: number;
}

/** A person who has attempted nothing. */
export const NEWCOMER: PersonRating = { rating: 1500, rd: 350, vol: 0.06 };

/** The deviation of puzzles: their ratings come from a few bots, not from people. */
const PUZZLE_RD = 150;

/** The rating of a person after an attempt at a puzzle. */
export function ratedAfter(
  { rating, rd, vol }: PersonRating,
  puzzle: number,
  came: 'solved' | 'missed',
): PersonRating {
  return rate(rating, rd, vol, [[puzzle, PUZZLE_RD, came === 'solved' ? 1 : 0]]);
}
