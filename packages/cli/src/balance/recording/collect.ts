import { Worker } from 'node:worker_threads';
import { progressOf } from '../../progress.ts';
import type { Agenda } from './agenda.ts';
import type { MatchRecord, Series } from './record.ts';
import type { MatchSettings } from './worker.ts';

export interface Collecting {
  readonly settings: MatchSettings;
  readonly workers: number;
  /** No match begins after this many milliseconds; default: no limit. */
  readonly time?: number;
  /** Called with each match as soon as it is played. */
  readonly kept: (record: MatchRecord) => void;
}

/**
 * Plays the matches of an agenda in several workers until none is left or the time is over. Which
 * matches the agenda counts does not depend on the number of workers unless the time ends it.
 * Progress goes to stderr.
 */
export async function collect(
  agenda: Agenda,
  { settings, workers, time = Infinity, kept }: Collecting,
): Promise<void> {
  const end = performance.now() + time;
  const tell = progressOf(agenda.wanted - agenda.played, 'matches');
  const serve = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const task = performance.now() < end ? agenda.next() : undefined;
        if (task) worker.postMessage(task);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (record: MatchRecord) => {
        agenda.add(record);
        kept(record);
        tell(nameOf(record));
        next();
      });
      worker.once('error', reject);
      next();
    });
  const file = new URL('./worker.ts', import.meta.url);
  await Promise.all(
    Array.from({ length: workers }, () => serve(new Worker(file, { workerData: settings }))),
  );
}

function nameOf({ bot, seats }: Series): string {
  return `${bot}, ${seats} seat${seats === 1 ? '' : 's'}`;
}
