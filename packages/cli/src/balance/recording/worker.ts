import type { Bot } from '@atoll/bots';
import { parentPort, workerData } from 'node:worker_threads';
import { loadBots } from '../../bots.ts';
import { entryOf } from '../../game.ts';
import type { Task } from './agenda.ts';
import { watchMatch } from './watch.ts';

/** The settings of all matches of a run. */
export interface MatchSettings {
  readonly game: string;
  readonly seed: string;
  readonly options: unknown;
}

const { game: id, seed, options } = workerData as MatchSettings;
const entry = entryOf(id);
const playable = await entry.load();
const balance = (await entry.tooling?.())?.balance;
if (!balance) throw new Error(`"${id}" has nothing to measure`);
const loaded = new Map<string, Promise<readonly Bot[]>>();

function botsOf(names: string): Promise<readonly Bot[]> {
  const known = loaded.get(names) ?? loadBots({ entry, playable, names });
  loaded.set(names, known);
  return known;
}

/** The next message is sent only after the answer to this one. */
async function play({ series, index }: Task): Promise<void> {
  const bots = await botsOf(series.bot);
  parentPort?.postMessage(
    watchMatch({ playable, balance: balance!, bots, series, index, seed, options }),
  );
}

parentPort?.on('message', (task: Task) => {
  void play(task);
});
