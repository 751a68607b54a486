import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Figures } from './figures.ts';
import type { Range, RunResult, WorkerMessage } from './series-worker.ts';
import { removeDiskFolders } from './world/disk-folder.ts';

export interface SeriesOptions {
  readonly seed: string;
  readonly runs: number;
  /** The fault that is put into the code; undefined for none. */
  readonly mutant: string | undefined;
  /** Ends it with the first run that breaks a promise. */
  readonly untilFound: boolean;
  readonly onRun: (figures: Figures) => void;
}

/** So many runs a thread is given at a time. */
const SHARE = 20;

/**
 * Many runs, on as many threads as the machine has processors. They are counted in the order of
 * their seeds, whichever thread is done first. Rejects when a thread fails.
 */
export async function series(options: SeriesOptions): Promise<Figures> {
  const { seed, runs, mutant, untilFound, onRun } = options;
  const figures = new Figures();
  const waiting = new Map<number, RunResult>();
  let given = 0;
  let over = false;
  const nextRange = (): Range | undefined => {
    const from = given;
    given = Math.min(runs, from + SHARE);
    return over || from >= runs ? undefined : { from, to: given };
  };
  const came = (result: RunResult): void => {
    waiting.set(result.index, result);
    for (let next = waiting.get(figures.runs); next && !over; next = waiting.get(figures.runs)) {
      waiting.delete(next.index);
      figures.add(next);
      onRun(figures);
      over = untilFound && figures.failures.length > 0;
    }
  };
  const count = Math.min(availableParallelism(), Math.ceil(runs / SHARE));
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(new URL('series-worker.ts', import.meta.url), { workerData: { seed, mutant } }),
  );
  await new Promise<void>((resolve, reject) => {
    const working = new Set(workers);
    const done = (worker: Worker): void => {
      working.delete(worker);
      if (over || working.size === 0) resolve();
    };
    for (const worker of workers) {
      const give = (): void => {
        const range = nextRange();
        if (range) worker.postMessage(range);
        else done(worker);
      };
      worker.on('error', reject);
      worker.on('message', (message: WorkerMessage) => {
        if (message.type === 'ran') came(message.result);
        else give();
        if (over) resolve();
      });
    }
  });
  await Promise.all(workers.map((worker) => worker.terminate()));
  removeDiskFolders();
  return figures;
}
