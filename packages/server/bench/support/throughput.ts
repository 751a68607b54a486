import { loadavg } from 'node:os';
import { median } from '../../../testkit/bench/turns.ts';
import { type MatchPlan, writeScripts } from './bench-matches.ts';
import { ClientLoad, type Outcome } from './client-load.ts';
import { commitNow } from './commit.ts';
import { probeDisk, printDisk } from './disk.ts';
import { figure, printTable, quantile } from './markdown.ts';
import { installPeer } from './peer/peer-package.ts';
import { type Kind, MeasuredServer } from './measured-server.ts';
import { rateOf, warmUp } from './warm-up.ts';

export interface ThroughputOptions {
  readonly plan: MatchPlan;
  readonly folder: string;
  readonly rounds: number;
  /** Actions a second where round trips are measured. */
  readonly rate: number;
}

/** Matches in which an action may be under way at the same time at full speed. */
const AT_ONCE = 32;
/** Actions of a round as fast as they are answered. */
const RUSH = 2000;
/** The number of times that all matches are replaced by new ones, at most. */
const GENERATIONS = 8;
const STROLL_SECONDS = 4;
const OURS: readonly Kind[] = ['baseline', 'memory', 'durable'];
const NAMES: Readonly<Record<Kind, string>> = {
  baseline: 'baseline',
  memory: 'without a disk',
  durable: 'as shipped',
  peer: 'boardgame.io 0.50',
};

interface Found {
  readonly kind: Kind;
  /** The rounds until it was warm. */
  readonly warmUp: readonly Outcome[];
  readonly rushes: Outcome[];
  readonly strolls: Outcome[];
}

type Column = readonly [name: string, of: (found: Found) => number];

/**
 * The throughput and the response times of the server, of the same without a disk, of the baseline
 * and of boardgame.io, in turns.
 */
export async function measureThroughput({
  plan,
  folder,
  rounds,
  rate,
}: ThroughputOptions): Promise<void> {
  const stored: MatchPlan = { ...plan, matches: plan.matches * GENERATIONS };
  const { scripts } = await writeScripts(plan);
  const kinds: readonly Kind[] = (await installPeer()) ? [...OURS, 'peer'] : OURS;
  const subjects = await Promise.all(
    kinds.map((kind) => MeasuredServer.start({ kind, plan: stored, folder, idleMs: 20_000 })),
  );
  const crowds = subjects.map((server) => new ClientLoad(server, scripts));
  const found: Found[] = [];
  const warming = { actions: RUSH, atOnce: AT_ONCE, matches: plan.matches };
  for (const [index, kind] of kinds.entries()) {
    const clientLoad = crowds[index] as ClientLoad;
    found.push({ kind, warmUp: await warmUp(clientLoad, warming), rushes: [], strolls: [] });
  }
  const each = RUSH + rate * STROLL_SECONDS;
  const flushes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    flushes.push(...probeDisk(folder));
    for (const [index, clientLoad] of crowds.entries()) {
      await clientLoad.ensureLeft(each, plan.matches);
      found[index]?.rushes.push(await clientLoad.runAtOnce(RUSH, AT_ONCE));
      found[index]?.strolls.push(await clientLoad.runAtRate(rate, STROLL_SECONDS));
    }
  }
  for (const clientLoad of crowds) clientLoad.leave();
  await Promise.all(subjects.map((server) => server.end()));
  const columns: readonly Column[] = [
    ['cold, a CPU-second', ({ warmUp: [first] }) => (first ? rateOf(first) : NaN)],
    ['warm, a CPU-second', ({ rushes }) => median(rushes.map(rateOf))],
    ['warm after', ({ warmUp }) => warmUp.reduce((sum, { actions }) => sum + actions, 0)],
    [
      'actions a second',
      ({ rushes }) => median(rushes.map(({ actions, seconds }) => actions / seconds)),
    ],
    [`a CPU-second at ${rate}/s`, ({ strolls }) => median(strolls.map(rateOf))],
    ['reached', ({ strolls }) => median(strolls.map(({ actions, seconds }) => actions / seconds))],
    [
      'p50, ms',
      ({ strolls }) => median(strolls.map(({ roundTrips }) => quantile(roundTrips, 0.5))),
    ],
    [
      'p99, ms',
      ({ strolls }) => median(strolls.map(({ roundTrips }) => quantile(roundTrips, 0.99))),
    ],
    [
      'bytes an action and client',
      ({ rushes }) => median(rushes.map(({ bytes, actions }) => bytes / actions / plan.seats)),
    ],
    [
      'median patch, bytes',
      (one) =>
        quantile(
          [...one.rushes, ...one.strolls].flatMap(({ patches }) => patches),
          0.5,
        ),
    ],
  ];
  console.log(
    `${plan.matches} matches of ${plan.seats} (${plan.game}, ${plan.bot} play), medians of ${rounds} rounds in turns.\n`,
  );
  const rows = found.map((one) => [NAMES[one.kind], ...columns.map(([, of]) => figure(of(one)))]);
  const ratio = (to: Kind): readonly string[] => {
    const [ours, theirs] = (['durable', to] as const).map(
      (kind) => found.find((one) => one.kind === kind) as Found,
    ) as [Found, Found];
    return [`as shipped : ${NAMES[to]}`, ...columns.map(([, of]) => figure(of(ours) / of(theirs)))];
  };

  printDisk(flushes);
  const ratios = kinds.filter((kind) => kind !== 'durable').map(ratio);
  printTable(['', ...columns.map(([name]) => name)], [...rows, ...ratios]);
  console.log(paperLine(found, rate));
}

/** One line for docs/performance.md: the date, the commit, the load and the figures. */
function paperLine(found: readonly Found[], rate: number): string {
  const figures = found.map(({ kind, rushes, strolls }) => {
    const [rush, stroll] = [rushes, strolls].map((runs) => figure(median(runs.map(rateOf))));
    return `${NAMES[kind]} ${rush} and ${stroll} at ${rate}/s`;
  });
  const date = new Date().toISOString().slice(0, 10);
  const load = figure(loadavg()[0] ?? NaN);
  return `${date}, ${commitNow()}, load ${load}: ${figures.join('; ')} actions a CPU-second.`;
}
