import { progressOf } from '../../progress.ts';
import { splitWork } from '../../work-split.ts';
import { inSeries, type MatchRecord, type Series } from './record.ts';
import type { BalanceJob } from './worker.ts';

/**
 * Plays all series of a job and returns their records, the same whatever the number of workers.
 * Progress goes to stderr.
 */
export async function collect(job: BalanceJob, workers: number): Promise<readonly MatchRecord[]> {
  const records: MatchRecord[] = [];
  const all = job.series.reduce((sum, { games }) => sum + games, 0);
  const tell = progressOf(all, 'matches');
  await splitWork<BalanceJob, MatchRecord>(
    { file: new URL('./worker.ts', import.meta.url), job, workers },
    (record) => {
      records.push(record);
      tell(nameOf(record));
    },
  );
  return inOrder(records, job.series);
}

function inOrder(
  records: readonly MatchRecord[],
  series: readonly Series[],
): readonly MatchRecord[] {
  return series.flatMap((each) =>
    records.filter((record) => inSeries(record, each)).toSorted((a, b) => a.index - b.index),
  );
}

function nameOf({ bot, seats }: Series): string {
  return `${bot}, ${seats} seat${seats === 1 ? '' : 's'}`;
}
