import { parentPort, workerData } from 'node:worker_threads';
import { loadSimulator } from './load.ts';
import { changesOf } from './mutants/mutants.ts';
import { planOf } from './plan.ts';
import type { Outcome } from './simulation.ts';

/** Runs of a series, from the index `from` to before `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What one run of a series came to. */
export interface RunResult {
  readonly index: number;
  readonly seed: string;
  readonly faults: number;
  readonly outcome: Omit<Outcome, 'trace'>;
  /** Whether it was made once, or twice, and then whether it came out the same. */
  readonly made: 'once' | 'twice alike' | 'twice otherwise';
}

/** What a thread of a series says: that it has nothing to do, or what a run came to. */
export type WorkerMessage =
  | { readonly type: 'idle' }
  | { readonly type: 'ran'; readonly result: RunResult };

/** One run of so many is made a second time, and has to come out the same. */
const TWICE = 50;

const { seed, mutant } = workerData as { readonly seed: string; readonly mutant?: string };
const run = await loadSimulator(changesOf(mutant));

async function made(index: number): Promise<RunResult> {
  const own = `${seed}.${index}`;
  const plan = planOf(own);
  const { trace: _, ...outcome } = await run(plan);
  const again = index % TWICE === 0 ? await run(plan) : undefined;
  const alike = again?.hash === outcome.hash ? 'twice alike' : 'twice otherwise';
  return {
    ...{ index, seed: own, faults: plan.faults.length, outcome },
    made: again ? alike : 'once',
  };
}

const say = (message: WorkerMessage): void => parentPort!.postMessage(message);

parentPort!.on('message', ({ from, to }: Range) => {
  void (async () => {
    for (let index = from; index < to; index++) say({ type: 'ran', result: await made(index) });
    say({ type: 'idle' });
  })();
});
say({ type: 'idle' });
