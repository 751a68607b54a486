import path from 'node:path';
import { ServerProcess } from '@atoll/test-client/server-process';
import type { Reading } from './probe.ts';
import { Tally } from './tally.ts';

const PROBE = path.join(import.meta.dirname, 'probe.ts');
/** Log levels; only an uncaught exception writes a fatal line. */
const ERROR = 50;
const FATAL = 60;

/**
 * The real program in a process of its own, with the probe in it. Its log is checked line by line,
 * and not kept.
 */
export class FuzzedServer {
  /** Uncaught exceptions and rejections, and an unrequested end of the process. */
  readonly crashes = new Tally();
  /** Errors in the log. */
  readonly errors = new Tally();
  /** Output lines that are not log entries, which are JSON. */
  readonly odd = new Tally();
  /** Lines that contain a secret. */
  readonly leakedTokens = new Tally();
  readonly #secrets: readonly string[];
  #process!: ServerProcess;
  #read: (reading: Reading) => void = () => undefined;
  #ending = false;

  private constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  /** `secrets` grows as tokens become known; none of them may appear in the log. */
  static async start(
    dataDir: string,
    { secrets }: { readonly secrets: readonly string[] },
  ): Promise<FuzzedServer> {
    const server = new FuzzedServer(secrets);
    server.#process = await ServerProcess.start(dataDir, {
      env: { LOG_LEVEL: 'info', STAND_IN_AFTER: '0' },
      nodeOptions: ['--expose-gc', '--import', PROBE],
      onLine: (line) => server.#hear(line),
      // Colyseus also sends messages to the parent process.
      onMessage: (message) => {
        if (typeof message === 'object' && message !== null && 'heap' in message)
          server.#read(message as Reading);
      },
    });
    void server.#process.exit.then((how) => {
      if (!server.#ending) server.crashes.add(`the process ended with ${how}`);
    });
    return server;
  }

  get address(): string {
    return this.#process.address;
  }

  get alive(): boolean {
    return !this.#process.ended;
  }

  /** Collects garbage there, and reads the probe. */
  read(): Promise<Reading> {
    return new Promise((resolve, reject) => {
      void this.#process.exit.then(() => reject(new Error('the server is gone')));
      this.#read = resolve;
      this.#process.send('read');
    });
  }

  async end(): Promise<void> {
    this.#ending = true;
    const late = setTimeout(() => void this.#process.end('SIGKILL'), 10_000);
    await this.#process.end('SIGTERM');
    clearTimeout(late);
  }

  #hear(line: string): void {
    if (this.#secrets.some((secret) => line.includes(secret))) this.leakedTokens.add(line);
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
