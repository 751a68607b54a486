import { Worker } from 'node:worker_threads';
import { type Asker, BotQueue } from './bot-queue.ts';
import type { WorkerSetup, ThinkAnswer, ThinkRequest } from './worker-messages.ts';

export interface BotPoolOptions {
  /**
   * The address of a module that exports `catalog`, for the threads; by default the catalog of the
   * product.
   */
  readonly catalog?: string;
  /** How many bots may think at once. Threads start when they are first needed. */
  readonly threads?: number;
  /**
   * After this many ms a thread is ended, so that a bot that never ends cannot hold it for ever.
   */
  readonly timeoutMs?: number;
  /**
   * After waiting this many ms for a thread the next weaker bot thinks instead, and after four
   * times as many the weakest.
   */
  readonly hurryMs?: number;
}

/** Why a worker gave no answer. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThoughtLost';
}

/** The options of a bot's thinking, with its requester. */
export interface ThinkOptions {
  readonly asker: Asker;
  /** Weaker bots that may think instead, the strongest first; may be empty. */
  readonly weaker: readonly string[];
  /** Whether the weakest is enough, even when no other request waits. */
  readonly briefly: boolean;
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
}

export interface ThinkResult {
  readonly action: unknown;
  /** Whether a weaker bot thought, because too many requests wait. */
  readonly hurried: boolean;
  /** How long a thread thought, in ms. */
  readonly took: number;
}

interface Job extends ThinkOptions {
  readonly request: ThinkRequest;
  readonly since: number;
  readonly resolve: (result: ThinkResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The threads in which the bots of one process think, so that no table waits for another's bots.
 * Tables at which people play come first; the others never hold every thread, so that one of them
 * is free soon.
 */
export class BotPool {
  readonly #setup: WorkerSetup;
  readonly #threads: number;
  readonly #timeoutMs: number;
  readonly #hurryMs: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #attended = new BotQueue<Job>();
  readonly #unattended = new BotQueue<Job>();
  /** How many threads think for tables at which no person plays. */
  #apart = 0;
  #closed = false;

  constructor({
    catalog = '',
    threads = 2,
    timeoutMs = 60_000,
    hurryMs = 1000,
  }: BotPoolOptions = {}) {
    this.#setup = { catalog };
    this.#threads = threads;
    this.#timeoutMs = timeoutMs;
    this.#hurryMs = hurryMs;
  }

  /**
   * The bot's choice, in its turn. Rejects with `ThinkingFailed` when it fails, takes too long, or
   * is no longer needed.
   */
  think(request: ThinkRequest, options: ThinkOptions): Promise<ThinkResult> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new ThinkingFailed('the worker pool is closed'));
      const queue = options.asker.attended ? this.#attended : this.#unattended;
      queue.add({ ...options, request, since: performance.now(), resolve, reject }, options.asker);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job = this.#take(); job; job = this.#take())
      job.reject(new ThinkingFailed('the worker pool is closed'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    while (!this.#closed && (this.#idle.length > 0 || this.#all.size < this.#threads)) {
      const job = this.#take();
      if (!job) return;
      if (job.signal.aborted) job.reject(new ThinkingFailed('no table waits for the answer'));
      else this.#give(this.#idle.pop() ?? this.#start(), job);
    }
  }

  #take(): Job | undefined {
    const free = this.#closed || this.#apart < Math.max(1, this.#threads - 1);
    return this.#attended.take() ?? (free ? this.#unattended.take() : undefined);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), {
      workerData: this.#setup,
    });
    this.#all.add(worker);
    // A thread that waits for work does not keep the process alive.
    worker.unref();
    // The waiting caller gets the error too; without a listener it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.#all.delete(worker);
      const index = this.#idle.indexOf(worker);
      if (index >= 0) this.#idle.splice(index, 1);
      this.#next();
    });
    return worker;
  }

  /** The bot that thinks, given how long the request has waited. */
  #botFor({ request, weaker, briefly, since }: Job): string {
    const waited = performance.now() - since;
    if (briefly || waited > 4 * this.#hurryMs) return weaker.at(-1) ?? request.bot;
    return (waited > this.#hurryMs ? weaker[0] : undefined) ?? request.bot;
  }

  #give(worker: Worker, job: Job): void {
    const bot = this.#botFor(job);
    const begin = performance.now();
    const apart = job.asker.attended ? 0 : 1;
    this.#apart += apart;
    const end = (settle: () => void): void => {
      clearTimeout(limit);
      worker.off('message', answered).off('error', failed).off('exit', gone);
      this.#apart -= apart;
      settle();
    };
    const lose = (why: string, cause?: unknown): void => {
      end(() => job.reject(new ThinkingFailed(why, { cause })));
      this.#next();
    };
    const gone = (): void => lose('its thread ended');
    const failed = (error: unknown): void => lose('its thread failed', error);
    const answered = (answer: ThinkAnswer): void => {
      const took = performance.now() - begin;
      end(() =>
        answer.ok
          ? job.resolve({ action: answer.action, hurried: bot !== job.request.bot, took })
          : job.reject(new ThinkingFailed(answer.error)),
      );
      this.#idle.push(worker);
      this.#next();
    };
    const limit = setTimeout(() => {
      lose(`it took longer than ${this.#timeoutMs} ms`);
      void worker.terminate();
    }, this.#timeoutMs);
    worker.on('message', answered).on('error', failed).on('exit', gone);
    worker.postMessage({ ...job.request, bot } satisfies ThinkRequest);
  }
}
