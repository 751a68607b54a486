import type { Seat } from '../seat.ts';
import type { PuzzleTask } from './puzzle.ts';

/**
 * The puzzles of a game: how positions with one best line are found, and what an attempt at one
 * comes to. All functions are pure and deterministic. They may read full states, because no line of
 * a puzzle depends on anything hidden: `search` refuses positions in which it would.
 */
export interface PuzzleRules<S = unknown, A = unknown> {
  /** The goals of puzzles, such as the most points or a forced win. */
  readonly goals: readonly string[];
  /** The matches whose positions are examined, in turn. */
  readonly sources: readonly PuzzleSource[];
  /**
   * The position as the puzzle shows it: it takes away what is hidden or beside the task. Omitted
   * by a game whose positions need no change. Does not change `state`.
   */
  prepare?(state: S, seat: Seat): S;
  /**
   * Examines a prepared position by exhaustive search, whose effort is limited. Undefined where the
   * position is no puzzle: where no line reaches the goal, where several different lines are best,
   * where a line depends on something hidden, or where the limit of effort is met. The seat is on
   * turn.
   */
  search(state: S, seat: Seat): BestLine<A> | undefined;
  /**
   * Programs that measure how difficult a puzzle is, from the weakest to the strongest: a weak, a
   * middling and one or more strong ones. Ids name bots of a table, where these have the goal of
   * the puzzles in any case.
   */
  readonly solvers: readonly (string | PuzzleSolver<S, A>)[];
  /** What an attempt has come to. */
  standing(attempt: PuzzleAttempt<S, A>): Standing;
  /**
   * The action with which another seat answers; called while the attempt is open and that seat is
   * the first active one. It is the strongest defence.
   */
  reply(attempt: PuzzleAttempt<S, A>): A;
}

/** A program that attempts puzzles. */
export interface PuzzleSolver<S, A> {
  readonly id: string;
  /** One of the legal actions; called while the attempt is open and its seat is on turn. */
  choose(attempt: PuzzleAttempt<S, A>, legal: readonly A[], options: { readonly seed: string }): A;
}

/** A kind of match whose positions are examined. */
export interface PuzzleSource {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The bot on every seat. */
  readonly bot: string;
}

/** The task that a position sets, with a best line and the replies to it. */
export interface BestLine<A> extends PuzzleTask {
  readonly line: readonly A[];
}

/** An attempt at a puzzle. */
export interface PuzzleAttempt<S, A> {
  readonly task: PuzzleTask;
  readonly start: S;
  /** The position now. */
  readonly state: S;
  /** The decisions since the start, by all seats, oldest first. */
  readonly decisions: readonly { readonly seat: Seat; readonly action: A }[];
}

/** What an attempt has come to. */
export type Standing =
  /** How many turns the seat has left, the current one included. */
  | { readonly kind: 'open'; readonly turnsLeft: number }
  | { readonly kind: 'solved' }
  /** A better line was possible; `reached` is in the unit of the goal. */
  | { readonly kind: 'missed'; readonly reached: number };
