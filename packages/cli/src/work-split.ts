import { Worker } from 'node:worker_threads';

/**
 * The part of a job that one of several workers does: the numbers that leave `rest` when divided by
 * `of`.
 */
export interface Share {
  readonly of: number;
  readonly rest: number;
}

export interface SharedJob<J> {
  /** The worker's file. */
  readonly file: URL;
  readonly job: J;
  readonly workers: number;
}

/**
 * Runs a job in several workers, each with its share, until all have ended. Rejects as soon as one
 * of them fails.
 */
export async function splitWork<J extends object, M>(
  { file, job, workers }: SharedJob<J>,
  onMessage: (message: M) => void,
): Promise<void> {
  const shares = Array.from({ length: workers }, (_, rest): Share => ({ of: workers, rest }));
  await Promise.all(
    shares.map((share) => run(new Worker(file, { workerData: { ...job, share } }), onMessage)),
  );
}

function run<M>(worker: Worker, onMessage: (message: M) => void): Promise<void> {
  worker.on('message', onMessage);
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
    );
  });
}

/** The numbers of a share, from 0 up to `count`. */
export function* numbersOf({ of, rest }: Share, count: number): Generator<number> {
  for (let number = rest; number < count; number += of) yield number;
}
