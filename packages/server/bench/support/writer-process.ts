import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { connect } from '../../src/store/sqlite/sqlite-file.ts';
import { SqliteWrites } from '../../src/store/sqlite/sqlite-writes.ts';
import type { Write } from '../../src/store/writes.ts';
import { matchIdOf } from './bench-matches.ts';

/** The writes of one process: an entry of every match in each commit. */
export interface WriterOrders {
  readonly store: WrittenStore;
  /** Its own matches, and the number of their next entry. */
  readonly matches: readonly { readonly match: number; readonly seq: number }[];
  readonly ms: number;
}

/** The SQLite file of a folder, or a PostgreSQL. */
export type WrittenStore =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface WriterReport {
  readonly entries: number;
  /** Commits; each wrote one entry of every match. */
  readonly rounds: number;
  /** In seconds. */
  readonly cpu: number;
  /** The time of each commit, in ms. */
  readonly commits: readonly number[];
}

const ENTRY = { type: 'action', seat: 0, action: { type: 'buyAnimal', slot: 3 } } as const;

const { store, matches, ms } = JSON.parse(process.argv[2] ?? '{}') as WriterOrders;
const commit = store.kind === 'sqlite' ? intoSqlite(store.folder) : await intoPostgres(store.url);
const commits: number[] = [];
const before = process.cpuUsage();
const begin = performance.now();
while (performance.now() - begin < ms) {
  const start = performance.now();
  await commit(commits.length);
  commits.push(performance.now() - start);
}
const { user, system } = process.cpuUsage(before);
const rounds = commits.length;
process.send?.(
  {
    entries: rounds * matches.length,
    rounds,
    cpu: (user + system) / 1e6,
    commits,
  } satisfies WriterReport,
  () => process.exit(0),
);

/** Writes one more entry of every match, in one commit. */
type Commit = (round: number) => Promise<void>;

function intoSqlite(folder: string): Commit {
  const writes = new SqliteWrites(connect(folder));
  return async (round) => {
    const batch = matches.map(({ match, seq }): Write => {
      const entry = { seq: seq + round, at: 0, clientId: '', entry: JSON.stringify(ENTRY) };
      return { do: 'append', matchId: matchIdOf(match), epoch: 1, entries: [entry] };
    });
    if (writes.commit(batch).some((count) => count !== 1))
      throw new Error('an entry was not written');
  };
}

async function intoPostgres(url: string): Promise<Commit> {
  const opened = await openPostgres({ url, onError: (error) => console.error(error) });
  return async (round) => {
    const written = matches.map(({ match, seq }) => {
      const entry = { ...ENTRY, seq: seq + round, at: 0 };
      return opened.append({ matchId: matchIdOf(match), epoch: 1 }, [{ entry, clientId: '' }]);
    });
    await Promise.all(written);
  };
}
