import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalog } from '@atoll/catalog';
import { createMatch } from '@atoll/engine';
import { StepHistory, runThrough } from '../src/match/past/step-history.ts';
import { restore, snapshotOf } from '../src/match/past/snapshots.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { writeLongLogs } from './support/long-log.ts';
import { figure, printTable } from './support/markdown.ts';

/**
 * How long the restore of a match of 2,000 entries takes, the length at which undo ends: npm run -s
 * bench -- restore. The first of each is the time of a server that has just started; the median is
 * of 9. No sockets, one process.
 */
const ENTRIES = 2000;
const TIMES = 9;
const folder = mkdtempSync(path.join(tmpdir(), 'atoll-restore-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const main = path.join(import.meta.dirname, '../src/main.ts');
const matchIds = ['without-snapshot', 'with-snapshot-300'];
await writeLongLogs({ folder, main, matchIds, entries: ENTRIES });
const playable = await catalog['atoll']?.load();
if (!playable) throw new Error('the game is not here');
const { game } = playable;
const store = openSqlite(folder);

const rows: (readonly string[])[] = [];
for (const matchId of matchIds) {
  const setup = { seed: matchId, seats: 1, options: game.parseOptions({}) };
  const log = await store.readLog(matchId);
  if (matchId !== 'without-snapshot') {
    const early = log.map(({ entry }) => entry).filter(({ seq }) => seq <= ENTRIES - 100);
    const { match } = await runThrough(game, createMatch(game, setup), { log: early });
    await store.saveSnapshot(await store.claim(matchId), snapshotOf(game, match));
  }
  const restored: number[] = [];
  const replayed: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begin = performance.now();
    const { match, steps } = await restore({ game, setup, store, matchId });
    restored.push(performance.now() - begin);
    const replay = new StepHistory(
      { game, setup: () => setup, readLog: () => store.readLog(matchId) },
      steps,
    );
    await replay.since(1, match.seq);
    replayed.push(performance.now() - begin);
  }
  const ms = (times: readonly number[]): readonly string[] =>
    [times[0] ?? 0, times.toSorted((a, b) => a - b)[TIMES >> 1] ?? 0].map(
      (value) => `${figure(value)} ms`,
    );
  rows.push([
    matchId === 'without-snapshot' ? 'without a snapshot' : 'with one, 100 entries old',
    ...ms(restored),
    ...ms(replayed),
  ]);
}
printTable(
  [
    `${ENTRIES.toLocaleString('en')} entries`,
    'restored, first',
    'median',
    'and its whole history told, first',
    'median',
  ],
  rows,
);
await store.close();
