import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job } from './image.ts';

interface Waiting {
  job: Job;
  done(result: unknown): void;
  failed(error: Error): void;
}

interface Reply {
  id: number;
  result?: unknown;
  error?: string;
}

/** A few worker threads that share a queue of jobs. */
export class Crew {
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];
  readonly #queue: Waiting[] = [];
  readonly #running = new Map<Worker, Waiting>();

  constructor(size: number = Math.min(4, availableParallelism())) {
    for (let i = 0; i < size; i++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.on('message', (reply: Reply) => this.#finish(worker, reply));
      worker.on('error', (error) =>
        this.#running
          .get(worker)
          ?.failed(error instanceof Error ? error : new Error(String(error))),
      );
      this.#idle.push(worker);
      this.#all.push(worker);
    }
  }

  /** Does one job as soon as a thread is free. */
  run(job: Job): Promise<unknown> {
    return new Promise((done, failed) => {
      // an encode job holds pixels: a whole bake of them would not fit into memory
      if (job.kind === 'encode') this.#queue.unshift({ job, done, failed });
      else this.#queue.push({ job, done, failed });
      this.#next();
    });
  }

  /** Stops all threads. */
  async close(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }

  #next(): void {
    while (this.#idle.length && this.#queue.length) {
      const worker = this.#idle.pop();
      const waiting = this.#queue.shift();
      if (!worker || !waiting) return;
      this.#running.set(worker, waiting);
      worker.postMessage({ id: 0, job: waiting.job });
    }
  }

  #finish(worker: Worker, { result, error }: Reply): void {
    const waiting = this.#running.get(worker);
    this.#running.delete(worker);
    this.#idle.push(worker);
    if (error === undefined) waiting?.done(result);
    else waiting?.failed(new Error(error));
    this.#next();
  }
}
