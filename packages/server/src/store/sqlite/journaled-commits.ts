import type { DatabaseSync } from 'node:sqlite';
import { NotStored } from '../match-store.ts';
import type { Write, Written } from '../writes.ts';
import type { Journal } from './journal.ts';
import { type Append, linesOf } from './journal-lines.ts';
import { KnownLogs } from './known-logs.ts';
import type { SqliteThread } from './sqlite-thread.ts';

/** How long an entry is only in the journal, in ms. */
const FEED_MS = 1_000;
/** After so many bytes the database is fed sooner: other writes wait while it takes them. */
const FEED_BYTES = 256 * 1024;

interface Parts {
  /** The connection that reads. */
  readonly db: DatabaseSync;
  readonly thread: SqliteThread;
  readonly journal: Journal;
  /** Called after each commit of the database that counts. */
  readonly committed: () => void;
}

/**
 * Commits of the only server that uses a folder. Batches of appends go into the journal, and from
 * there into the database soon after. Everything else goes into the database at once, together with
 * what is in the journal, and so does whatever the journal cannot take or must not decide.
 */
export class JournaledCommits {
  readonly #parts: Parts;
  readonly #logs: KnownLogs;
  #timer: NodeJS.Timeout | undefined;
  #feeding: Promise<void> | undefined;
  #fedTo = 0;
  /** The database did not take the journal over: new writes wait for it. */
  #isBehind = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#logs = new KnownLogs(parts.db);
    // What an earlier server left there.
    this.#feed();
  }

  /** One at a time; rejects as in `CommitQueueOptions`. */
  async commit(writes: readonly Write[]): Promise<readonly Written[]> {
    const appends = writes.filter((write) => write.do === 'append');
    const after = appends.length === writes.length ? this.#allowed(appends) : undefined;
    if (!after) return this.#inDatabase(writes);
    const { journal } = this.#parts;
    try {
      await journal.append(appends.map(linesOf).join(''));
    } catch (error) {
      return this.#instead(writes, { error, isVoid: await journal.voidFailed() });
    }
    this.#logs.keep(after);
    this.#feedLater();
    return appends.map(({ entries }) => entries.length);
  }

  /** Resolves once everything is in the database, if that can be. No commit may be under way. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#feeding;
    clearTimeout(this.#timer);
    const { thread, journal, committed } = this.#parts;
    await thread.commit({ writes: [], journal: 'end' }).then(committed, () => undefined);
    journal.close();
  }

  /** What is known after the appends, if the journal may take them. */
  #allowed(appends: readonly Append[]): ReturnType<KnownLogs['after']> {
    if (this.#isBehind || !this.#parts.journal.hasRoom) return undefined;
    try {
      return this.#logs.after(appends);
    } catch {
      return undefined;
    }
  }

  /** The database voids the failed record, and has what was in it. */
  #instead(
    writes: readonly Write[],
    { error, isVoid }: { readonly error: unknown; readonly isVoid: boolean },
  ): Promise<readonly Written[]> {
    return this.#inDatabase(writes).catch((failure: unknown) => {
      if (isVoid || !(failure instanceof NotStored)) throw failure;
      throw new Error('the journal may hold what it failed to store', { cause: error });
    });
  }

  async #inDatabase(writes: readonly Write[]): Promise<readonly Written[]> {
    const { thread, journal, committed: counted } = this.#parts;
    // Of no use until the database says so: it may have begun a new generation, and not told it.
    journal.begin('');
    const { written, committed } = await thread.commit({ writes, journal: 'renew' });
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isBehind = false;
    this.#fedTo = 0;
    journal.begin(committed.generation);
    this.#logs.forget(committed.commits);
    counted();
    return written;
  }

  #feedLater(): void {
    if (this.#parts.journal.length - this.#fedTo > FEED_BYTES) this.#feed();
    else this.#timer ??= setTimeout(() => this.#feed(), FEED_MS).unref();
  }

  /** Appends go on meanwhile. */
  #feed(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { thread, journal } = this.#parts;
    if (this.#feeding) {
      // The last feed has had its time.
      this.#isBehind = true;
      return;
    }
    this.#fedTo = journal.length;
    this.#feeding = thread
      .commit({ writes: [], journal: 'keep' })
      .then(
        () => undefined,
        () => {
          this.#isBehind = true;
        },
      )
      .finally(() => {
        this.#feeding = undefined;
      });
  }
}
