import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChanceWeights, Judge } from '@atoll/engine';
import { entryOf, readOptions } from '../game.ts';
import { progressOf } from '../progress.ts';
import { readFlags, UsageError, wholeNumber, workersIn } from '../usage.ts';
import { splitWork } from '../work-split.ts';
import { fitLogit } from './conditional-logit.ts';
import type { JudgedMatch, JudgeJob } from './judge-worker.ts';
import { calibrationPlot } from './calibration-plot.ts';
import { calibrationTable, type Series } from './calibration-table.ts';
import { weightsModule } from './weights-module.ts';

/**
 * `atoll judge`: whether the chances to win that a game states come true, in matches that its model
 * has not seen. With `--weights` it fits the model to as many other matches first, and judges in a
 * second run, since the weights are read from the file.
 */
export async function judgeCommand(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    required: ['game', 'bot', 'matches', 'seed'],
    optional: ['seats', 'options', 'workers', 'weights', 'out'],
  });
  const entry = entryOf(flags.game);
  const judge = await entry.judge?.();
  if (!judge) throw new UsageError(`"${flags.game}" has no model that judges positions`);
  const { game } = await entry.load();
  const matches = wholeNumber('matches', flags.matches, { min: 1 });
  const { min, max } = game.seats;
  const seatCounts = (flags.seats ?? range(Math.max(2, min), max).join(',')).split(',');
  const wanted: Wanted = {
    game: flags.game,
    bot: flags.bot,
    matches,
    seatCounts: seatCounts.map((text) =>
      wholeNumber('seats', text, { min: Math.max(2, min), max }),
    ),
    options: readOptions(game, flags.options),
    workers: workersIn(flags.workers),
  };
  if (flags.weights !== undefined) {
    const weights = await fit(judge, { ...wanted, seed: `${flags.seed} fit` });
    await write(flags.weights, weightsModule(weights));
    process.stdout.write(`${flags.weights} holds the weights; run again without --weights\n`);
    return 0;
  }
  const series = await state({ ...wanted, seed: `${flags.seed} held out` });
  const about = {
    name: entry.name,
    judge: judge.id,
    command: `npm run -s atoll -- judge ${args.join(' ')}`,
  };
  const paper = calibrationTable(series, about);
  process.stdout.write(paper);
  if (flags.out === undefined) return 0;
  const plot = flags.out.replace(/\.md$/, '.svg');
  await write(plot, calibrationPlot(series, about));
  await write(flags.out, `${paper}\n![${entry.name}](${path.basename(plot)})\n`);
  return 0;
}

interface Wanted extends Omit<JudgeJob, 'seats' | 'purpose' | 'seed'> {
  readonly seatCounts: readonly number[];
  readonly workers: number;
}
type WantedSeries = Wanted & { readonly seed: string };

async function fit(judge: Judge, wanted: WantedSeries): Promise<ChanceWeights> {
  const weights: Record<number, readonly (readonly number[])[]> = {};
  for (const seats of wanted.seatCounts) {
    const played = await collect(wanted, { seats, purpose: 'fit' });
    const figures = played[0]?.positions[0]?.traits[0]?.length ?? 0;
    weights[seats] = Array.from({ length: judge.stages }, (_, stage) =>
      fitLogit(
        played.flatMap(({ positions, won }) =>
          positions
            .filter((position) => position.stage === stage)
            .map(({ traits }) => ({ traits, won })),
        ),
        figures,
      ),
    );
  }
  return weights;
}

async function state(wanted: WantedSeries): Promise<readonly Series[]> {
  const series: Series[] = [];
  for (const seats of wanted.seatCounts)
    series.push({ seats, matches: await collect(wanted, { seats, purpose: 'state' }) });
  return series;
}

async function collect(
  { workers, seatCounts, ...wanted }: WantedSeries,
  how: Pick<JudgeJob, 'seats' | 'purpose'>,
): Promise<readonly JudgedMatch[]> {
  const played: JudgedMatch[] = [];
  const report = progressOf(wanted.matches, 'matches');
  const job: JudgeJob = { ...wanted, ...how };
  const file = new URL('./judge-worker.ts', import.meta.url);
  await splitWork({ file, job, workers }, (match: JudgedMatch) => {
    played.push(match);
    report(`${how.seats} of ${seatCounts.join(', ')} seats`);
  });
  return played;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
