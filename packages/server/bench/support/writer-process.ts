import { connect } from '../../src/store/sqlite/sqlite-file.ts';
import { SqliteWrites } from '../../src/store/sqlite/sqlite-writes.ts';
import type { Write } from '../../src/store/writes.ts';
import { matchIdOf } from './bench-matches.ts';

/** The writes of one process: an entry of every match in each commit. */
export interface WriterOrders {
  readonly folder: string;
  /** Its own matches, and the number of their next entry. */
  readonly matches: readonly { readonly match: number; readonly seq: number }[];
  readonly ms: number;
}

export interface WriterReport {
  readonly entries: number;
  /** Commits; each wrote one entry of every match. */
  readonly rounds: number;
  /** In seconds. */
  readonly cpu: number;
  /** The time of each commit, in ms. */
  readonly commits: readonly number[];
}

const ENTRY = JSON.stringify({ type: 'action', seat: 0, action: { type: 'buyAnimal', slot: 3 } });

const { folder, matches, ms } = JSON.parse(process.argv[2] ?? '{}') as WriterOrders;
const writes = new SqliteWrites(connect(folder));
const commits: number[] = [];
const before = process.cpuUsage();
const begin = performance.now();
while (performance.now() - begin < ms) {
  const batch = matches.map(({ match, seq }): Write => {
    const entry = { seq: seq + commits.length, at: 0, clientId: '', entry: ENTRY };
    return { do: 'append', matchId: matchIdOf(match), epoch: 1, entries: [entry] };
  });
  const start = performance.now();
  const written = writes.commit(batch);
  commits.push(performance.now() - start);
  if (written.some((count) => count !== 1)) throw new Error('an entry was not written');
}
const { user, system } = process.cpuUsage(before);
const rounds = commits.length;
process.send?.({
  entries: rounds * matches.length,
  rounds,
  cpu: (user + system) / 1e6,
  commits,
} satisfies WriterReport);
