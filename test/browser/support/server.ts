import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/support/run.mjs';

/** The program of the house; another one answers to the same settings. */
const PROGRAM = 'packages/server/src/main.ts';
/** In ms: a machine with much else to do takes its time. */
const startLimit = 60_000;

type Settings = Readonly<Record<string, string>>;

/** What is served where it is not the house as it is. */
export interface Served {
  readonly program?: string | undefined;
  /** Settings besides. */
  readonly env?: Settings | undefined;
}

/**
 * The built game, served by a process of its own on a free port, with an empty data folder of its
 * own.
 */
export class GameServer {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #program: string;
  readonly #env: Settings;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, dataDir: string, { program = PROGRAM, env = {} }: Served) {
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#dataDir = dataDir;
    this.#program = program;
    this.#env = env;
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
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      ...this.#env,
    };
    const args = ['--disable-warning=ExperimentalWarning', this.#program];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout.on('data', (chunk) => (this.#output += String(chunk)));
    child.stderr.on('data', (chunk) => (this.#output += String(chunk)));
    const deadline = Date.now() + startLimit;
    while (!(await this.#healthy())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await this.kill();
        throw new Error(`The server does not answer on ${this.url}:\n${this.#output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Lets somebody else use the data folder, and starts again on it. */
  async pause(use: (dataDir: string) => Promise<void>): Promise<void> {
    await this.kill();
    await use(this.#dataDir);
    await this.resume();
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

  /** Ends the process and deletes its data. */
  async close(): Promise<void> {
    await this.kill();
    await rm(this.#dataDir, { recursive: true, force: true });
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
