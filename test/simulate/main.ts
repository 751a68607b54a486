import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { crashes } from './crashes.ts';
import type { Figures } from './figures.ts';
import { loadSimulator, type Run } from './load.ts';
import { tryMutants } from './mutants/try-mutants.ts';
import { changesOf } from './mutants/mutants.ts';
import { planOf } from './plan.ts';
import { series } from './series.ts';
import { shrunk } from './shrink.ts';

const USAGE = `npm run -s simulate -- --runs N --seed s          N runs, of the seeds s.0, s.1, …
npm run -s simulate -- --seed s.17 [--trace]      one run, with all that happened in it
npm run -s simulate -- --seed s.17 --shrink       the same, made as small as it stays broken
npm run -s simulate -- crashes --seed s.17        that run without its faults, once for each moment at
                                                  which one of its servers may die
npm run -s simulate -- mutants [NAME …] [--runs N] [--seed s]
                                                  puts faults into the code, which must be found
--mutant NAME                                     with one of these faults in the code`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Does what the command line says, and fails when a promise was broken. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    options: {
      runs: { type: 'string' },
      seed: { type: 'string', default: 's' },
      mutant: { type: 'string' },
      trace: { type: 'boolean', default: false },
      shrink: { type: 'boolean', default: false },
      'until-found': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [command, ...names] = positionals;
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (values.help || !['crashes', 'mutants', undefined].includes(command)) return say(USAGE);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
    throw new RangeError(`--runs is a whole number above 0, not ${values.runs}`);
  if (command === 'mutants') {
    const missed = await tryMutants(names, { runs: runs ?? 10_000, seed: values.seed, say });
    if (missed > 0) process.exitCode = 1;
    return;
  }
  const changes = changesOf(values.mutant);
  if (command === 'crashes') {
    const broken = await crashes(await loadSimulator(changes), planOf(values.seed), say);
    if (broken > 0) process.exitCode = 1;
    return;
  }
  if (runs === undefined) return one(await loadSimulator(changes), values);
  say(`${new Date().toISOString().slice(0, 10)}, commit ${commit()}, seed ${values.seed}`);
  const begin = process.cpuUsage();
  let printed = 0;
  const onRun = ({ failures }: Figures): void => {
    for (; printed < failures.length && printed < 20; printed++) {
      const { seed, violations } = failures[printed]!;
      for (const { promise, what } of violations.slice(0, 3))
        say(`--seed ${seed}: ${promise}: ${what}`);
    }
  };
  const figures = await series({
    ...{ seed: values.seed, runs, mutant: values.mutant },
    ...{ untilFound: values['until-found'], onRun },
  });
  const { user, system } = process.cpuUsage(begin);
  for (const line of figures.report((user + system) / 1e6)) say(line);
  const broken = [...figures.broken].map(([promise, count]) => `${promise} ${count}`);
  say(
    `promises broken in ${figures.failures.length} runs${broken.length > 0 ? `: ${broken.join(', ')}` : ''}`,
  );
  if (figures.failures.length > 0 || figures.differing > 0) process.exitCode = 1;
}

async function one(
  run: Run,
  {
    seed,
    trace,
    shrink,
  }: { readonly seed: string; readonly trace: boolean; readonly shrink: boolean },
): Promise<void> {
  const plan = shrink ? await shrunk(run, planOf(seed)) : planOf(seed);
  const outcome = await run(plan, trace ? { traced: true } : {});
  for (const line of outcome.trace) say(line);
  const { faults, ...scene } = plan;
  say(JSON.stringify(scene));
  for (const fault of faults) say(JSON.stringify(fault));
  const { converged, entries, happenings, hash, violations } = outcome;
  say(
    `${happenings} happenings, ${entries} entries, together after ${converged} ms, trace ${hash}`,
  );
  for (const { promise, what } of violations) say(`${promise}: ${what}`);
  if (violations.length > 0) process.exitCode = 1;
}

const commit = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();

try {
  await main();
  // Timers that the code under test leaves behind would keep the process.
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof RangeError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
