import { Worker } from 'node:worker_threads';
import { NotStored } from '../match-store.ts';
import type { Batch, BatchAnswer } from './sqlite-worker.ts';
import type { Write, Written } from '../writes.ts';

/**
 * The other end of the thread that writes. One batch is under way at a time; a thread that died is
 * started again.
 */
export class SqliteThread {
  readonly #folder: string;
  #worker: Worker | undefined;
  #batches = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#worker = this.#start();
  }

  /**
   * Rejects with `NotStored` when the database refused the batch, with another error when the
   * thread died over it.
   */
  commit(writes: readonly Write[]): Promise<readonly Written[]> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#batches;
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        worker.off('message', answered).off('exit', gone).off('error', reject);
        settle();
      };
      const gone = (): void => end(() => reject(new Error('the thread that writes ended')));
      const answered = (answer: BatchAnswer): void => {
        if (answer.id !== id) return;
        end(() =>
          'written' in answer ? resolve(answer.written) : reject(new NotStored(answer.error)),
        );
      };
      worker.on('message', answered).on('exit', gone).on('error', reject);
      worker.postMessage({ id, writes } satisfies Batch);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await gone;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: this.#folder,
    });
    const gone = (): void => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // Whoever waits for a batch hears of it; without a listener it would end the process. What one
    // is given that failed, and has not ended yet, it does not do.
    worker.on('error', gone).once('exit', gone);
    return worker;
  }
}
