import { Worker } from 'node:worker_threads';
import { NotStored } from '../match-store.ts';
import type { Batch, BatchAnswer } from './sqlite-worker.ts';

type Stored = Extract<BatchAnswer, { readonly written: unknown }>;

/** The caller's side of the writer thread; a dead thread is replaced. */
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
   * thread died during it.
   */
  commit(batch: Omit<Batch, 'id'>): Promise<Stored> {
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
        end(() => ('written' in answer ? resolve(answer) : reject(new NotStored(answer.error))));
      };
      worker.on('message', answered).on('exit', gone).on('error', reject);
      worker.postMessage({ id, ...batch } satisfies Batch);
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
    // The waiting batch gets the error; without a listener the error would end the process. A
    // thread that failed, but has not ended yet, does not process a new batch.
    worker.on('error', gone).once('exit', gone);
    return worker;
  }
}
