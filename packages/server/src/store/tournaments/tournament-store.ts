import type { ClockTerms, PairingResult, TournamentFormat } from '@atoll/protocol';

/** A player of a tournament; pairings name it by its place among the players. */
export interface TournamentPlayer {
  readonly name: string;
  readonly kind: 'person' | 'program' | 'bot';
  /** The bot's id, or ''. */
  readonly bot: string;
  /** The hash of the player's token, or '' for a bot. It opens the player's seat in each match. */
  readonly tokenHash: string;
  /** Whether the player meets no one in later rounds. */
  readonly left: boolean;
}

/** A player who meets no one in a round and gets a point. */
export interface Bye {
  readonly kind: 'bye';
  readonly player: number;
}

/** A match between two players. */
export interface MatchPairing {
  readonly kind: 'match';
  /** By seat. */
  readonly players: readonly [number, number];
  /** The match is created with this id once the pairing is stored. */
  readonly matchId: string;
  /** Undefined while the match is played. */
  readonly result?: PairingResult;
  /** The drawn matches of the two players before this one, in a knock-out tournament. */
  readonly drawn: readonly string[];
  /** The match was found in the store: if it is missing later, it was deleted. */
  readonly begun?: true;
  /** The matches of the pairing, drawn ones included, that were deleted before they ended. */
  readonly deleted?: readonly string[];
}

export type Pairing = Bye | MatchPairing;

export type Round = readonly Pairing[];

/** A tournament as it is stored. Times are ms since 1970, 0 for not yet. */
export interface Tournament {
  readonly id: string;
  readonly gameId: string;
  readonly options: unknown;
  readonly title: string;
  readonly format: TournamentFormat;
  /** The wanted rounds of a Swiss tournament; 0 for as many as decide between its players. */
  readonly wanted: number;
  readonly clock: ClockTerms;
  readonly createdAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** The last round, match or result; missing before, and in forms of older servers. */
  readonly changedAt?: number;
  /** It was ended before its last round; missing for no. */
  readonly cancelled?: true;
  /** The server cancelled it, because nothing had happened for long; missing for no. */
  readonly quiet?: true;
  /** The hash of the host's token. */
  readonly hostHash: string;
  readonly players: readonly TournamentPlayer[];
  readonly rounds: readonly Round[];
}

/** A tournament with the number of its stored form, which counts from 1. */
export interface StoredTournament {
  readonly version: number;
  readonly tournament: Tournament;
}

/** The store of tournaments. Promises resolve and reject as those of `MatchStore`. */
export interface TournamentStore {
  create(tournament: Tournament): Promise<void>;
  find(id: string): Promise<StoredTournament | undefined>;
  /** Stores the next form; false if another one was stored since this version. */
  save(stored: StoredTournament): Promise<boolean>;
  /** The ids of tournaments that have begun and are not over, the oldest first. */
  playing(): Promise<readonly string[]>;
  /**
   * Deletes tournaments that were over, or opened and never begun, before a moment in ms since
   * 1970; returns how many.
   */
  deleteBefore(before: { readonly at: number; readonly most: number }): Promise<number>;
}
