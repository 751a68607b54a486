import { setTimeout as wait } from 'node:timers/promises';
import { type MatchPlan, writeScripts } from './bench-matches.ts';
import { ClientLoad } from './client-load.ts';
import { figure, printTable } from './markdown.ts';
import { type Figures, MeasuredServer } from './measured-server.ts';

/** Actions played in each match. */
const PLAYED = 60;
const IDLE_MS = 10_000;

/**
 * The memory of a match while people play it, and after they have left. As many matches are opened
 * and closed before, so that one-time allocations do not count.
 */
export async function measureMemory({
  plan,
  folder,
}: {
  readonly plan: MatchPlan;
  readonly folder: string;
}): Promise<void> {
  const { scripts } = await writeScripts(plan);
  const server = await MeasuredServer.start({
    kind: 'durable',
    plan: { ...plan, matches: plan.matches * 2 },
    folder,
    idleMs: IDLE_MS,
  });
  const clientLoad = new ClientLoad(server, scripts);
  const played = async (): Promise<Figures> => {
    await clientLoad.connect(plan.matches);
    await clientLoad.runAtOnce(plan.matches * PLAYED, Math.min(plan.matches, 32));
    return server.figures('collected');
  };
  const parked = async (): Promise<Figures> => {
    clientLoad.leave();
    while ((await server.figures()).tables > 0) await wait(500);
    await wait(1000);
    return server.figures('collected');
  };
  await played();
  const before = await parked();
  const live = await played();
  const after = await parked();
  await server.end();
  const each = (figures: Figures, of: 'heap' | 'external'): string =>
    figure((figures[of] - before[of]) / 1024 / plan.matches);
  console.log(
    `${plan.matches} matches of ${plan.seats} after ${PLAYED} actions each, KiB a match.\n`,
  );
  printTable(
    ['', 'heap', 'buffers'],
    [
      ['live, 4 connections', each(live, 'heap'), each(live, 'external')],
      ['parked', each(after, 'heap'), each(after, 'external')],
    ],
  );
}
