import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { MatchPlan } from './bench-matches.ts';

/** The measured servers: ours, the same without a disk, the baseline, and boardgame.io. */
export type Kind = 'durable' | 'memory' | 'baseline' | 'peer';

/** The start data of a measured server. */
export interface Orders {
  readonly kind: Kind;
  readonly plan: MatchPlan;
  /** For the database. */
  readonly folder: string;
  /** How long a table stays in memory without connections, in ms. */
  readonly idleMs: number;
}

/** The figures that a measured server reports. */
export interface Figures {
  /** Processor time since it started, all threads, in seconds. */
  readonly cpu: number;
  /** Bytes of heap in use, after a garbage collection. */
  readonly heap: number;
  /** Bytes in buffers outside of the heap. */
  readonly external: number;
  /** Bytes of the whole process. */
  readonly rss: number;
  /** Tables in memory. */
  readonly tables: number;
}

export type Question = 'figures' | 'collected figures' | 'end';

const FILES: Readonly<Record<Kind, string>> = {
  durable: 'our-server.ts',
  memory: 'our-server.ts',
  baseline: 'baseline-server.ts',
  peer: 'peer/peer-server.ts',
};

/** A server in a process of its own, which reports its costs. */
export class MeasuredServer {
  readonly kind: Kind;
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(kind: Kind, port: number, child: ChildProcess) {
    this.kind = kind;
    this.port = port;
    this.#process = child;
  }

  static async start(orders: Orders): Promise<MeasuredServer> {
    const child = fork(
      path.join(import.meta.dirname, FILES[orders.kind]),
      [JSON.stringify(orders)],
      {
        execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning', ...profiling()],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    const kill = (): void => void child.kill('SIGKILL');
    // Before the removal of the folder that it writes to.
    process.prependListener('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    const port = await answerOf<number>(child);
    return new MeasuredServer(orders.kind, port, child);
  }

  /** `collected` runs a garbage collection first, so that only memory in use is counted. */
  figures(after: 'at once' | 'collected' = 'at once'): Promise<Figures> {
    this.#process.send(
      (after === 'collected' ? 'collected figures' : 'figures') satisfies Question,
    );
    return answerOf<Figures>(this.#process);
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.send('end' satisfies Question);
    const late = setTimeout(() => this.#process.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(late);
  }
}

/** With PROFILE=folder every server leaves a profile of its processor time there. */
function profiling(): readonly string[] {
  const folder = process.env['PROFILE'];
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null): void =>
      reject(new Error(`a server of the bench ended with ${code}`));
    const heard = (said: object): void => {
      // Colyseus also sends messages to its parent.
      if (!('toBench' in said)) return;
      child.off('exit', failed).off('message', heard);
      resolve(said.toBench as T);
    };
    child.on('exit', failed).on('message', heard);
  });
}
