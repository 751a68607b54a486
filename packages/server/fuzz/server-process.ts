import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Reading } from './probe.ts';
import { Tally } from './tally.ts';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');
const PROBE = path.join(import.meta.dirname, 'probe.ts');
/** Log levels; only an uncaught exception writes a fatal line. */
const ERROR = 50;
const FATAL = 60;
const KEPT = 5;

/**
 * The real program in a process of its own, with the probe in it. Its log is checked line by line,
 * and not kept.
 */
export class ServerProcess {
  readonly address: string;
  /** Uncaught exceptions and rejections, and an unrequested end of the process. */
  readonly crashes = new Tally();
  /** Errors in the log. */
  readonly errors = new Tally();
  /** Output lines that are not log entries, which are JSON. */
  readonly odd = new Tally();
  /** Lines that contain a secret. */
  readonly told = new Tally();
  readonly #process: ChildProcess;
  readonly #secrets: string[];
  #ending = false;

  private constructor(address: string, child: ChildProcess, secrets: string[]) {
    this.address = address;
    this.#process = child;
    this.#secrets = secrets;
    child.once('exit', (code, signal) => {
      if (!this.#ending) this.crashes.add(`the process ended with ${signal ?? code}`);
    });
  }

  /** `secrets` grows as tokens become known; none of them may appear in the log. */
  static async start(
    dataDir: string,
    { secrets }: { readonly secrets: string[] },
  ): Promise<ServerProcess> {
    const env = {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      STAND_IN_AFTER: '0',
    };
    const args = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', PROBE, MAIN];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    if (!child.stdout || !child.stderr) throw new Error('the server has no output');
    const lines = [child.stdout, child.stderr].map((stream) => createInterface({ input: stream }));
    const address = await new Promise<string>((resolve, reject) => {
      const early: string[] = [];
      for (const reader of lines)
        reader.on('line', (line) => {
          const ready = /Atoll is ready at (\S+)/.exec(line);
          if (ready?.[1]) resolve(ready[1]);
          else if (early.length < KEPT) early.push(line);
        });
      child.once('exit', (code) =>
        reject(new Error(`the server ended with ${code}: ${early.join('\n')}`)),
      );
    });
    const server = new ServerProcess(address, child, secrets);
    for (const reader of lines)
      reader.removeAllListeners('line').on('line', (line) => server.#hear(line));
    return server;
  }

  get alive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Collects garbage there, and reads the probe. */
  read(): Promise<Reading> {
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the server is gone'));
      this.#process.once('exit', gone);
      const heard = (message: unknown): void => {
        // Colyseus also sends messages to the parent process.
        if (typeof message !== 'object' || message === null || !('heap' in message)) return;
        this.#process.off('exit', gone).off('message', heard);
        resolve(message as Reading);
      };
      this.#process.on('message', heard);
      this.#process.send('read');
    });
  }

  async end(): Promise<void> {
    this.#ending = true;
    if (!this.alive) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    const late = setTimeout(() => this.#process.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
  }

  #hear(line: string): void {
    if (this.#secrets.some((secret) => line.includes(secret))) this.told.add(line);
    const entry = parsed(line);
    if (!entry) return this.odd.add(line);
    const { level, msg, err } = entry;
    if (level < ERROR) return;
    const crash = level >= FATAL || msg === 'unhandled rejection';
    (crash ? this.crashes : this.errors).add(`${msg} ${err?.stack ?? ''}`);
  }
}

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly stack?: string };
}

function parsed(line: string): LogLine | undefined {
  try {
    const entry = JSON.parse(line) as LogLine;
    return typeof entry.level === 'number' ? entry : undefined;
  } catch {
    return undefined;
  }
}
