import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { deletionOf } from '../deletion.ts';
import type { Expired } from '../match-store.ts';
import type { Statement } from '../statement.ts';
import type { Write, Written } from '../writes.ts';
import { JournalFeed } from './journal-feed.ts';
import { SqliteStatements } from './sqlite-statements.ts';

/** What becomes of the journal: its next generation begins, it is closed, or it goes on. */
export type JournalFate = 'renew' | 'end' | 'keep';

/** The state of a database after a commit. */
export interface Committed {
  /** The number of its commits. */
  readonly commits: number;
  /** The generation of its journal that began with the commit, or ''. */
  readonly generation: string;
}

const FENCE = 'EXISTS (SELECT 1 FROM matches WHERE match_id = :matchId AND owner_epoch = :epoch)';

/**
 * Writes to one database, a whole batch in one transaction. No write may fail: all of its batch
 * would fail with it.
 */
export class SqliteWrites {
  readonly #db: DatabaseSync;
  readonly #changes: SqliteStatements;
  readonly #feed: JournalFeed;
  readonly #statements;
  #committed: Committed = { commits: 0, generation: '' };

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#changes = new SqliteStatements(db);
    this.#feed = new JournalFeed(db);
    this.#statements = {
      count: db.prepare('UPDATE commits SET count = count + 1 RETURNING count'),
      create: db.prepare(`INSERT INTO matches (match_id, code, game_id, seed, created_at,
          game_version, access, options, seats, host, pace, hints, started_at, ended_at, rematch,
          clock, origin, end_hash, watching_host)
        VALUES (:matchId, :code, :gameId, :seed, :createdAt,
          :gameVersion, :access, :options, :seats, :host, :pace, :hints, :startedAt, :endedAt, :rematch,
          :clock, :origin, :endHash, :watchingHost)
        ON CONFLICT DO NOTHING`),
      claim: db.prepare(
        'UPDATE matches SET owner_epoch = owner_epoch + 1 WHERE match_id = ? RETURNING owner_epoch',
      ),
      save: db.prepare(`UPDATE matches SET game_version = :gameVersion, access = :access, options = :options, seats = :seats,
        host = :host, pace = :pace, hints = :hints, started_at = :startedAt, ended_at = :endedAt, rematch = :rematch,
        clock = :clock, end_hash = :endHash, watching_host = :watchingHost
        WHERE match_id = :matchId AND owner_epoch = :epoch`),
      append: db.prepare(`INSERT INTO match_log (match_id, seq, owner_epoch, at, client_id, entry)
        SELECT :matchId, :seq, :epoch, :at, :clientId, :entry WHERE ${FENCE} ON CONFLICT DO NOTHING`),
      snapshot:
        db.prepare(`INSERT OR REPLACE INTO match_snapshots (match_id, seq, game_version, hash, match)
        SELECT :matchId, :seq, :gameVersion, :hash, :match WHERE ${FENCE}`),
      beginBackup: db.prepare(`INSERT INTO backups (backup_id, version, box, at)
        SELECT :backupId, 1, :box, :at WHERE :basedOn = 0 ON CONFLICT DO NOTHING`),
      backup: db.prepare(`UPDATE backups SET version = version + 1, box = :box, at = :at
        WHERE backup_id = :backupId AND version = :basedOn`),
      expired: db.prepare(`SELECT match_id FROM matches
          WHERE ended_at > 0 AND ended_at < :endedBefore
        UNION ALL
        SELECT match_id FROM matches AS m
          WHERE ended_at = 0 AND created_at < :quietSince AND started_at < :quietSince
            AND coalesce((SELECT at FROM match_log AS l WHERE l.match_id = m.match_id
              ORDER BY seq DESC LIMIT 1), 0) < :quietSince
        LIMIT :most`),
    };
  }

  /** After the last commit that counted. */
  get committed(): Committed {
    return this.#committed;
  }

  /**
   * All writes of a batch become durable together, after the entries in the journal; a refused
   * write has no effect and does not stop the others. Without writes only the journal is fed, which
   * does not count: it may be repeated.
   */
  commit(writes: readonly Write[], journal: JournalFate = 'keep'): readonly Written[] {
    const db = this.#db;
    db.exec('BEGIN IMMEDIATE');
    try {
      this.#feed.feed();
      const written = writes.map((write) => this.#write(write));
      const committed = this.#count(writes, journal);
      db.exec('COMMIT');
      this.#committed = committed;
      return written;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  #count(writes: readonly Write[], journal: JournalFate): Committed {
    if (journal === 'keep' && writes.length === 0) return this.#committed;
    const commits = Number(this.#statements.count.get()?.['count']);
    // Random, so that a restored database never takes the records of another past for its own.
    const generation = journal === 'renew' ? randomBytes(8).toString('hex') : '';
    if (journal !== 'keep') this.#feed.moveTo({ generation, offset: 0 });
    return { commits, generation };
  }

  #write(write: Write): Written {
    const { create, claim, save, snapshot, beginBackup, backup } = this.#statements;
    switch (write.do) {
      case 'create':
        return Number(create.run({ ...write.match }).changes);
      case 'claim':
        return Number(claim.get(write.matchId)?.['owner_epoch'] ?? 0);
      case 'save':
        return Number(
          save.run({ matchId: write.matchId, epoch: write.epoch, ...write.table }).changes,
        );
      case 'append':
        return this.#append(write);
      case 'snapshot':
        return Number(
          snapshot.run({ matchId: write.matchId, epoch: write.epoch, ...write.snapshot }).changes,
        );
      case 'backup': {
        const { do: _, ...change } = write;
        return Number((change.basedOn === 0 ? beginBackup : backup).run(change).changes);
      }
      case 'expire':
        return this.#expire(write);
      case 'change':
        return this.#change(write.statements);
    }
  }

  #append({ matchId, epoch, entries }: Extract<Write, { readonly do: 'append' }>): Written {
    const [only] = entries;
    if (only && entries.length === 1)
      return Number(this.#statements.append.run({ matchId, epoch, ...only }).changes);
    this.#db.exec('SAVEPOINT entries');
    const refused = entries.some(
      (entry) => this.#statements.append.run({ matchId, epoch, ...entry }).changes !== 1,
    );
    this.#db.exec(refused ? 'ROLLBACK TO entries; RELEASE entries' : 'RELEASE entries');
    return refused ? 0 : entries.length;
  }

  #expire({ endedBefore, quietSince, most }: Expired): Written {
    const expired = this.#statements.expired.all({ endedBefore, quietSince, most });
    for (const { match_id: id } of expired) this.#change(deletionOf(String(id)));
    return expired.length;
  }

  #change(statements: readonly Statement[]): Written {
    let written = 0;
    for (const { sql, values } of statements)
      written = Number(this.#changes.of(sql).run(values).changes);
    return written;
  }
}
