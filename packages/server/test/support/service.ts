import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithParent } from '@atoll/test-client/end-with-parent';
import { quickFolder } from './store/quick-folder.ts';
import { GUARD_MS } from '@atoll/test-client/waiting';

/** How often a program that ends at once is started again. */
const STARTS = 10;

export interface ServiceParts {
  readonly start: (folder: string) => ChildProcess;
  /** Rejects while the program does not answer. */
  readonly ready: () => Promise<unknown>;
  /** The parent of its folder, by default in memory. */
  readonly place?: string | undefined;
}

/** A program that runs for a test, and can be killed and started again. */
export class Service {
  readonly folder: string;
  readonly #start: (folder: string) => ChildProcess;
  readonly #ready: () => Promise<unknown>;
  #process: ChildProcess | undefined;

  constructor({ start, ready, place }: ServiceParts) {
    const name = 'atoll-service-';
    this.folder = place === undefined ? quickFolder(name) : mkdtempSync(path.join(place, name));
    this.#start = start;
    this.#ready = ready;
  }

  /**
   * Remains of a killed program may keep the next one from starting for a moment, so that one that
   * ends at once is started again.
   */
  async start(): Promise<void> {
    this.#process = this.#begin();
    const begin = performance.now();
    for (
      let tries = 1;
      !(await this.#ready().then(
        () => true,
        () => false,
      ));
      await wait(20)
    ) {
      if (performance.now() - begin > GUARD_MS)
        throw new Error(`${this.#process.spawnfile} was not ready within ${GUARD_MS} ms`);
      const { exitCode, signalCode } = this.#process;
      if (exitCode === null && signalCode === null) continue;
      if (tries++ === STARTS)
        throw new Error(`${this.#process.spawnfile} ended with ${exitCode ?? signalCode}`);
      await wait(250);
      this.#process = this.#begin();
    }
  }

  #begin(): ChildProcess {
    return endWithParent(this.#start(this.folder), [this.folder]);
  }

  /**
   * Stops the program and its children: they answer no request, and do not notice the pause when
   * they go on.
   */
  pause(): void {
    this.#signal('SIGSTOP');
  }

  goOn(): void {
    this.#signal('SIGCONT');
  }

  #signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const { pid } = this.#process ?? {};
    if (pid === undefined) return;
    process.kill(pid, signal);
    const listed = spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], {
      encoding: 'utf8',
    }).stdout;
    for (const child of listed
      .split('\n')
      .map(Number)
      .filter((id) => id > 0)) {
      try {
        process.kill(child, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' = 'SIGKILL'): Promise<void> {
    const stopping = this.#process;
    this.#process = undefined;
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Starts it; on failure removes it with its folder. */
  async startOrRemove(prepare: () => Promise<void> | void = () => undefined): Promise<void> {
    try {
      await prepare();
      await this.start();
    } catch (error) {
      await this.remove();
      throw error;
    }
  }
}
