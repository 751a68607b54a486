import { jest } from '@jest/globals';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { atoll } from '../src/atoll.ts';

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');
/** Where compiled modules are kept, so that each program of the tests begins sooner. */
const COMPILED = path.resolve(import.meta.dirname, '../../../.cache/compiled');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    stdio: 'pipe',
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
}

/** Carries out a command line that reads no input, within this program. */
export async function runAtoll(args: readonly string[]): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
  const err = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
  try {
    const code = await atoll(args);
    return { code, stdout, stderr };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** Starts the command line as a program, with some input, and waits for its end. */
export async function startAtoll(args: readonly string[], input = ''): Promise<Ended> {
  const child = start(args);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

/** An outside program that plays: asks a line, waits for the answer. */
export class Player {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #stderr = '';

  constructor(args: readonly string[]) {
    this.#child = start(args);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#stderr += text));
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async ask(command: object): Promise<Record<string, unknown>> {
    this.#child.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the program ended: ${this.#stderr}`);
    return JSON.parse(value as string) as Record<string, unknown>;
  }

  /** Ends the input and waits; `rest` is what came without being asked for. */
  async end(): Promise<{
    readonly code: number | null;
    readonly stderr: string;
    readonly rest: readonly string[];
  }> {
    const closed = new Promise<number | null>((resolve) => this.#child.once('close', resolve));
    this.#child.stdin.end();
    const rest: string[] = [];
    for (let line = await this.#lines.next(); !line.done; line = await this.#lines.next())
      rest.push(line.value as string);
    return { code: await closed, stderr: this.#stderr, rest };
  }
}
