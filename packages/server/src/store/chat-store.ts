/** A line that somebody said at a table, as it is kept. */
export interface ChatLine {
  /** Counts the lines of a match, from 1. */
  readonly n: number;
  /** Who said it; -1 for somebody who watches. */
  readonly seat: number;
  /** In ms since 1970. */
  readonly at: number;
  /** The id of a phrase, or ''. */
  readonly phrase: string;
  /** What was typed, or ''. */
  readonly text: string;
}

/** What is kept of what was said in a match. */
export interface KeptChat {
  /** Oldest first, without those that were deleted. */
  readonly lines: readonly ChatLine[];
  /** The number of the newest line, deleted or not; 0 for none. */
  readonly last: number;
  /** The numbers of the lines that were reported, deleted or not. */
  readonly reported: readonly number[];
}

/** Lines of a match from one number to another, both included. */
export interface ChatRange {
  readonly from: number;
  readonly to: number;
}

/** Somebody at a table says that a line is not as it should be. */
export interface ChatReport {
  readonly matchId: string;
  /** As it was said: the report outlives its deletion. */
  readonly line: ChatLine;
  /** The seat that reports, or -1 for those who watch. */
  readonly reporter: number;
  /** In ms since 1970. */
  readonly at: number;
}

/**
 * Where what was said lives, until its match is deleted. Promises resolve and reject as those of
 * `MatchStore`.
 */
export interface ChatStore {
  ofMatch(matchId: string): Promise<KeptChat>;
  /**
   * Keeps a line, and drops those whose number is lower by `most` or more. Does nothing where the
   * number is taken, or the match is not kept any more.
   */
  add(matchId: string, line: ChatLine, most: number): Promise<void>;
  /** Deletes lines; their numbers are not given again. */
  delete(matchId: string, range: ChatRange): Promise<void>;
  /** False where the line was reported by that seat before, or the match is not kept any more. */
  report(report: ChatReport): Promise<boolean>;
  /** All reports of all matches that are kept, oldest first. */
  reports(): Promise<readonly ChatReport[]>;
  /** Deletes the reports of a line; gives how many there were. */
  settle(matchId: string, n: number): Promise<number>;
}
