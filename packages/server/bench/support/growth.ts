import { setTimeout as wait } from 'node:timers/promises';
import { type MatchPlan, writeScripts } from './bench-matches.ts';
import { ClientLoad } from './client-load.ts';
import { probeDisk, printDisk } from './disk.ts';
import { installPeer } from './peer/peer-package.ts';
import { figure, printTable, quantile } from './markdown.ts';
import { type Kind, MeasuredServer } from './measured-server.ts';

/** The cost of so many matches, each with four people and one action a second. */
export interface Load {
  readonly matches: number;
  /** Share of one core, in percent. */
  readonly processor: number;
  /** Of the round trip, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** Of the whole process, in MiB. */
  readonly memory: number;
  /** Actions a second that were answered, of one for each match. */
  readonly answered: number;
}

/** The loads of the server as shipped, of the baseline, and of boardgame.io if it is there. */
export interface Growth {
  readonly ours: readonly Load[];
  readonly baseline: readonly Load[];
  readonly peer: readonly Load[];
}

const SECONDS = 5;
/** Warm-up time, in seconds. */
const SETTLING = 2;

/** Adds matches to a server in steps, and measures each. */
export async function measureGrowth({
  plan,
  folder,
  steps,
}: {
  readonly plan: MatchPlan;
  readonly folder: string;
  readonly steps: readonly number[];
}): Promise<Growth> {
  const { scripts } = await writeScripts(plan);
  const flushes: number[] = [];
  const grow = async (kind: Kind): Promise<readonly Load[]> => {
    const server = await MeasuredServer.start({
      kind,
      plan: { ...plan, matches: Math.max(...steps) },
      folder,
      idleMs: 60_000,
    });
    const clientLoad = new ClientLoad(server, scripts);
    const loads: Load[] = [];
    for (const matches of steps) {
      flushes.push(...probeDisk(folder));
      await clientLoad.connect(matches - clientLoad.clients / plan.seats);
      await wait(500);
      await clientLoad.runAtRate(matches, SETTLING);
      const { cpu, seconds, actions, roundTrips } = await clientLoad.runAtRate(matches, SECONDS);
      const { rss } = await server.figures();
      loads.push({
        matches,
        processor: (cpu / seconds) * 100,
        p50: quantile(roundTrips, 0.5),
        p99: quantile(roundTrips, 0.99),
        memory: rss / 2 ** 20,
        answered: actions / seconds,
      });
    }
    clientLoad.leave();
    await server.end();
    return loads;
  };
  const growth: Growth = {
    baseline: await grow('baseline'),
    ours: await grow('durable'),
    peer: (await installPeer()) ? await grow('peer') : [],
  };
  console.log(
    `Matches of ${plan.seats} people with an action a second each (the baseline and boardgame.io in brackets).\n`,
  );
  printDisk(flushes);
  const both = (index: number, of: (load: Load) => number): string =>
    `${figure(of(growth.ours[index] as Load))} (${[growth.baseline, growth.peer]
      .flatMap((loads) => loads.slice(index, index + 1))
      .map((load) => figure(of(load)))
      .join(', ')})`;
  printTable(
    ['matches', '% of a core', 'p50, ms', 'p99, ms', 'process, MiB', 'actions a second'],
    steps.map((matches, index) => [
      String(matches),
      both(index, ({ processor }) => processor),
      both(index, ({ p50 }) => p50),
      both(index, ({ p99 }) => p99),
      both(index, ({ memory }) => memory),
      both(index, ({ answered }) => answered),
    ]),
  );
  return growth;
}
