import type { Seat } from '../seat.ts';

/** The task of a puzzle: what a seat has to reach, and in how many turns. */
export interface PuzzleTask {
  /** What the line has to reach: one of the goals of the game's `PuzzleRules`. */
  readonly goal: string;
  /** The seat that has to find the best line. It is on turn in the position. */
  readonly seat: Seat;
  /** How many turns this seat has, 1 or more. */
  readonly turns: number;
  /** What the best line reaches, in the unit of the goal. */
  readonly best: number;
}

/** A position in which a seat has one best line of play, as a file keeps it. */
export interface Puzzle extends PuzzleTask {
  /** Lower case letters and digits; no other puzzle of the game has it. */
  readonly id: string;
  /** The seed, options and number of seats of the match that led to the position. */
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /**
   * The decisions that led to the position, each as the number of the action, from 0, in the list
   * of the legal actions of the first active seat.
   */
  readonly log: readonly number[];
  /** The decisions of a best line and the replies to it, in the same form. */
  readonly line: readonly number[];
  /** How difficult it is at first, as a rating: 1,500 is average, a person rated so solves half. */
  readonly rating: number;
}

/** The puzzles of a game, as a file keeps them. */
export interface PuzzleFile {
  readonly game: string;
  /** The version of the rules under which the numbers of `log` and `line` are valid. */
  readonly rules: number;
  readonly puzzles: readonly Puzzle[];
}
