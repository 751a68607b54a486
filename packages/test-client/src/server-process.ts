import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endWithParent } from './end-with-parent.ts';

const MAIN = path.join(import.meta.dirname, '../../server/src/main.ts');
/** A shared compile cache, so that not every program strips and compiles the same sources anew. */
const COMPILED = path.join(import.meta.dirname, '../../../.cache/node');

/** How a server process differs from the usual one. */
export interface ProcessOptions {
  /** Additional settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** The file of the program; the server of the product unless told. */
  readonly program?: string;
  /** Options of Node, before the program. */
  readonly nodeOptions?: readonly string[];
  /** Called for each line of output after the start; those lines are not kept in `output`. */
  readonly onLine?: (line: string) => void;
  /** Opens a channel to the process, and is called for each message from it. */
  readonly onMessage?: (message: unknown) => void;
}

/** A server in a process of its own, which ends with this one. */
export class ServerProcess {
  readonly address: string;
  /** Resolves with the exit code, or with the signal that ended the process. */
  readonly exit: Promise<number | string | null>;
  readonly #process: ChildProcess;
  readonly #output: readonly string[];

  private constructor(address: string, child: ChildProcess, output: readonly string[]) {
    this.address = address;
    this.#process = child;
    this.#output = output;
    this.exit = new Promise((resolve) => {
      if (this.ended) resolve(child.signalCode ?? child.exitCode);
      child.once('exit', (code, signal) => resolve(signal ?? code));
    });
  }

  /** Resolves once the server is ready. Rejects with its output if it ends before. */
  static async start(
    dataDir: string,
    { env = {}, program = MAIN, nodeOptions = [], onLine, onMessage }: ProcessOptions = {},
  ): Promise<ServerProcess> {
    const settings = {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'debug',
      ...env,
    };
    const args = ['--disable-warning=ExperimentalWarning', ...nodeOptions, program];
    const child = endWithParent(
      spawn(process.execPath, args, {
        env: settings,
        stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
      }),
    );
    if (onMessage) child.on('message', onMessage);
    const output: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      let onOutput = (line: string): void => {
        output.push(`${line}\n`);
        const [, ready] = /Atoll is ready at (\S+)/.exec(line) ?? [];
        if (ready === undefined) return;
        onOutput = onLine ?? ((later) => void output.push(`${later}\n`));
        resolve(ready);
      };
      for (const stream of [child.stdout!, child.stderr!])
        createInterface({ input: stream }).on('line', (line) => onOutput(line));
      child.once('close', (code) =>
        reject(new Error(`the server ended with ${code}: ${output.join('')}`)),
      );
    });
    return new ServerProcess(address, child, output);
  }

  /** Limits the size of files to so many bytes; a full disk fails in the same way. */
  limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', String(this.#process.pid), `--fsize=${bytes}:`]);
  }

  get ended(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  get output(): string {
    return this.#output.join('');
  }

  /** Sends a message to a process that was started with `onMessage`. */
  send(message: object | string): void {
    this.#process.send(message);
  }

  /** Stops the process: it answers no request, and does not notice the pause when it goes on. */
  pause(): void {
    this.#process.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process.kill('SIGCONT');
  }

  /** Resolves with the exit code, or with the signal that ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null> {
    if (!this.ended) this.#process.kill(signal);
    return this.exit;
  }
}
