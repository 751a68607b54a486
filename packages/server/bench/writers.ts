import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalog, type PlayableGame } from '@atoll/catalog';
import { median } from '../../testkit/bench/turns.ts';
import type { MatchStore } from '../src/store/match-store.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { connect } from '../src/store/sqlite/sqlite-file.ts';
import { missingDatabases, startPostgres } from '../test/support/store/databases.ts';
import { matchIdOf, plannedMatch } from './support/bench-matches.ts';
import { figure, printTable, quantile } from './support/markdown.ts';
import type { WriterOrders, WriterReport, WrittenStore } from './support/writer-process.ts';

/**
 * The throughput of one SQLite file, and of a PostgreSQL on the same machine, with one writing
 * process, and with several, as several servers on the cores of one machine would. The same number
 * of actions is under way each time; one process shares its commits among all of them, several
 * share them among their own. Prints a table in Markdown: npm run -s bench -- writers [--rounds 5]
 * [--seconds 2]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    game: { type: 'string', default: 'atoll' },
  },
});
/** Actions that wait for the disk at any moment. */
const UNDER_WAY = 64;
const PROCESSES = [1, 2, 4] as const;

const playable = await catalog[values.game]?.load();
if (!playable) throw new Error(`there is no game "${values.game}"`);
const folder = mkdtempSync(path.join(tmpdir(), 'atoll-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const plan = {
  game: values.game,
  seats: 2,
  matches: UNDER_WAY,
  scripts: 1,
  bot: 'random',
} as const;
async function fill(store: MatchStore): Promise<void> {
  for (let index = 0; index < UNDER_WAY; index++) {
    await store.create(plannedMatch(plan, (playable as PlayableGame).game, index));
    await store.claim(matchIdOf(index));
  }
  await store.close();
}
await fill(openSqlite(folder));
// the last connection to close would checkpoint the write-ahead log, and lock out all others
// meanwhile
const present = connect(folder);
const database = missingDatabases() === '' ? await startPostgres(tmpdir(), 'awaited') : undefined;
if (database) await fill(await openPostgres({ url: database.url, onError: console.error }));
const stores: readonly WrittenStore[] = [
  { kind: 'sqlite', folder },
  ...(database ? [{ kind: 'postgres', url: database.url } as const] : []),
];

/** A store with so many processes that write to it. */
interface Variant {
  readonly store: WrittenStore;
  readonly count: number;
  /** The number of the next entry, by match. */
  readonly next: number[];
  readonly rounds: Measured[];
}

interface Measured {
  readonly reports: readonly WriterReport[];
  /** Processor time of the whole machine, in seconds. */
  readonly machine: number;
}

const variants = stores.flatMap((store): readonly Variant[] => {
  const next = Array.from({ length: UNDER_WAY }, () => 1);
  return PROCESSES.map((count) => ({ store, count, next, rounds: [] }));
});
for (let round = 0; round < Number(values.rounds); round++)
  for (const variant of variants) {
    const before = busySeconds();
    const reports = await writeWith(variant);
    variant.rounds.push({ reports, machine: busySeconds() - before });
  }

printTable(
  ['store', 'processes', 'entries a second', 'entries a CPU-second', 'commit p50, ms', 'p99, ms'],
  variants.map(({ store, count, rounds }) => {
    const entries = rounds.map(({ reports }) =>
      reports.reduce((total, one) => total + one.entries, 0),
    );
    const commits = rounds.flatMap(({ reports }) => reports).flatMap((one) => one.commits);
    return [
      store.kind,
      String(count),
      figure(median(entries) / Number(values.seconds)),
      figure(median(entries.map((each, round) => each / (rounds[round]?.machine ?? NaN)))),
      figure(quantile(commits, 0.5)),
      figure(quantile(commits, 0.99)),
    ];
  }),
);
present.close();
await database?.service.remove();

/** The time that the cores of this machine have worked, in seconds. */
function busySeconds(): number {
  return cpus().reduce((sum, { times: { user, sys, irq } }) => sum + user + sys + irq, 0) / 1000;
}

/** Lets so many processes write for a while, each into matches of its own. */
function writeWith({ store, count, next }: Variant): Promise<WriterReport[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const matches = Array.from({ length: UNDER_WAY }, (_each, match) => match)
        .filter((match) => match % count === index)
        .map((match) => ({ match, seq: next[match] ?? 1 }));
      const orders: WriterOrders = { store, matches, ms: Number(values.seconds) * 1000 };
      const report = await writer(orders);
      for (const { match } of matches) next[match] = (next[match] ?? 1) + report.rounds;
      return report;
    }),
  );
}

function writer(orders: WriterOrders): Promise<WriterReport> {
  const child = fork(
    path.join(import.meta.dirname, 'support/writer-process.ts'),
    [JSON.stringify(orders)],
    { execArgv: ['--disable-warning=ExperimentalWarning'] },
  );
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as WriterReport));
    child.once('exit', (code) => reject(new Error(`a writer ended with ${code}`)));
  });
}
