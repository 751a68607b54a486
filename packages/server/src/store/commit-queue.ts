import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { NotStored } from './match-store.ts';
import type { StoreHealth } from './store-health.ts';

export interface CommitQueueOptions<W, R> {
  /**
   * Makes all of the writes durable and answers each of them, in order. Rejects with `NotStored`
   * when nothing of them was stored, with anything else when nobody knows.
   */
  readonly commit: (writes: readonly W[]) => Promise<readonly R[]>;
  /**
   * A commit that takes longer than this, in ms, means that nothing more is accepted until it ends.
   */
  readonly timeoutMs: number;
  readonly health: StoreHealth;
}

interface Waiting<W, R> {
  readonly write: W;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
}

/** The most writes that go into one commit. */
const MOST = 512;

/**
 * Shares commits: what is written while one is under way goes into the next one, whichever match it
 * comes from, so that a busy server waits for the disk no more often than a quiet one.
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

  add(write: W): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new NotStored('the store is closed'));
      if (this.#stalled) return reject(this.#late());
      this.#waiting.push({ write, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /**
   * Refuses what comes from now on, and resolves when everything that was added is stored or
   * refused.
   */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Everybody who acts in this turn of the event loop comes along, and a quick store does not
      // starve the others.
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
   * What waits behind the stalled commit has certainly not been stored; about that commit itself
   * nobody knows yet.
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
