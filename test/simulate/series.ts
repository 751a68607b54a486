import { Figures } from './figures.ts';
import type { Run } from './load.ts';
import { planOf } from './plan.ts';

export interface SeriesOptions {
  readonly seed: string;
  readonly runs: number;
  /** Ends it with the first run that breaks a promise. */
  readonly untilFound: boolean;
  readonly onRun: (figures: Figures) => void;
}

/** One run of so many is made a second time, and has to come out the same. */
const TWICE = 50;

/** The seed of one run of a series. */
const seedOf = (seed: string, index: number): string => `${seed}.${index}`;

/** Many runs, one after the other. */
export async function series(run: Run, options: SeriesOptions): Promise<Figures> {
  const figures = new Figures();
  for (let index = 0; index < options.runs; index++) {
    const seed = seedOf(options.seed, index);
    const plan = planOf(seed);
    const outcome = await run(plan);
    figures.add(seed, outcome, plan.faults.length);
    if (index % TWICE === 0) {
      figures.repeated++;
      if ((await run(plan)).hash !== outcome.hash) figures.differing++;
    }
    options.onRun(figures);
    if (options.untilFound && figures.failures.length > 0) break;
  }
  return figures;
}
