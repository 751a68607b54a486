/** A stored chat line. */
export interface ChatLine {
  /** Counts the lines of a match, from 1. */
  readonly n: number;
  /** The speaker's seat; -1 for a spectator. */
  readonly seat: number;
  /** In ms since 1970. */
  readonly at: number;
  /** The id of a phrase, or ''. */
  readonly phrase: string;
  /** The typed text, or ''. */
  readonly text: string;
}

/** The stored chat of a match. */
export interface KeptChat {
  /** Oldest first, without deleted lines. */
  readonly lines: readonly ChatLine[];
  /** The number of the newest line, deleted or not; 0 for none. */
  readonly last: number;
  /** The numbers of the reported lines, deleted or not. */
  readonly reported: readonly number[];
}

/** Lines of a match from one number to another, both included. */
export interface ChatRange {
  readonly from: number;
  readonly to: number;
}

/** A report of a line as inappropriate. */
export interface ChatReport {
  readonly matchId: string;
  /** The original line: the report outlives its deletion. */
  readonly line: ChatLine;
  /** The seat that reports, or -1 for a spectator. */
  readonly reporter: number;
  /** In ms since 1970. */
  readonly at: number;
}

/**
 * The store of the chat, until its match is deleted. Promises resolve and reject as those of
 * `MatchStore`.
 */
export interface ChatStore {
  ofMatch(matchId: string): Promise<KeptChat>;
  /**
   * Stores a line, and drops lines whose number is lower by `most` or more. Does nothing if the
   * number is taken, or the match is gone.
   */
  add(matchId: string, line: ChatLine, most: number): Promise<void>;
  /** Deletes lines; their numbers are not reused. */
  delete(matchId: string, range: ChatRange): Promise<void>;
  /** False if that seat has reported the line before, or the match is gone. */
  report(report: ChatReport): Promise<boolean>;
  /** All reports of all stored matches, oldest first. */
  reports(): Promise<readonly ChatReport[]>;
  /** Deletes the reports of a line; returns how many there were. */
  settle(matchId: string, n: number): Promise<number>;
}
