import { Worker } from 'node:worker_threads';
import {
  coverageLines,
  joinReports,
  rarest,
  type ConformanceReport,
  type Finding,
} from '@atoll/testkit';
import type { ConformanceJob } from './conformance-worker.ts';
import { entryOf } from './game.ts';
import { readFlags, UsageError, wholeNumber, workersIn } from './usage.ts';

/**
 * The bounds of the stages, as shares of the matches. The first stage is left to chance; the later
 * ones aim for rare items.
 */
const STAGES = [0, 0.76, 0.82, 0.88, 0.94, 1] as const;
/** Rare items that one stage aims for. */
const TARGETS = 24;

/**
 * `atoll conformance`: the shared examination, on several cores. Returns 0 only without findings
 * and with full coverage; with `--coverage some`, without findings.
 */
export async function conformanceCommand(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    required: ['game', 'games', 'seed'],
    optional: ['workers', 'coverage'],
  });
  const { coverage = 'all' } = flags;
  if (coverage !== 'all' && coverage !== 'some')
    throw new UsageError(`--coverage is all or some, not ${coverage}`);
  entryOf(flags.game);
  const games = wholeNumber('games', flags.games, { min: 1 });
  const workers = workersIn(flags.workers);
  const report = await inStages({ game: flags.game, seed: flags.seed, games, workers });
  process.stdout.write(`${describe(report).join('\n')}\n`);
  const isCovered =
    coverage === 'some' ||
    coverageLines(report.coverage).every((line) => line.missing.length === 0);
  return report.findings.length === 0 && isCovered ? 0 : 1;
}

interface Plan {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
}

/**
 * Each later stage aims for the items least seen by the earlier ones; the number of workers in a
 * stage changes nothing.
 */
async function inStages({ game, seed, games, workers }: Plan): Promise<ConformanceReport> {
  let report = joinReports([]);
  for (const [stage, end] of STAGES.slice(1).entries()) {
    const from = Math.round(games * (STAGES[stage] as number));
    const targets = rarest(report.coverage, TARGETS).map(({ name }) => name);
    const job = { game, seed, from, games: Math.round(games * end), targets };
    // of consecutive matches, each worker gets at least one
    const of = Math.min(workers, job.games - from);
    const shares = Array.from({ length: of }, (_, rest) => run({ ...job, share: { of, rest } }));
    report = joinReports([report, ...(await Promise.all(shares))]);
  }
  return report;
}

async function run(job: ConformanceJob): Promise<ConformanceReport> {
  const worker = new Worker(new URL('./conformance-worker.ts', import.meta.url), {
    workerData: job,
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with ${code} and no report`)));
  });
}

function describe(report: ConformanceReport): readonly string[] {
  const coverage = coverageLines(report.coverage);
  return [
    ...Object.entries(report.matches).map(
      ([seats, matches]) => `${seats} seat${seats === '1' ? '' : 's'}: ${matches} matches`,
    ),
    `${report.actions} actions`,
    ...coverage.map((line) => `${line.category}: ${line.covered} of ${line.total}`),
    ...coverage
      .filter((line) => line.missing.length > 0)
      .map((line) => `not seen in ${line.category}: ${line.missing.join(', ')}`),
    ...(coverage.length > 0
      ? [
          `seen least: ${rarest(report.coverage, 3)
            .map(({ name, count }) => `${name} (${count})`)
            .join(', ')}`,
        ]
      : []),
    ...report.findings.map(describeFinding),
    report.findings.length === 0 ? 'nothing found' : `${report.findings.length} findings`,
  ];
}

function describeFinding(finding: Finding): string {
  const { seed, seats, options, seq, examination, message, actions } = finding;
  const where = `seed "${seed}", ${seats} seats, options ${JSON.stringify(options)}, after entry ${seq}`;
  return `FOUND ${examination}: ${message}\n  ${where}\n  actions ${JSON.stringify(actions)}`;
}
