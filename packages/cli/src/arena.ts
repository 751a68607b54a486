import { arenaTable, type Encounter } from './arena-table.ts';
import type { ArenaJob } from './arena-worker.ts';
import { loadBots } from './bots.ts';
import { entryOf, readOptions } from './game.ts';
import { splitWork } from './work-split.ts';
import { readFlags, UsageError, wholeNumber, workersIn } from './usage.ts';

/**
 * `atoll arena`: how often each bot wins. The table repeats for a seed; progress and thinking times
 * go to stderr.
 */
export async function arena(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    required: ['game', 'bots', 'games', 'seed'],
    optional: ['options', 'workers'],
  });
  const entry = entryOf(flags.game);
  const playable = await entry.load();
  const { game } = playable;
  const games = wholeNumber('games', flags.games, { min: 1 });
  const workers = workersIn(flags.workers);
  const options = readOptions(game, flags.options);
  const bots = (await loadBots({ entry, playable, names: flags.bots })).map(({ id }) => id);
  const { min, max } = game.seats;
  if (bots.length < Math.max(2, min) || bots.length > max)
    throw new UsageError(
      `--bots names ${bots.length} bots; a match of ${game.id} has ${Math.max(2, min)} to ${max}`,
    );
  const job: ArenaJob = { game: flags.game, bots: flags.bots, games, seed: flags.seed, options };
  const encounters: Encounter[] = [];
  const begin = performance.now();
  const onEncounter = (encounter: Encounter): void => {
    encounters.push(encounter);
    process.stderr.write(`${encounters.length} of ${games}: ${progress(bots, encounters)}\n`);
  };
  await splitWork(
    { file: new URL('./arena-worker.ts', import.meta.url), job, workers },
    onEncounter,
  );
  process.stdout.write(`${arenaTable(bots, encounters).join('\n')}\n`);
  bots.forEach((bot, index) => process.stderr.write(`${bot}: ${thinking(encounters, index)}\n`));
  process.stderr.write(`${((performance.now() - begin) / 1000).toFixed(0)} s in all\n`);
  return 0;
}

function progress(bots: readonly string[], encounters: readonly Encounter[]): string {
  return bots
    .map(
      (bot, index) =>
        `${bot} ${encounters.reduce((sum, { wins }) => sum + (wins[index] ?? 0), 0).toFixed(1)}`,
    )
    .join(', ');
}

/** CPU time, which does not depend on other load of the machine. */
function thinking(encounters: readonly Encounter[], index: number): string {
  const times = encounters.map(
    ({ thoughts }) => thoughts[index] ?? { choices: 0, cpuMs: 0, longestMs: 0 },
  );
  const choices = times.reduce((sum, time) => sum + time.choices, 0);
  const cpuMs = times.reduce((sum, time) => sum + time.cpuMs, 0);
  const longest = Math.max(...times.map(({ longestMs }) => longestMs));
  return `${choices} choices, ${(cpuMs / choices).toFixed(1)} ms of CPU time each, the longest ${longest.toFixed(0)} ms`;
}
