import { median } from '../../../testkit/bench/turns.ts';
import { type MatchPlan, writeScripts } from './bench-matches.ts';
import { ClientLoad, type Outcome } from './client-load.ts';
import { probeDisk, printDisk } from './disk.ts';
import { figure, printTable, quantile } from './markdown.ts';
import { installPeer } from './peer/peer-package.ts';
import { type Kind, MeasuredServer } from './measured-server.ts';

export interface ThroughputOptions {
  readonly plan: MatchPlan;
  readonly folder: string;
  readonly rounds: number;
  /** Actions a second where round trips are measured. */
  readonly rate: number;
}

/** Matches in which an action may be under way at the same time at full speed. */
const AT_ONCE = 32;
const WARM_UP = 4000;
const RUSH = 2000;
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
  const { scripts } = await writeScripts(plan);
  const kinds: readonly Kind[] = (await installPeer()) ? [...OURS, 'peer'] : OURS;
  const subjects = await Promise.all(
    kinds.map((kind) => MeasuredServer.start({ kind, plan, folder, idleMs: 60_000 })),
  );
  const crowds = subjects.map((server) => new ClientLoad(server, scripts));
  const found = kinds.map((kind): Found => ({ kind, rushes: [], strolls: [] }));
  for (const clientLoad of crowds) await clientLoad.connect(plan.matches);
  for (const clientLoad of crowds) await clientLoad.runAtOnce(WARM_UP, AT_ONCE);
  const flushes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    flushes.push(...probeDisk(folder));
    for (const [index, clientLoad] of crowds.entries()) {
      found[index]?.rushes.push(await clientLoad.runAtOnce(RUSH, AT_ONCE));
      found[index]?.strolls.push(await clientLoad.runAtRate(rate, STROLL_SECONDS));
    }
  }
  for (const clientLoad of crowds) clientLoad.leave();
  await Promise.all(subjects.map((server) => server.end()));
  const columns: readonly Column[] = [
    [
      'actions a CPU-second',
      ({ rushes }) => median(rushes.map(({ actions, cpu }) => actions / cpu)),
    ],
    [
      'actions a second',
      ({ rushes }) => median(rushes.map(({ actions, seconds }) => actions / seconds)),
    ],
    [
      `a CPU-second at ${rate}/s`,
      ({ strolls }) => median(strolls.map(({ actions, cpu }) => actions / cpu)),
    ],
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
}
