/** What is known of a player's strength: a normal distribution, in units of the rating library. */
export interface Skill {
  readonly mu: number;
  /** Above 0. */
  readonly sigma: number;
}

/** The ladder of a game and number of seats. */
export interface LadderKey {
  readonly gameId: string;
  readonly seats: number;
}

/** A player's rating after so many matches. */
export interface StoredRating extends Skill {
  /** The hash of the player's id. */
  readonly player: string;
  readonly matches: number;
  /** The season of the last match, as in 2026-Q4. */
  readonly season: string;
}

/** What a match changes about one of its players. */
export interface RatingChange extends Skill {
  readonly player: string;
  readonly name: string;
  /** How many rated matches the player had when the change was computed. */
  readonly matchesBefore: number;
  readonly before: Skill;
  /** From 1; equal results share a place. */
  readonly place: number;
}

/** All changes by one match, each of another player. */
export interface RatedResult {
  readonly matchId: string;
  readonly ladder: LadderKey;
  readonly season: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly changes: readonly RatingChange[];
}

/** A change as its player sees it. */
export interface PastChange extends Skill {
  /** '' once the match is deleted. */
  readonly matchId: string;
  readonly season: string;
  readonly at: number;
  readonly place: number;
  readonly before: Skill;
}

/** A player's own rating with its last changes, oldest first. */
export interface OwnRating extends StoredRating {
  readonly ladder: LadderKey;
  readonly changes: readonly PastChange[];
}

/** A line of a ladder. */
export interface LadderLine extends Skill {
  readonly player: string;
  readonly name: string;
  /** Rated matches in the season. */
  readonly matches: number;
}

export interface LadderAsked {
  readonly ladder: LadderKey;
  readonly season: string;
  /** Players with fewer matches in the season are left out. */
  readonly leastMatches: number;
  readonly most: number;
}

/** The store of ratings. Promises resolve and reject as those of `MatchStore`. */
export interface RatingStore {
  /** Whether the ratings of a match are stored. */
  isRated(matchId: string): Promise<boolean>;
  /** The ratings of those players who have one. */
  find(ladder: LadderKey, players: readonly string[]): Promise<readonly StoredRating[]>;
  /**
   * Stores all changes or none, and those of a match once: false if one of the ratings that they
   * start from has changed since.
   */
  store(result: RatedResult): Promise<boolean>;
  /** All ratings of a player, each with at most so many changes. */
  own(player: string, most: number): Promise<readonly OwnRating[]>;
  /** The players of a season, the surest first: by mu less twice sigma. */
  ladder(asked: LadderAsked): Promise<readonly LadderLine[]>;
  /** Deletes everything about a player; returns how many ratings. */
  forget(player: string): Promise<number>;
  /** Deletes ratings without a match since, in ms since 1970; returns how many. */
  deleteUnused(since: number): Promise<number>;
}
