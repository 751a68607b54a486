import { randomUUID } from 'node:crypto';
import type { SeatGrant } from '@atoll/protocol';
import { Redis } from 'ioredis';
import { call } from '@atoll/test-client/call';
import type { TestCluster } from './cluster.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { until } from '@atoll/test-client/waiting';

/** Two people at a table whose match has begun, with the grants of their seats. */
export interface Pair {
  readonly ada: TableClient;
  readonly ben: TableClient;
  readonly grants: readonly [SeatGrant, SeatGrant];
}

export async function twoPlaying(cluster: TestCluster): Promise<Pair> {
  const grant = await cluster.create();
  const ada = await cluster.sit(grant);
  const benGrant = await cluster.join(grant.code);
  const ben = await cluster.sit(benGrant);
  await ada.start();
  await Promise.all(
    [ada, ben].map((client) => client.until(() => client.table.phase === 'playing')),
  );
  return { ada, ben, grants: [grant, benGrant] };
}

interface SentAction {
  readonly seat: number;
  readonly id: string;
}

/** One of the clients that has an action. */
export async function nextToAct(clients: readonly TableClient[]): Promise<TableClient> {
  await Promise.race(clients.map((client) => client.until(() => client.prompt.legal.length > 0)));
  return clients.find(({ prompt }) => prompt.legal.length > 0) as TableClient;
}

/** Plays so many actions, each of a seat that has one. */
export async function act(
  clients: readonly TableClient[],
  times: number,
): Promise<readonly SentAction[]> {
  const made: SentAction[] = [];
  while (made.length < times) {
    const asked = await nextToAct(clients);
    const id = randomUUID();
    const answer = await asked.submit(asked.prompt.legal.at(-1), { id });
    if (!answer.ok) throw new Error(JSON.stringify(answer.reasons));
    made.push({ seat: asked.welcome?.seat ?? -1, id });
    await Promise.all(
      clients.map((client) => client.until(() => (client.steps.at(-1)?.seq ?? 0) >= answer.seq)),
    );
  }
  return made;
}

/**
 * Redis forgets the table, and another server opens it before its holder lists it again with its
 * next heartbeat.
 */
export async function takeOver(
  cluster: TestCluster,
  { matchId, holder }: { readonly matchId: string; readonly holder: number },
): Promise<void> {
  const { address } = cluster.servers[(holder + 1) % 3]!;
  await until(
    async () => {
      const redis = new Redis(cluster.redis.url);
      await redis.hdel('roomcaches', matchId).finally(() => redis.disconnect());
      await call(address, { method: 'POST', route: `/api/matches/${matchId}/ensure`, body: {} });
      return (await cluster.holderOf(matchId)) !== holder;
    },
    () => cluster.newestLogs(),
  );
}
