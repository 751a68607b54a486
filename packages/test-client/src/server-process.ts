import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { endWithParent } from './end-with-parent.ts';

const MAIN = path.join(import.meta.dirname, '../../server/src/main.ts');
/** A shared compile cache, so that not every program strips and compiles the same sources anew. */
const COMPILED = path.join(import.meta.dirname, '../../../.cache/node');

/** The real program in a process of its own. */
export class ServerProcess {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #output: string[];

  private constructor(address: string, process: ChildProcess, output: string[]) {
    this.address = address;
    this.#process = process;
    this.#output = output;
  }

  /** `env` holds additional settings. */
  static async start(
    dataDir: string,
    env: Readonly<Record<string, string>> = {},
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
    const child = endWithParent(
      spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
        env: settings,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    const output: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        output.push(chunk.toString());
        const ready = /Atoll is ready at (\S+)/.exec(output.join(''));
        if (ready?.[1]) resolve(ready[1]);
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', (code) =>
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

  /** Stops the process: it answers no request, and does not notice the pause when it goes on. */
  pause(): void {
    this.#process.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process.kill('SIGCONT');
  }

  /** Resolves with the exit code, or with the signal that ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null> {
    const { exitCode, signalCode } = this.#process;
    if (this.ended) return Promise.resolve(signalCode ?? exitCode);
    const ended = new Promise<number | string | null>((resolve) =>
      this.#process.once('exit', (code, by) => resolve(by ?? code)),
    );
    this.#process.kill(signal);
    return ended;
  }
}
