import { median } from '../../../testkit/bench/turns.ts';
import { type Cast, rehearse } from './cast.ts';
import { Crowd, type Outcome } from './crowd.ts';
import { probeDisk, tellDisk } from './disk.ts';
import { figure, printTable, quantile } from './markdown.ts';
import { type Kind, Subject } from './subject.ts';

export interface ThroughputOptions {
  readonly cast: Cast;
  readonly folder: string;
  readonly rounds: number;
  /** Decisions a second where round trips are measured. */
  readonly rate: number;
}

/** Matches in which a decision may be under way while nobody waits. */
const AT_ONCE = 32;
const WARM_UP = 4000;
const RUSH = 2000;
const STROLL_SECONDS = 4;
const KINDS: readonly Kind[] = ['floor', 'memory', 'durable'];
const NAMES: Readonly<Record<Kind, string>> = {
  floor: 'bare floor',
  memory: 'without a disk',
  durable: 'as shipped',
};

interface Found {
  readonly kind: Kind;
  readonly rushes: Outcome[];
  readonly strolls: Outcome[];
}

type Column = readonly [name: string, of: (found: Found) => number];

/**
 * How much the server does and how soon it answers, beside itself without a disk and beside the
 * floor, in turns.
 */
export async function measureThroughput({
  cast,
  folder,
  rounds,
  rate,
}: ThroughputOptions): Promise<void> {
  const { scripts } = await rehearse(cast);
  const subjects = await Promise.all(
    KINDS.map((kind) => Subject.start({ kind, cast, folder, idleMs: 60_000 })),
  );
  const crowds = subjects.map((subject) => new Crowd(subject, scripts));
  const found = KINDS.map((kind): Found => ({ kind, rushes: [], strolls: [] }));
  for (const crowd of crowds) await crowd.gather(cast.matches);
  for (const crowd of crowds) await crowd.rush(WARM_UP, AT_ONCE);
  const flushes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    flushes.push(...probeDisk(folder));
    for (const [index, crowd] of crowds.entries()) {
      found[index]?.rushes.push(await crowd.rush(RUSH, AT_ONCE));
      found[index]?.strolls.push(await crowd.stroll(rate, STROLL_SECONDS));
    }
  }
  for (const crowd of crowds) crowd.leave();
  await Promise.all(subjects.map((subject) => subject.end()));
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
      ({ rushes }) => median(rushes.map(({ bytes, actions }) => bytes / actions / cast.seats)),
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
    `${cast.matches} matches of ${cast.seats} (${cast.game}, ${cast.bot} play), medians of ${rounds} rounds in turns.\n`,
  );
  const rows = found.map((one) => [NAMES[one.kind], ...columns.map(([, of]) => figure(of(one)))]);
  const ratio = (to: Kind): readonly string[] => {
    const [ours, theirs] = (['durable', to] as const).map(
      (kind) => found.find((one) => one.kind === kind) as Found,
    ) as [Found, Found];
    return [`as shipped : ${NAMES[to]}`, ...columns.map(([, of]) => figure(of(ours) / of(theirs)))];
  };
  tellDisk(flushes);
  printTable(['', ...columns.map(([name]) => name)], [...rows, ratio('memory'), ratio('floor')]);
}
