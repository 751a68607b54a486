import type { DailyDeal, LogEntry, Origin, RepeatedDeal, Seat } from '@atoll/engine';
import type { BlockStore } from './blocks/block-store.ts';
import type { ChatStore } from './chat-store.ts';
import type { ClockRecord } from './clock-record.ts';
import type { DailyStore } from './daily-store.ts';
import type { PreparedRecord } from './prepared-record.ts';
import type { RatingStore } from './ratings/rating-store.ts';
import type { RecordingStore } from './recordings.ts';
import type { FormerPerson, SeatOfferRecord } from './seat-offer-record.ts';
import type { SubscriptionStore } from './subscriptions.ts';
import type { TournamentStore } from './tournaments/tournament-store.ts';

/** A seat; the one of the host holds the settings of the table. */
export interface SeatRecord extends HostSettings {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  /** The bot's id, or ''. */
  readonly bot: string;
  /** The hash of the seat's token, or ''; the token itself is never stored. */
  readonly tokenHash: string;
  /** The id of the bot that plays on for the person, or ''. */
  readonly standIn: string;
  /**
   * The seat's share of the match's seed, or ''; missing if it was not requested yet, and from
   * before seeds were shared.
   */
  readonly share?: string;
  /** The number of the seat before the match began; missing if it is the same. */
  readonly satAt?: Seat;
  /** The hash of the id of its player, which is one device's; missing if it sent none. */
  readonly player?: string;
  /** Whether the player declared that a program plays it; missing for no. */
  readonly program?: boolean;
  /** Missing while the seat is not offered to another person. */
  readonly offer?: SeatOfferRecord;
  /** The actions that its person prepared; missing for none. */
  readonly prepared?: PreparedRecord;
  /** The people who had this seat in the match before, oldest first; missing for none. */
  readonly former?: readonly FormerPerson[];
}

/** The settings of the host for the whole table. */
export interface HostSettings {
  /** Spectators may not write; missing for no. */
  readonly silencesWatchers?: boolean;
  /** Phrases only, or texts too; missing for the default of the table's access. */
  readonly talk?: 'phrases' | 'text';
  /** How many turns late spectators see the match; missing for none. */
  readonly watchersBehind?: number;
}

/** A host who does not play: has the rights of a host, and watches like a spectator. */
export interface WatchingHostRecord extends HostSettings {
  readonly name: string;
  /** As that of a seat. */
  readonly player?: string;
  /** The hash of the host's token. */
  readonly tokenHash: string;
}

/**
 * The part of a table that may change while its log stays as it is. Times are ms since 1970, 0 for
 * not yet.
 */
export interface TableRecord {
  /** The version of the rules; fixed from the start on. */
  readonly gameVersion: number;
  readonly access: 'private' | 'public';
  readonly options: unknown;
  readonly seats: readonly SeatRecord[];
  /** The seat of the host, or `WATCHING_HOST`. */
  readonly host: Seat;
  /** The host who does not play; missing for a host in a seat. */
  readonly watchingHost?: WatchingHostRecord;
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /** Whether people may ask a bot for hints; fixed from the start on. */
  readonly hints: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  /**
   * The hash of the final position, by the rules of the match; missing until then, and from before
   * it was kept.
   */
  readonly endHash?: string;
  /** The rematch; missing until a player asked for one. */
  readonly rematch?: RematchRecord;
  /** Missing at a table without a clock. */
  readonly clock?: ClockRecord;
}

export interface RematchRecord {
  /** The seats whose people agreed. */
  readonly agreed: readonly Seat[];
  /** The next match, or ''. */
  readonly next: string;
  /** Their shares of that match's seed, by seat, '' for none. */
  readonly shares?: readonly string[];
}

/** The deal of another match, kept because that match may be deleted before this one. */
export interface RepeatedSeed extends RepeatedDeal {
  /** The seed of every shuffle and draw, in place of one that follows from the key. */
  readonly seed: string;
}

/** The deal of a day, kept as it was when the match began. */
export interface DailySeed extends DailyDeal {
  /** The seed of every shuffle and draw. */
  readonly seed: string;
  /**
   * Whether its result counts: known of a match that was loaded, and not stored with it. Missing
   * for no.
   */
  readonly counted?: boolean;
}

export interface MatchRecord {
  readonly matchId: string;
  readonly code: string;
  readonly gameId: string;
  /** The key from which the match's seed is made: never revealed. */
  readonly seed: string;
  readonly createdAt: number;
  /** Missing for a match that begins as the rules say. */
  readonly origin?: Origin | undefined;
  /** Missing for a match with a seed of its own. */
  readonly repeats?: RepeatedSeed | undefined;
  /** Missing unless it is a daily match. */
  readonly daily?: DailySeed | undefined;
  /** The id of the tournament that the match belongs to; missing for none. */
  readonly tournament?: string | undefined;
  /** Whether its result changes the ratings of its players; missing for no. */
  readonly rated?: boolean | undefined;
  readonly table: TableRecord;
}

export interface StoredEntry {
  readonly entry: LogEntry<unknown>;
  /** The id that the client gave its action, or ''. */
  readonly clientId: string;
}

/**
 * A match after some entry of its log, so that a restore need not begin at the first. It may be
 * missing, old or damaged: that only costs time.
 */
export interface Snapshot {
  readonly seq: number;
  /** The version of the rules. */
  readonly gameVersion: number;
  /** JSON. */
  readonly match: string;
  /** The hash of that text. */
  readonly hash: string;
}

/** A browser's encrypted backup of the seats that it holds, as stored. */
export interface Backup {
  /** Counts from 1. */
  readonly version: number;
  readonly box: string;
  /** When it was last stored or read, in ms since 1970. */
  readonly at: number;
}

/** The use of a backup: it was read. */
export type BackupUse = Pick<BackupChange, 'backupId' | 'at'>;

/** A selection of backups to delete. */
export interface ExpiredBackups {
  /** In ms since 1970. */
  readonly unusedSince: number;
  readonly most: number;
}

/** A new form of a backup, in place of the version that it is based on; 0 for none. */
export interface BackupChange {
  readonly backupId: string;
  readonly basedOn: number;
  readonly box: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** A selection of matches to delete; times are ms since 1970, 0 for none of them. */
export interface Expired {
  /** Matches that ended before. */
  readonly endedBefore: number;
  /** Matches that are not over and have had no change since. */
  readonly quietSince: number;
  readonly most: number;
}

/** A part of a log. */
export interface Page {
  readonly after: number;
  readonly most: number;
}

/** The right to write to a match: it ends as soon as another server claims the match. */
export interface Ownership {
  readonly matchId: string;
  readonly epoch: number;
}

/**
 * Another server claimed the match, or wrote the same entry: this server must drop the match at
 * once.
 */
export class LostOwnership extends Error {
  override readonly name = 'LostOwnership';
}

/**
 * Nothing can be stored right now (the disk is full, fails or does not answer): the change was not
 * made, and may be tried again.
 */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}

/** The store does not answer, so that its content is unknown. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly code = 503;
}

/**
 * The store of matches. A promise that resolves means that the change survives a crash of the
 * process and of the machine. `saveTable` and `append` throw `LostOwnership` when the match was
 * claimed anew; they then change nothing. Every write throws `NotStored` while nothing can be
 * stored, every read `Unreadable` while nothing can be read. After any other error the stored state
 * is unknown: the match must be read again.
 */
export interface MatchStore {
  /**
   * Whether a write has been waiting for too long. New writes are refused until the store answers.
   */
  readonly stalled: boolean;
  /**
   * Why the last write failed or has not ended, in words for the operator; '' once a write
   * succeeded again.
   */
  readonly failure: string;
  /** The subscriptions to notices of matches. */
  readonly subscriptions: SubscriptionStore;
  /** The recordings of finished matches, for when the rules have changed. */
  readonly recordings: RecordingStore;
  /** The chat of the tables. */
  readonly chat: ChatStore;
  /** Which players do not meet at public tables. */
  readonly blocks: BlockStore;
  /** The daily matches that count. */
  readonly daily: DailyStore;
  readonly tournaments: TournamentStore;
  /** The ratings of players. */
  readonly ratings: RatingStore;
  /** False when the code, or its beginning, is taken. */
  create(match: MatchRecord): Promise<boolean>;
  find(matchId: string): Promise<MatchRecord | undefined>;
  /** The match whose code begins with these characters; no two codes begin alike. */
  findByCode(short: string): Promise<MatchRecord | undefined>;
  /** The entries after entry `after`, by default all of them. */
  readLog(matchId: string, after?: number): Promise<readonly StoredEntry[]>;
  /** The next entries after entry `after`, at most so many. */
  readNext(matchId: string, page: Page): Promise<readonly StoredEntry[]>;
  findSnapshot(matchId: string): Promise<Snapshot | undefined>;
  /** Replaces the snapshot of a match; does nothing when the match was claimed anew. */
  saveSnapshot(owner: Ownership, snapshot: Snapshot): Promise<void>;
  /** How many entries the log has. */
  logLength(matchId: string): Promise<number>;
  /** Takes the match over from its previous writer. */
  claim(matchId: string): Promise<Ownership>;
  saveTable(owner: Ownership, table: TableRecord): Promise<void>;
  /** Appends all of the entries or none. */
  append(owner: Ownership, entries: readonly StoredEntry[]): Promise<void>;
  findBackup(backupId: string): Promise<Backup | undefined>;
  /** False when the backup has another version by now: then nothing was changed. */
  saveBackup(change: BackupChange): Promise<boolean>;
  /** Notes that a backup was read. */
  useBackup(use: BackupUse): Promise<void>;
  /** Deletes backups that were neither stored nor read since; returns how many. */
  deleteUnusedBackups(expired: ExpiredBackups): Promise<number>;
  /** Deletes one match with all of its data; false if there is none. */
  delete(matchId: string): Promise<boolean>;
  /** Deletes matches with all of their data; returns how many. */
  deleteExpired(expired: Expired): Promise<number>;
  close(): Promise<void>;
}
