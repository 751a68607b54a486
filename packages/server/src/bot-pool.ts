import { Worker } from 'node:worker_threads';
import type { ThinkerSetup, ThoughtAnswer, ThoughtRequest } from './bot-thought.ts';

export interface BotPoolOptions {
  /** The address of a module that exports `catalog`, for the threads; without it they take the one of the house. */
  readonly catalog?: string;
  /** How many bots may think at once. Threads start when they are first needed. */
  readonly threads?: number;
  /** After this many ms a thread is given up, so that a bot without end cannot hold it for ever. */
  readonly patience?: number;
}

/** Why a thought was not thought to its end. */
export class ThoughtLost extends Error {
  override readonly name = 'ThoughtLost';
}

interface Job {
  readonly request: ThoughtRequest;
  readonly signal: AbortSignal;
  readonly resolve: (action: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The threads in which the bots of one process think, so that no table waits for another's thoughts. */
export class BotPool {
  readonly #setup: ThinkerSetup;
  readonly #threads: number;
  readonly #patience: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor({ catalog = '', threads = 2, patience = 60_000 }: BotPoolOptions = {}) {
    this.#setup = { catalog };
    this.#threads = threads;
    this.#patience = patience;
  }

  /** What the bot chooses, in its turn. Rejects with `ThoughtLost` when it fails, takes too long, or is wanted no more. */
  think(request: ThoughtRequest, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new ThoughtLost('the bots are going home'));
      this.#waiting.push({ request, signal, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new ThoughtLost('the bots are going home'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    while (this.#waiting[0]?.signal.aborted) this.#waiting.shift()?.reject(new ThoughtLost('nobody waits for it'));
    if (this.#closed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#threads ? this.#start() : undefined);
    if (worker) this.#give(worker, this.#waiting.shift() as Job);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { workerData: this.#setup });
    this.#all.add(worker);
    // A thread that waits for work does not keep the process alive.
    worker.unref();
    // Whoever waits for an answer hears of an error too; without a listener it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.#all.delete(worker);
      const index = this.#idle.indexOf(worker);
      if (index >= 0) this.#idle.splice(index, 1);
      this.#next();
    });
    return worker;
  }

  #give(worker: Worker, job: Job): void {
    const end = (settle: () => void): void => {
      clearTimeout(limit);
      worker.off('message', answered).off('error', failed).off('exit', gone);
      settle();
    };
    const lose = (why: string, cause?: unknown): void => end(() => job.reject(new ThoughtLost(why, { cause })));
    const gone = (): void => lose('its thread ended');
    const failed = (error: unknown): void => lose('its thread failed', error);
    const answered = (answer: ThoughtAnswer): void => {
      end(() => (answer.ok ? job.resolve(answer.action) : job.reject(new ThoughtLost(answer.error))));
      this.#idle.push(worker);
      this.#next();
    };
    const limit = setTimeout(() => {
      lose(`it took longer than ${this.#patience} ms`);
      void worker.terminate();
    }, this.#patience);
    worker.on('message', answered).on('error', failed).on('exit', gone);
    worker.postMessage(job.request);
  }
}
