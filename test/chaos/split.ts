import { setTimeout as wait } from 'node:timers/promises';
import type { SeatGrant } from '@atoll/protocol';
import { Redis } from 'ioredis';
import { call } from '@atoll/test-client/call';
import { TestCluster } from '../../packages/server/test/support/cluster/cluster.ts';
import { missingDatabases } from '../../packages/server/test/support/store/databases.ts';
import { TableClient } from '@atoll/test-client/table-client';
import { Random } from '@atoll/test-client/random';
import { eventually } from './server-group.ts';
import {
  type Outcome,
  progress,
  type RunOptions,
  type Scenario,
  SHORT,
  spread,
} from './scenario.ts';

/** Tables that are held while Redis is away. */
const AT_ONCE = 64;

/** The least and the most ms of an outage; without any, Redis only forgets everything. */
const LENGTHS = [
  [0, 0],
  [300, 700],
  [3_000, 5_000],
] as const;

/** Which server is asked for a table while Redis comes back: the one that holds it, or another. */
export type Asked = 'holder' | 'another';

export const split: Scenario = {
  name: 'split',
  minutes: () => 15,
  missing: missingDatabases,
  runs: [(options) => returnEmpty('holder', options), (options) => returnEmpty('another', options)],
};

interface Held {
  readonly grant: SeatGrant;
  host: TableClient;
}

/**
 * Redis is killed and comes back empty, over and over, while people hold tables open; others ask
 * for each of these tables the whole time. A table is split when a newcomer finds another one
 * than the people who never left theirs.
 */
export async function returnEmpty(
  asked: Asked,
  { seed, short, tables = short ? SHORT.tables : 500 }: RunOptions,
): Promise<Outcome> {
  const random = new Random(`split ${asked} ${seed}`);
  const title = `Redis comes back empty, and ${asked === 'holder' ? 'the server that holds a table' : 'another server'} is asked for it`;
  const splits: string[] = [];
  const entered: number[] = [];
  let moved = 0;
  let tried = 0;
  let outages = 0;
  const cluster = await TestCluster.start({ own: ['redis'] });
  try {
    const held = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, tables) }, () => hold(cluster)),
    );
    for (; tried < tables; outages++) {
      progress(`${tried} of ${tables} tables, ${splits.length} split`);
      const [least, most] = LENGTHS[outages % LENGTHS.length] ?? LENGTHS[0];
      const outage = random.between(least, most);
      const { found, back } = await forgetting(cluster, outage, () =>
        held.map((table) => findOut(cluster, table, asked)),
      );
      for (const [index, { together, at }] of found.entries()) {
        const table = held[index] as Held;
        tried++;
        entered.push(Math.max(0, at - back));
        if (!together)
          splits.push(`${outage} ms without Redis: table ${index} was opened a second time`);
        if (table.host.closed !== undefined) moved++;
        else if (together) continue;
        await table.host.leave();
        table.host = await sit(cluster, table.grant);
      }
    }
    return {
      title,
      figures: [
        ['tables held while Redis was away', tried],
        ['outages of Redis', outages],
        ['tables opened a second time', splits.length],
        ['people who were sent away from their table', moved],
        ['from the return of Redis until a client entered', spread(entered)],
      ],
      violations: splits,
    };
  } finally {
    await cluster.stop();
  }
}

interface Aftermath {
  readonly found: readonly Found[];
  /** When Redis was back. */
  readonly back: number;
}

/**
 * Redis forgets everything, after it was away for so many ms, and `ask` asks for tables from
 * shortly before its return on.
 */
async function forgetting(
  cluster: TestCluster,
  outage: number,
  ask: () => readonly Promise<Found>[],
): Promise<Aftermath> {
  const { url } = cluster.redis;
  const service = cluster.redis.service!;
  if (outage === 0) {
    const redis = new Redis(url);
    await redis.flushall().finally(() => redis.disconnect());
    const back = performance.now();
    return { found: await Promise.all(ask()), back };
  }
  await service.stop('SIGKILL');
  await wait(outage - 200);
  const found = Promise.all(ask());
  await wait(200);
  await service.start();
  const back = performance.now();
  return { found: await found, back };
}

async function hold(cluster: TestCluster): Promise<Held> {
  const grant = await eventually(
    () => cluster.create().catch(() => undefined),
    'a table was opened',
  );
  return { grant, host: await sit(cluster, grant) };
}

async function sit(cluster: TestCluster, grant: SeatGrant): Promise<TableClient> {
  let refusal: unknown;
  const connect = (): Promise<TableClient | undefined> =>
    TableClient.connect(cluster.address, grant).catch((error: unknown) => void (refusal = error));
  return eventually(connect, 'the host sat down').catch((error: unknown) => {
    throw new Error(`${String(error)}; the last answer was: ${String(refusal)}`);
  });
}

interface Found {
  /** Whether the newcomer sees the person who was there all along. */
  readonly together: boolean;
  readonly at: number;
}

/** Asks one server for a table until it admits a client. */
async function findOut(
  cluster: TestCluster,
  { grant: { matchId }, host }: Held,
  asked: Asked,
): Promise<Found> {
  const holder = cluster.serverOf(host);
  const { address } =
    cluster.servers[asked === 'holder' ? holder : (holder + 1) % cluster.servers.length]!;
  const route = `/api/matches/${matchId}/ensure`;
  const watcher = await eventually(async () => {
    const ensured = await call(address, { method: 'POST', route, body: {} }).catch(() => undefined);
    return ensured?.ok
      ? TableClient.connect(address, { matchId }).catch(() => undefined)
      : undefined;
  }, 'the table was entered');
  const at = performance.now();
  const together = watcher.table.seats[0]?.connected === true || host.closed !== undefined;
  await watcher.leave();
  return { together, at };
}
