import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { NotStored } from './match-store.ts';
import type { StoreHealth } from './store-health.ts';

export interface CommitQueueOptions<W, R> {
  /**
   * Makes all of the writes durable and answers each of them, in order. Rejects with `NotStored`
   * when none was stored, with any other error when that is unknown.
   */
  readonly commit: (writes: readonly W[]) => Promise<readonly R[]>;
  /** A commit that takes longer, in ms, blocks new writes until it ends. */
  readonly timeoutMs: number;
  readonly health: StoreHealth;
}

interface Waiting<W, R> {
  readonly write: W;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
}

/** The most writes in one commit. */
const MOST = 512;

/**
 * Groups commits: writes that arrive during a commit go into the next one, of whatever match, so
 * that a busy server waits for the disk no more often than an idle one.
 */
export class CommitQueue<W, R> {
  readonly #options: CommitQueueOptions<W, R>;
  #waiting: Waiting<W, R>[] = [];
  #running: Promise<void> | undefined;
  #stalled = false;
  #closed = false;

  constructor(options: CommitQueueOptions<W, R>) {
    this.#options = options;
  }

  get stalled(): boolean {
    return this.#stalled;
  }

  /** Why the last commit failed or has not ended, or ''. */
  get failure(): string {
    return this.#options.health.failure;
  }

  add(write: W): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new NotStored('the store is closed'));
      if (this.#stalled) return reject(this.#late());
      this.#waiting.push({ write, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Refuses new writes, and resolves when all earlier ones are stored or refused. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // All writes of this turn of the event loop join, and a fast store does not starve other
      // work.
      await yieldToEventLoop();
      await this.#commit(this.#waiting.splice(0, MOST));
    }
    this.#running = undefined;
  }

  async #commit(batch: readonly Waiting<W, R>[]): Promise<void> {
    const { commit, timeoutMs, health } = this.#options;
    const late = setTimeout(() => this.#stall(), timeoutMs);
    try {
      const answers = await commit(batch.map(({ write }) => write));
      health.worked();
      batch.forEach(({ resolve }, index) => resolve(answers[index] as R));
    } catch (error) {
      health.failed(error);
      for (const { reject } of batch) reject(error);
    } finally {
      clearTimeout(late);
      this.#stalled = false;
    }
  }

  /**
   * The writes behind the stalled commit are certainly not stored; the fate of that commit is
   * unknown.
   */
  #stall(): void {
    this.#stalled = true;
    this.#options.health.failed(this.#late());
    for (const { reject } of this.#waiting.splice(0)) reject(this.#late());
  }

  #late(): NotStored {
    return new NotStored(`the store has not answered for ${this.#options.timeoutMs} ms`);
  }
}
