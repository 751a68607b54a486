import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/support/run.mjs';
import type { NumberedOrder, OrderAnswer, ServerOrder } from './server-orders.ts';

const PROGRAM = 'test/browser/support/server-program.ts';
/** The guard of a start, in ms: no test depends on how long it takes. */
const START_LIMIT = 180_000;
/** So many lines of what the server printed last are shown where a test fails. */
const NEWEST = 30;

/** How a server differs from the usual one. */
export interface Served {
  readonly program?: string;
  /** Settings besides. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The built game, served by a process of its own on a free port, with an empty data folder of its
 * own.
 */
export class GameServer {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #served: Served;
  readonly #answers = new Map<number, (answer: OrderAnswer) => void>();
  #child: ChildProcess | undefined;
  #output = '';
  #orders = 0;

  private constructor(port: number, dataDir: string, served: Served) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#dataDir = dataDir;
    this.#served = served;
  }

  /** @returns a server that answers already */
  static async start(served: Served = {}): Promise<GameServer> {
    const server = new GameServer(
      await freePort(),
      await mkdtemp(path.join(os.tmpdir(), 'atoll-browser-')),
      served,
    );
    await server.resume();
    return server;
  }

  /**
   * Starts again on the same port and data after `kill`. Throws with what the server printed if it
   * does not answer.
   */
  async resume(): Promise<void> {
    const { program = PROGRAM, env: settings } = this.#served;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      // one server takes all tests of a worker, which come from one address
      RATE_LIMITS: 'off',
      ...settings,
    };
    const args = ['--disable-warning=ExperimentalWarning', program];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    child.stdout?.on('data', (chunk) => (this.#output += String(chunk)));
    child.stderr?.on('data', (chunk) => (this.#output += String(chunk)));
    child.on('message', (answer: OrderAnswer) => this.#answers.get(answer.id)?.(answer));
    const deadline = Date.now() + START_LIMIT;
    while (!(await this.#healthy())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await this.kill();
        throw new Error(`The server does not answer on ${this.url}:\n${this.#output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Has the running server carry out an order. Throws what it answers when it cannot. */
  async order(order: ServerOrder): Promise<void> {
    const id = this.#orders++;
    const { error } = await new Promise<OrderAnswer>((resolve, reject) => {
      this.#answers.set(id, resolve);
      const lost = (): void => reject(new Error('the server does not run'));
      if (this.#child === undefined) lost();
      this.#child?.once('exit', lost);
      this.#child?.send({ id, order } satisfies NumberedOrder);
    });
    this.#answers.delete(id);
    if (error !== '') throw new Error(`the server refuses ${order.kind}: ${error}`);
  }

  /** Ends the process at once, as a crash does; its data stay. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts again unless it runs: what a failed test has killed is there for the next. */
  async ensureRunning(): Promise<void> {
    if (!(await this.#healthy())) {
      await this.kill();
      await this.resume();
    }
  }

  /** Ends the process and deletes its data. */
  async close(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** What the server printed last. */
  get newestLines(): string {
    return this.#output.trimEnd().split('\n').slice(-NEWEST).join('\n');
  }

  async #healthy(): Promise<boolean> {
    return fetch(`${this.url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
