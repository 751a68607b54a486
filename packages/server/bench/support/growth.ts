import { setTimeout as wait } from 'node:timers/promises';
import { type Cast, rehearse } from './cast.ts';
import { Crowd } from './crowd.ts';
import { probeDisk, tellDisk } from './disk.ts';
import { figure, printTable, quantile } from './markdown.ts';
import { Subject } from './subject.ts';

/** What so many matches cost, each with four people and one decision a second. */
export interface Load {
  readonly matches: number;
  /** Share of one core, in percent. */
  readonly processor: number;
  /** Of the round trip, in ms. */
  readonly p50: number;
  readonly p99: number;
  /** Of the whole process, in MiB. */
  readonly memory: number;
  /** Decisions a second that were answered, of one for each match. */
  readonly answered: number;
}

export interface Growth {
  readonly ours: readonly Load[];
  readonly floor: readonly Load[];
}

const SECONDS = 5;
/** For what starts slowly. */
const SETTLING = 2;

/** Adds matches to a server in steps, and measures each. */
export async function measureGrowth({
  cast,
  folder,
  steps,
}: {
  readonly cast: Cast;
  readonly folder: string;
  readonly steps: readonly number[];
}): Promise<Growth> {
  const { scripts } = await rehearse(cast);
  const flushes: number[] = [];
  const grow = async (kind: 'durable' | 'floor'): Promise<readonly Load[]> => {
    const subject = await Subject.start({
      kind,
      cast: { ...cast, matches: Math.max(...steps) },
      folder,
      idleMs: 60_000,
    });
    const crowd = new Crowd(subject, scripts);
    const loads: Load[] = [];
    for (const matches of steps) {
      flushes.push(...probeDisk(folder));
      await crowd.gather(matches - crowd.clients / cast.seats);
      await wait(500);
      await crowd.stroll(matches, SETTLING);
      const { cpu, seconds, actions, roundTrips } = await crowd.stroll(matches, SECONDS);
      const { rss } = await subject.figures();
      loads.push({
        matches,
        processor: (cpu / seconds) * 100,
        p50: quantile(roundTrips, 0.5),
        p99: quantile(roundTrips, 0.99),
        memory: rss / 2 ** 20,
        answered: actions / seconds,
      });
    }
    crowd.leave();
    await subject.end();
    return loads;
  };
  const growth = { floor: await grow('floor'), ours: await grow('durable') };
  console.log(
    `Matches of ${cast.seats} people with a decision a second each (the floor in brackets).\n`,
  );
  tellDisk(flushes);
  const both = (index: number, of: (load: Load) => number): string =>
    `${figure(of(growth.ours[index] as Load))} (${figure(of(growth.floor[index] as Load))})`;
  printTable(
    ['matches', '% of a core', 'p50, ms', 'p99, ms', 'process, MiB', 'decisions a second'],
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
