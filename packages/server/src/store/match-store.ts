import type { LogEntry, Origin, Seat } from '@atoll/engine';
import type { ChatStore } from './chat-store.ts';
import type { ClockRecord } from './clock-record.ts';
import type { RecordingStore } from './recordings.ts';
import type { SubscriptionStore } from './subscriptions.ts';

export interface SeatRecord {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  /** The bot's id, or ''. */
  readonly bot: string;
  /** What the seat's token hashes to, or ''; the token itself is never stored. */
  readonly tokenHash: string;
  /** The id of the bot that plays on for the person, or ''. */
  readonly standIn: string;
  /**
   * What the seat added to the seed of the match, or ''; missing where it has not been asked, and
   * from before seeds were shared.
   */
  readonly share?: string;
  /** The number of the seat before the match began; missing where that was the same. */
  readonly satAt?: Seat;
  /** Whether somebody said that a program plays it; missing for no. */
  readonly program?: boolean;
  /** Of the host: those who watch may say nothing; missing for no. */
  readonly silencesWatchers?: boolean;
  /** Of the host: what people may say; missing for what the access of the table says. */
  readonly talk?: 'phrases' | 'text';
  /** Of the host: how many turns late the match is shown to those who watch; missing for none. */
  readonly watchersBehind?: number;
}

/**
 * What may change about a table while its log stays as it is. Times are ms since 1970, 0 for not
 * yet.
 */
export interface TableRecord {
  /** The version of the rules; fixed from the start on. */
  readonly gameVersion: number;
  readonly access: 'private' | 'public';
  readonly options: unknown;
  readonly seats: readonly SeatRecord[];
  readonly host: Seat;
  /** How long a bot waits before it acts, in ms. */
  readonly pace: number;
  /** Whether people may ask a bot what it would do; fixed from the start on. */
  readonly hints: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  /**
   * The hash of the position at the end, by the rules that the match was played by; missing until
   * then, and from before it was kept.
   */
  readonly endHash?: string;
  /** Who wants to play again, and what came of it; missing until somebody asked. */
  readonly rematch?: RematchRecord;
  /** Missing where nobody's time is counted. */
  readonly clock?: ClockRecord;
}

export interface RematchRecord {
  /** The seats whose persons want it. */
  readonly agreed: readonly Seat[];
  /** The match that it became, or ''. */
  readonly next: string;
  /** What they add to the seed of that match, by seat, '' for nothing. */
  readonly shares?: readonly string[];
}

export interface MatchRecord {
  readonly matchId: string;
  readonly code: string;
  readonly gameId: string;
  /** What the seed of the match is made with: never told. */
  readonly seed: string;
  readonly createdAt: number;
  /** Missing of a match that begins as the rules say. */
  readonly origin?: Origin | undefined;
  readonly table: TableRecord;
}

export interface StoredEntry {
  readonly entry: LogEntry<unknown>;
  /** The id that the client gave its action, or ''. */
  readonly clientId: string;
}

/**
 * How a match stood after some entry of its log, so that a restore need not begin at the first. It
 * may be missing, old or damaged: that costs time and nothing else.
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

/** What a browser sealed of the seats that it holds, as it is kept. */
export interface Backup {
  /** Counts from 1. */
  readonly version: number;
  readonly box: string;
  /** When it was kept or asked for, in ms since 1970. */
  readonly at: number;
}

/** That a backup was asked for. */
export type BackupUse = Pick<BackupChange, 'backupId' | 'at'>;

/** Backups that are no longer kept. */
export interface ExpiredBackups {
  /** In ms since 1970. */
  readonly unusedSince: number;
  readonly most: number;
}

/** Another form of a backup, in place of the version that it is based on; 0 for none. */
export interface BackupChange {
  readonly backupId: string;
  readonly basedOn: number;
  readonly box: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** Matches that are no longer kept; times are ms since 1970, 0 for none of them. */
export interface Expired {
  /** Those that ended before. */
  readonly endedBefore: number;
  /** Those that are not over and in which nothing happened since. */
  readonly quietSince: number;
  readonly most: number;
}

/** A part of a log. */
export interface Page {
  readonly after: number;
  readonly most: number;
}

/** The right to write to a match: it ends as soon as somebody else claims the match. */
export interface Ownership {
  readonly matchId: string;
  readonly epoch: number;
}

/**
 * Somebody else claimed the match, or wrote the same entry: whoever gets this must let go of the
 * match at once.
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

/** The store does not answer, so that nobody can say what is in it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly code = 503;
}

/**
 * Where matches live. A promise that resolves means that the change survives a crash of the process
 * and of the machine. `saveTable` and `append` throw `LostOwnership` when the match was claimed
 * anew; they then change nothing. Every write throws `NotStored` while nothing can be stored, every
 * read `Unreadable` while nothing can be read. After any other error nobody knows what was stored:
 * the match has to be read again.
 */
export interface MatchStore {
  /**
   * Whether what was given to the store has been waiting for too long. New writes are refused until
   * it answers.
   */
  readonly stalled: boolean;
  /**
   * Why the last write failed or has not come to its end, in words for who runs the server; '' once
   * one was stored again.
   */
  readonly failure: string;
  /** Who wants to be told when a match waits for them. */
  readonly subscriptions: SubscriptionStore;
  /** How finished matches went, for when the rules are others. */
  readonly recordings: RecordingStore;
  /** What was said at the tables. */
  readonly chat: ChatStore;
  /** False when the code is taken, or its beginning. */
  create(match: MatchRecord): Promise<boolean>;
  find(matchId: string): Promise<MatchRecord | undefined>;
  /** The match whose code begins with these signs; no two begin alike. */
  findByCode(short: string): Promise<MatchRecord | undefined>;
  /** The entries behind entry `after`, by default all of them. */
  readLog(matchId: string, after?: number): Promise<readonly StoredEntry[]>;
  /** The next entries of the log behind entry `after`, at most so many. */
  readNext(matchId: string, page: Page): Promise<readonly StoredEntry[]>;
  findSnapshot(matchId: string): Promise<Snapshot | undefined>;
  /** Replaces the snapshot of a match; does nothing when the match was claimed anew. */
  saveSnapshot(owner: Ownership, snapshot: Snapshot): Promise<void>;
  /** How many entries the log has. */
  logLength(matchId: string): Promise<number>;
  /** Takes the match over from whoever wrote to it before. */
  claim(matchId: string): Promise<Ownership>;
  saveTable(owner: Ownership, table: TableRecord): Promise<void>;
  /** All of the entries or none. */
  append(owner: Ownership, entries: readonly StoredEntry[]): Promise<void>;
  findBackup(backupId: string): Promise<Backup | undefined>;
  /** False when the backup has another version by now: nothing was changed then. */
  saveBackup(change: BackupChange): Promise<boolean>;
  /** Notes that a backup was asked for. */
  useBackup(use: BackupUse): Promise<void>;
  /** Deletes backups that were neither kept nor asked for since; gives how many. */
  deleteUnusedBackups(expired: ExpiredBackups): Promise<number>;
  /** Deletes one match with all that belongs to it; false where there is none. */
  delete(matchId: string): Promise<boolean>;
  /** Deletes matches with all that belongs to them; gives how many. */
  deleteExpired(expired: Expired): Promise<number>;
  close(): Promise<void>;
}
