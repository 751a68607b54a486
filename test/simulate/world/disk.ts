import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import type { MatchStore } from '../../../packages/server/src/store/match-store.ts';
import type { Write } from '../../../packages/server/src/store/writes.ts';
import type { Random } from '@atoll/test-client/random';
import { Broken } from './broken.ts';
import { diskFolder } from './disk-folder.ts';
import { wayTime } from './service-faults.ts';
import { SqliteRows } from './sqlite-rows.ts';

/** A fault of the disk of a server, or of the thread that writes to it. */
export type DiskFault =
  /** A commit takes up to seconds. */
  | 'slow'
  | 'full'
  /** Reads and writes fail; the last write may be there after a restart. */
  | 'broken'
  /** Another process writes to the database. */
  | 'locked'
  | 'hanging'
  /** The thread that writes ends, before or after it has committed what it was given. */
  | 'thread';

/** What of the code of a server the disk calls. */
export interface StoreCode {
  readonly openLocked: (folder: string) => MatchStore;
  readonly answerBatches: (
    port: Pick<MessagePort, 'on' | 'postMessage' | 'close'>,
    folder: string,
  ) => void;
}

/** Belong to the processes that have the database open, and end with them. */
const OF_PROCESSES = /-shm$/;

/**
 * The folder of the one server that keeps its matches in SQLite. SQLite itself is real, and writes
 * to a real folder; what the disk does wrong is not.
 */
export class Disk {
  readonly random: Random;
  readonly rows = new SqliteRows(() => this.folder);
  /** What failed to be committed, and is there if the server ends before the next commit. */
  ghost: readonly Write[] | undefined;
  /** The writes in progress. */
  batch: readonly Write[] = [];
  readonly threads = new Set<{ end(error: Error): void }>();
  #program: StoreCode['answerBatches'] | undefined;
  readonly #root = diskFolder();
  readonly #connections: { close(): void }[] = [];
  #faults: { readonly what: DiskFault; readonly until: number }[] = [];
  #copies = 0;
  /** The folder that remains if the power fails; undefined while everything is synchronized. */
  #synchronized: string | undefined;

  constructor(random: Random) {
    this.random = random;
    mkdirSync(this.folder);
  }

  get folder(): string {
    return path.join(this.#root, String(this.#copies));
  }

  /** Opens the store of a server, with the code that it has. */
  open({ openLocked, answerBatches }: StoreCode): MatchStore {
    this.#program = answerBatches;
    return openLocked(this.folder);
  }

  /** Starts what the thread of a server that writes consists of. */
  startThread(port: Parameters<StoreCode['answerBatches']>[0], folder: string): void {
    this.#program?.(port, folder);
  }

  begin(what: DiskFault, until: number): void {
    this.#faults.push({ what, until });
  }

  /** Whatever waits to be written is not. */
  endThreads(): void {
    for (const thread of [...this.threads]) thread.end(new Broken('the thread has no memory'));
  }

  /** Until when something is wrong; at most now where it is not. */
  until(what: DiskFault, now: number): number {
    this.#faults = this.#faults.filter(({ until }) => until > now);
    return this.#faults.reduce(
      (latest, fault) => (fault.what === what ? Math.max(latest, fault.until) : latest),
      now,
    );
  }

  is(what: DiskFault, now: number): boolean {
    return this.until(what, now) > now;
  }

  /** How long a write takes that nobody else holds up, in ms. */
  writeTime(now: number): number {
    const slow = this.is('slow', now) ? this.random.fraction() * 3_000 : 0;
    return wayTime(this.random, 'well') + slow + (this.until('hanging', now) - now);
  }

  /**
   * To be told of every open file and connection to a database, which ends with the run at the
   * latest.
   */
  opened(connection: { close(): void }): void {
    this.#connections.push(connection);
  }

  /** To be told before something is committed that is not synchronized with the disk. */
  unsynchronized(): void {
    this.#synchronized ??= this.#copied(`synchronized-${this.#copies}`);
  }

  /**
   * The machine of the server has lost its power: the next one finds the files on the disk. Late
   * writes of the dead one go to another folder.
   */
  died(): void {
    const from = this.#synchronized ?? this.folder;
    this.threads.clear();
    this.#synchronized = undefined;
    this.#copied(String(this.#copies + 1), from);
    this.#copies++;
    const { ghost } = this;
    this.ghost = undefined;
    if (ghost) this.rows.write(ghost);
  }

  close(): void {
    this.rows.close();
    for (const connection of this.#connections) {
      try {
        connection.close();
      } catch {
        // It was closed before.
      }
    }
    rmSync(this.#root, { recursive: true });
  }

  #copied(name: string, from = this.folder): string {
    const to = path.join(this.#root, name);
    mkdirSync(to);
    for (const file of readdirSync(from))
      if (!OF_PROCESSES.test(file)) copyFileSync(path.join(from, file), path.join(to, file));
    return to;
  }
}
