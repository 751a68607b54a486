import { setTimeout as wait } from 'node:timers/promises';
import { Audit } from './audit.ts';
import { Random } from '@atoll/test-client/random';
import { eventually, type ServerGroup } from './server-group.ts';
import { Load } from './load.ts';
import { describeStandstill } from './standstill.ts';
import { type Outcome, progress, type RunOptions, spread } from './scenario.ts';

/** Something that the servers need fails for a while. */
export interface Outage {
  readonly name: string;
  /** What may be acknowledged meanwhile: nothing, whatever was really stored, or it must go on. */
  readonly accepts: 'nothing' | 'something' | 'everything';
  readonly begin: () => void | Promise<void>;
  readonly end: () => void | Promise<void>;
}

export interface OutageRun extends RunOptions {
  readonly title: string;
  readonly outages: readonly Outage[];
  /** How many servers there are; in every third round one is killed in the middle of it. */
  readonly servers: number;
}

/** What was under way when it began may still be answered, for so many ms. */
const UNDER_WAY = 300;

/**
 * People play while one outage follows the other. Nothing may be acknowledged that is not in the
 * log, which the audit looks into after servers were killed in the midst of it; and after each
 * outage every table has to go on by itself.
 */
export async function runOutages(
  group: ServerGroup,
  { title, outages, servers, seed, short }: OutageRun,
): Promise<Outcome> {
  const random = new Random(`outages ${seed}`);
  const violations: string[] = [];
  const meanwhile = new Map(outages.map(({ name }) => [name, 0]));
  const recoveries = new Map<string, number[]>(outages.map(({ name }) => [name, []]));
  const rounds = outages.length * (short ? 1 : 6);
  const begin = performance.now();
  let load: Load | undefined;
  let round = 0;
  let kills = 0;
  try {
    load = await Load.start({
      address: () => group.address,
      seed,
      tables: { solo: 2, pairs: 2 },
      pause: 25,
    });
    for (; round < rounds; round++) {
      const { name, accepts, ...outage } = outages[round % outages.length] as Outage;
      progress(`${round} of ${rounds} outages: ${name}`);
      await wait(random.between(300, 800));
      await outage.begin();
      await wait(UNDER_WAY);
      const before = load.acknowledged;
      const tables = accepted(load);
      await wait(random.between(1_000, 3_000));
      const count = load.acknowledged - before;
      meanwhile.set(name, (meanwhile.get(name) ?? 0) + count);
      if (accepts === 'nothing' && count > 0)
        violations.push(`round ${round}: ${count} actions were acknowledged while ${name}`);
      const stuck = accepts === 'everything' ? idle(load, tables).length : 0;
      if (stuck > 0)
        violations.push(`round ${round}: ${stuck} tables could not go on while ${name}`);
      const killed =
        Math.floor(round / outages.length) % 3 === 2 ? random.between(0, servers - 1) : -1;
      if (killed >= 0) await group.kill(killed);
      await outage.end();
      const healing = killed >= 0 ? group.revive(killed) : Promise.resolve();
      recoveries.get(name)?.push(await recovery({ load, group }));
      await healing;
      if (killed >= 0) kills++;
    }
    await load.stop();
    const audit = new Audit(group.store);
    await load.audit(audit);
    violations.push(...audit.violations);
    return {
      title,
      figures: [
        ['outages', round],
        ['servers killed in the midst of them', kills],
        ...Object.entries(audit.findings),
        ...[...meanwhile].map(([name, count]) => [`acknowledged while ${name}`, count] as const),
        ...[...recoveries].map(
          ([name, all]) => [`every table goes on after ${name}`, spread(all)] as const,
        ),
        ['minutes', ((performance.now() - begin) / 60_000).toFixed(1)],
      ],
      violations,
    };
  } catch (error) {
    return {
      title,
      figures: [['outages', round]],
      violations: [...violations, `in round ${round}: ${String(error)}`],
    };
  } finally {
    load?.leave();
    await group.stop();
  }
}

export interface Recovering {
  readonly load: Load;
  readonly group: ServerGroup;
  /** Done over and over meanwhile. */
  readonly nudge?: () => void;
  /** When the fault began, in ms since 1970, by default now. */
  readonly since?: number;
}

/**
 * How long, in ms, until at every table something was acknowledged. Rejects with all that is known
 * of the tables that stand still.
 */
export async function recovery({
  load,
  group,
  nudge = () => undefined,
  since = Date.now(),
}: Recovering): Promise<number> {
  const begin = performance.now();
  const before = accepted(load);
  await eventually(async () => {
    nudge();
    return idle(load, before).length === 0 ? true : undefined;
  }, 'every table goes on').catch(async (error: unknown) => {
    const standstill = await describeStandstill(idle(load, before), {
      group,
      players: load.players,
      since,
    });
    throw new Error(`${String(error)}; ${standstill}`);
  });
  return performance.now() - begin;
}

/** How many actions were acknowledged at each table whose match is not over. */
function accepted(load: Load): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { matchId, sentActions } of load.playing) {
    counts.set(
      matchId,
      (counts.get(matchId) ?? 0) + sentActions.filter(({ answer }) => answer?.ok).length,
    );
  }
  return counts;
}

/** The tables whose matches are not over and at which nothing was acknowledged since then. */
function idle(load: Load, before: ReadonlyMap<string, number>): readonly string[] {
  return [...accepted(load)].flatMap(([matchId, count]) =>
    before.get(matchId) === count ? [matchId] : [],
  );
}
