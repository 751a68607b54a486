/** The one match of a player that counts on a day. */
export interface DailyTry {
  readonly gameId: string;
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  /** The hash of the player's id. */
  readonly player: string;
  readonly matchId: string;
}

/** The end of such a match. */
export interface DailyEnd {
  /** The name of its player. */
  readonly name: string;
  /** The version of the rules. */
  readonly rules: number;
  /** Undefined for a match that ended without a result. */
  readonly points: number | undefined;
  /** In ms since 1970. */
  readonly at: number;
}

/** A player's own match of a day. */
export interface OwnTry {
  readonly matchId: string;
  readonly state: 'playing' | 'finished' | 'ended';
  readonly points?: number;
}

/** The counts of a day, with the own match of the player who asks. */
export interface DayOfTries {
  readonly day: string;
  readonly begun: number;
  readonly finished: number;
  readonly own?: OwnTry;
}

/** A line of the results of a day. */
export interface DailyResult {
  /** From 1; equal points share a place. */
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly rules: number;
  /** '' once the match is deleted. */
  readonly matchId: string;
  readonly own: boolean;
}

/** The days of a game that a player asks about; `player` is a hash, or ''. */
export interface DaysAsked {
  readonly gameId: string;
  readonly from: string;
  readonly to: string;
  readonly player: string;
}

/** The results of a day; `player` is a hash, or ''. */
export interface ResultsAsked {
  readonly gameId: string;
  readonly day: string;
  readonly player: string;
  /** How many rows at most; the player's own may come on top. */
  readonly most: number;
}

/**
 * The store of daily matches that count. They outlive the expiry of their matches, but not the
 * deletion of one. Promises resolve and reject as those of `MatchStore`.
 */
export interface DailyStore {
  /**
   * Notes the begin of a match that counts. False if the player has one of that day already; one
   * without any action is replaced, since its player may never have received the seat.
   */
  begin(entry: DailyTry): Promise<boolean>;
  /** Whether the match counts. */
  counts(matchId: string): Promise<boolean>;
  /** Notes the end of a match; once, and only of one that counts. */
  end(matchId: string, end: DailyEnd): Promise<void>;
  /** The days with a match that counts, newest first. */
  days(asked: DaysAsked): Promise<readonly DayOfTries[]>;
  /** The results of a day, the best first. */
  results(asked: ResultsAsked): Promise<readonly DailyResult[]>;
  /** Deletes everything about earlier days; returns how many rows. */
  deleteBefore(day: string): Promise<number>;
}
