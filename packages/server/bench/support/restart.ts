import { spawn } from 'node:child_process';
import path from 'node:path';
import { median } from '../../../testkit/bench/turns.ts';
import { entryRow, matchRow } from '../../src/store/rows.ts';
import { openDatabase } from '../../src/store/sqlite-file.ts';
import { SqliteWrites } from '../../src/store/sqlite-writes.ts';
import { type Cast, castMatch, rehearse } from './cast.ts';
import { figure, printTable } from './markdown.ts';
import type { Script } from './script.ts';
import { ensure, sit } from './seat.ts';

const MAIN = path.join(import.meta.dirname, '../../src/main.ts');
/** Decisions that each match has behind it. */
const PLAYED = 50;
const BATCH = 200;
const TIMES = 5;

/**
 * How soon the server accepts a decision again after it is started over a database full of matches.
 */
export async function measureRestart({
  cast,
  folder,
}: {
  readonly cast: Cast;
  readonly folder: string;
}): Promise<void> {
  const { scripts, playable } = await rehearse(cast);
  const db = openDatabase(folder);
  const writes = new SqliteWrites(db);
  for (let first = 0; first < cast.matches; first += BATCH) {
    const batch = Array.from(
      { length: Math.min(BATCH, cast.matches - first) },
      (_, index) => first + index,
    );
    writes.commit(
      batch.flatMap((index) => {
        const match = castMatch(cast, playable.game, index);
        const { matchId } = match;
        const entries = playedOf(scripts, index)
          .flatMap((decision) => decision.entries)
          .map(entryRow);
        return [
          { do: 'create', matchId, match: matchRow(match) },
          { do: 'claim', matchId },
          { do: 'append', matchId, epoch: 1, entries },
        ] as const;
      }),
    );
  }
  db.close();
  const runs: { readonly ready: number; readonly accepted: number }[] = [];
  for (let run = 0; run < TIMES; run++)
    runs.push(await restart(scripts, { folder, match: run * 7 }));
  const [ready, accepted] = (['ready', 'accepted'] as const).map((moment) =>
    figure(median(runs.map((run) => run[moment]))),
  );
  const stored = cast.matches.toLocaleString('en');
  console.log(
    `${stored} matches on disk with ${PLAYED} decisions each, median of ${TIMES} starts of the process, ms.\n`,
  );
  printTable(
    ['', 'from the start of the process'],
    [
      ['ready', ready ?? ''],
      ['first decision accepted', accepted ?? ''],
    ],
  );
}

function playedOf(scripts: readonly Script[], match: number): Script['decisions'] {
  return (scripts[match % scripts.length] as Script).decisions.slice(0, PLAYED);
}

async function restart(
  scripts: readonly Script[],
  { folder, match }: { readonly folder: string; readonly match: number },
) {
  const begin = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.prependListener('exit', end);
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        const found = /ready at \S+:(\d+)/.exec(chunk.toString());
        if (found) resolve(Number(found[1]));
      });
    });
    const ready = performance.now() - begin;
    const server = { kind: 'durable', port } as const;
    const decision = (scripts[match % scripts.length] as Script).decisions[PLAYED];
    if (!decision) throw new Error('the script is too short');
    await ensure(server, match);
    const seat = await sit(
      server,
      { match, seat: decision.seat },
      { bytes: 0, frames: 0, patches: [] },
    );
    await seat.submit({
      id: `after-restart-${match}`,
      basedOn: decision.basedOn,
      action: decision.action,
    });
    const accepted = performance.now() - begin;
    seat.leave();
    return { ready, accepted };
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    end();
    process.off('exit', end);
    await gone;
  }
}
