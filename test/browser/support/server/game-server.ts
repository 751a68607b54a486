import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ProcessOptions, ServerProcess } from '@atoll/test-client/server-process';
import type { NumberedOrder, OrderAnswer, ServerOrder } from './server-orders.ts';

const PROGRAM = path.join(import.meta.dirname, 'server-program.ts');
/** The number of newest lines of the server that are shown where a test fails. */
const NEWEST = 30;

/** How a server differs from the usual one. */
export type Served = Pick<ProcessOptions, 'program' | 'env'>;

/**
 * The built game, served by a process of its own on a free port, with an empty data folder of its
 * own.
 */
export class GameServer {
  readonly #dataDir: string;
  readonly #served: Served;
  readonly #answers = new Map<number, (answer: OrderAnswer) => void>();
  #process!: ServerProcess;
  #port = '0';
  #orders = 0;

  private constructor(dataDir: string, served: Served) {
    this.#dataDir = dataDir;
    this.#served = served;
  }

  /** @returns a server that answers already */
  static async start(served: Served = {}): Promise<GameServer> {
    const server = new GameServer(await mkdtemp(path.join(os.tmpdir(), 'atoll-browser-')), served);
    await server.resume();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /**
   * Starts again on the same port and data after `kill`. Rejects with the output of the server if
   * it ends before it is ready.
   */
  async resume(): Promise<void> {
    const { program = PROGRAM, env } = this.#served;
    this.#process = await ServerProcess.start(this.#dataDir, {
      program,
      env: { NODE_ENV: 'production', PORT: this.#port, LOG_LEVEL: 'info', ...env },
      onMessage: (message) => {
        const answer = message as OrderAnswer;
        this.#answers.get(answer.id)?.(answer);
      },
    });
    this.#port = new URL(this.#process.address).port;
  }

  /** Has the running server carry out an order. Throws what it answers when it cannot. */
  async order(order: ServerOrder): Promise<void> {
    const id = this.#orders++;
    const { error } = await new Promise<OrderAnswer>((resolve, reject) => {
      this.#answers.set(id, resolve);
      void this.#process.exit.then(() => reject(new Error('the server does not run')));
      if (!this.#process.ended) this.#process.send({ id, order } satisfies NumberedOrder);
    });
    this.#answers.delete(id);
    if (error !== '') throw new Error(`the server refuses ${order.kind}: ${error}`);
  }

  /** Ends the process at once, as a crash does; its data stay. */
  async kill(): Promise<void> {
    await this.#process.end('SIGKILL');
  }

  /** Starts again unless it runs: what a failed test has killed is there for the next. */
  async ensureRunning(): Promise<void> {
    if (this.#process.ended) await this.resume();
  }

  /** Ends the process and deletes its data. */
  async close(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** The newest lines of the server's output. */
  get newestLines(): string {
    return this.#process.output.trimEnd().split('\n').slice(-NEWEST).join('\n');
  }
}
