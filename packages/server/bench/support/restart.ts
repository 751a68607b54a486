import { ServerProcess } from '@atoll/test-client/server-process';
import { median } from '../../../testkit/bench/turns.ts';
import { entryRow, matchRow } from '../../src/store/rows.ts';
import { openDatabase } from '../../src/store/sqlite/sqlite-file.ts';
import { SqliteWrites } from '../../src/store/sqlite/sqlite-writes.ts';
import { type MatchPlan, plannedMatch, writeScripts } from './bench-matches.ts';
import { figure, printTable } from './markdown.ts';
import type { Script } from './script.ts';
import { ensure, sit } from './seat.ts';

/** Actions that each match has behind it. */
const PLAYED = 50;
const BATCH = 200;
const TIMES = 5;

/** How soon a server that is started over a database full of matches accepts an action. */
export async function measureRestart({
  plan,
  folder,
}: {
  readonly plan: MatchPlan;
  readonly folder: string;
}): Promise<void> {
  const { scripts, playable } = await writeScripts(plan);
  const db = openDatabase(folder);
  const writes = new SqliteWrites(db);
  for (let first = 0; first < plan.matches; first += BATCH) {
    const batch = Array.from(
      { length: Math.min(BATCH, plan.matches - first) },
      (_, index) => first + index,
    );
    writes.commit(
      batch.flatMap((index) => {
        const match = plannedMatch(plan, playable.game, index);
        const { matchId } = match;
        const entries = playedOf(scripts, index)
          .flatMap((scripted) => scripted.entries)
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
  const stored = plan.matches.toLocaleString('en');
  console.log(
    `${stored} matches on disk with ${PLAYED} actions each, median of ${TIMES} starts of the process, ms.\n`,
  );
  printTable(
    ['', 'from the start of the process'],
    [
      ['ready', ready ?? ''],
      ['first action accepted', accepted ?? ''],
    ],
  );
}

function playedOf(scripts: readonly Script[], match: number): Script['scriptedActions'] {
  return (scripts[match % scripts.length] as Script).scriptedActions.slice(0, PLAYED);
}

async function restart(
  scripts: readonly Script[],
  { folder, match }: { readonly folder: string; readonly match: number },
) {
  const begin = performance.now();
  const child = await ServerProcess.start(folder, {
    // people start it without a cache of compiled sources
    env: { LOG_LEVEL: 'error', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  try {
    const ready = performance.now() - begin;
    const server = { kind: 'durable', port: Number(new URL(child.address).port) } as const;
    const scripted = (scripts[match % scripts.length] as Script).scriptedActions[PLAYED];
    if (!scripted) throw new Error('the script is too short');
    await ensure(server, match);
    const seat = await sit(
      server,
      { match, seat: scripted.seat, seats: scripted.steps.length },
      { bytes: 0, frames: 0, patches: [] },
    );
    await seat.submit({
      id: `after-restart-${match}`,
      basedOn: scripted.basedOn,
      action: scripted.action,
    });
    const accepted = performance.now() - begin;
    seat.leave();
    return { ready, accepted };
  } finally {
    await child.end('SIGKILL');
  }
}
