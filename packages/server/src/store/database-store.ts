import type { BlockStore } from './blocks/block-store.ts';
import type { ChatStore } from './chat-store.ts';
import type { DailyStore } from './daily-store.ts';
import { DatabaseBlocks } from './blocks/database-blocks.ts';
import { DatabaseTournaments } from './tournaments/database-tournaments.ts';
import type { TournamentStore } from './tournaments/tournament-store.ts';
import { DatabaseChat } from './database-chat.ts';
import { dailyDeletionOf, DatabaseDaily } from './database-daily.ts';
import { DatabaseRatings } from './ratings/database-ratings.ts';
import type { RatingStore } from './ratings/rating-store.ts';
import { DatabaseRecordings } from './database-recordings.ts';
import { DatabaseSubscriptions } from './database-subscriptions.ts';
import { deletionOf } from './deletion.ts';
import type { Driver } from './driver.ts';
import {
  type Backup,
  type BackupChange,
  type BackupUse,
  type Expired,
  type ExpiredBackups,
  LostOwnership,
  type MatchRecord,
  type MatchStore,
  type Ownership,
  type Page,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
} from './match-store.ts';
import type { RecordingStore } from './recordings.ts';
import {
  entryRow,
  type FoundRow,
  matchRow,
  tableRow,
  toBackup,
  toEntry,
  toMatch,
  toSnapshot,
} from './rows.ts';
import type { StatementValues } from './statement.ts';
import type { SubscriptionStore } from './subscriptions.ts';

/** The store of matches in a database, whichever it is. */
export class DatabaseStore implements MatchStore {
  readonly subscriptions: SubscriptionStore;
  readonly recordings: RecordingStore;
  readonly chat: ChatStore;
  readonly blocks: BlockStore;
  readonly daily: DailyStore;
  readonly tournaments: TournamentStore;
  readonly ratings: RatingStore;
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
    this.subscriptions = new DatabaseSubscriptions(driver);
    this.recordings = new DatabaseRecordings(driver);
    this.chat = new DatabaseChat(driver);
    this.blocks = new DatabaseBlocks(driver);
    this.daily = new DatabaseDaily(driver);
    this.tournaments = new DatabaseTournaments(driver);
    this.ratings = new DatabaseRatings(driver);
  }

  get stalled(): boolean {
    return this.#driver.queue.stalled;
  }

  get failure(): string {
    return this.#driver.queue.failure;
  }

  async find(matchId: string): Promise<MatchRecord | undefined> {
    const row = await this.#first('SELECT * FROM matches WHERE match_id = :matchId', { matchId });
    return row && toMatch(row);
  }

  async findByCode(short: string): Promise<MatchRecord | undefined> {
    const row = await this.#first('SELECT * FROM matches WHERE substr(code, 1, 6) = :short', {
      short,
    });
    return row && toMatch(row);
  }

  async readLog(matchId: string, after = 0): Promise<readonly StoredEntry[]> {
    const rows = await this.#driver.read(
      'SELECT entry, client_id FROM match_log WHERE match_id = :matchId AND seq > :after ORDER BY seq',
      { matchId, after },
    );
    return rows.map(toEntry);
  }

  async readNext(matchId: string, { after, most }: Page): Promise<readonly StoredEntry[]> {
    const rows = await this.#driver.read(
      `SELECT entry, client_id FROM match_log WHERE match_id = :matchId AND seq > :after
        ORDER BY seq LIMIT :most`,
      { matchId, after, most },
    );
    return rows.map(toEntry);
  }

  async findSnapshot(matchId: string): Promise<Snapshot | undefined> {
    const row = await this.#first('SELECT * FROM match_snapshots WHERE match_id = :matchId', {
      matchId,
    });
    return row && toSnapshot(row);
  }

  async logLength(matchId: string): Promise<number> {
    const row = await this.#first(
      'SELECT max(seq) AS length FROM match_log WHERE match_id = :matchId',
      { matchId },
    );
    return Number(row?.['length'] ?? 0);
  }

  async create(match: MatchRecord): Promise<boolean> {
    const { matchId } = match;
    return (await this.#driver.queue.add({ do: 'create', matchId, match: matchRow(match) })) === 1;
  }

  async claim(matchId: string): Promise<Ownership> {
    const epoch = await this.#driver.queue.add({ do: 'claim', matchId });
    if (epoch === 0) throw new LostOwnership(`there is no match ${matchId}`);
    return { matchId, epoch };
  }

  async saveTable({ matchId, epoch }: Ownership, table: TableRecord): Promise<void> {
    const change = { do: 'save', matchId, epoch, table: tableRow(table) } as const;
    if ((await this.#driver.queue.add(change)) === 0)
      throw new LostOwnership(`match ${matchId} was claimed after epoch ${epoch}`);
  }

  async append({ matchId, epoch }: Ownership, entries: readonly StoredEntry[]): Promise<void> {
    const change = { do: 'append', matchId, epoch, entries: entries.map(entryRow) } as const;
    if ((await this.#driver.queue.add(change)) === 0)
      throw new LostOwnership(
        `entry ${entries[0]?.entry.seq} of match ${matchId} is not for epoch ${epoch} to write`,
      );
  }

  async saveSnapshot({ matchId, epoch }: Ownership, snapshot: Snapshot): Promise<void> {
    await this.#driver.queue.add({ do: 'snapshot', matchId, epoch, snapshot });
  }

  async findBackup(backupId: string): Promise<Backup | undefined> {
    const row = await this.#first(
      'SELECT version, box, at FROM backups WHERE backup_id = :backupId',
      { backupId },
    );
    return row && toBackup(row);
  }

  async saveBackup(change: BackupChange): Promise<boolean> {
    return (await this.#driver.queue.add({ do: 'backup', ...change })) === 1;
  }

  async useBackup({ backupId, at }: BackupUse): Promise<void> {
    await this.#driver.change({
      sql: 'UPDATE backups SET at = :at WHERE backup_id = :backupId AND at < :at',
      values: { backupId, at },
    });
  }

  /** Writes nothing if there are none, so that no action waits for it. */
  async deleteUnusedBackups({ unusedSince, most }: ExpiredBackups): Promise<number> {
    const values = { unusedSince };
    if (!(await this.#first('SELECT 1 FROM backups WHERE at < :unusedSince LIMIT 1', values)))
      return 0;
    // Compared a second time: another server may have noted a use of one meanwhile.
    return this.#driver.change({
      sql: `DELETE FROM backups WHERE at < :unusedSince AND backup_id IN
        (SELECT backup_id FROM backups WHERE at < :unusedSince ORDER BY at LIMIT :most)`,
      values: { unusedSince, most },
    });
  }

  async delete(matchId: string): Promise<boolean> {
    return (await this.#driver.change(dailyDeletionOf(matchId), ...deletionOf(matchId))) === 1;
  }

  deleteExpired(expired: Expired): Promise<number> {
    return this.#driver.deleteExpired(expired);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  async #first(sql: string, values: StatementValues): Promise<FoundRow | undefined> {
    const [row] = await this.#driver.read(sql, values);
    return row;
  }
}
