import { parentPort, workerData } from 'node:worker_threads';
import { loadBots } from '../../bots.ts';
import { entryOf } from '../../game.ts';
import { numbersOf, type Share } from '../../work-split.ts';
import type { Series } from './record.ts';
import { watchMatch } from './watch.ts';

/** The job of the workers. */
export interface BalanceJob {
  readonly game: string;
  readonly seed: string;
  readonly options: unknown;
  readonly series: readonly (Series & { readonly games: number })[];
}

const {
  game: id,
  seed,
  options,
  series: all,
  share,
} = workerData as BalanceJob & { readonly share: Share };
const entry = entryOf(id);
const playable = await entry.load();
const balance = (await entry.tooling?.())?.balance;
if (!balance) throw new Error(`"${id}" has nothing to measure`);

for (const { games, ...series } of all) {
  const bots = await loadBots({ entry, playable, names: series.bot });
  for (const index of numbersOf(share, games))
    parentPort?.postMessage(watchMatch({ playable, balance, bots, series, index, seed, options }));
}
