import { Redis } from 'ioredis';
import { missingDatabases } from '../../packages/server/test/support/store/databases.ts';
import { ServerTrio } from './server-group.ts';
import { runOutages, type Outage } from './outage.ts';
import type { Outcome, RunOptions, Scenario } from './scenario.ts';

export const redis: Scenario = {
  name: 'redis',
  minutes: () => 5,
  missing: missingDatabases,
  runs: [fail],
};

/**
 * Redis is killed and comes back empty, hangs, or has no room left. Tables that are open must not
 * notice.
 */
async function fail(options: RunOptions): Promise<Outcome> {
  const group = await ServerTrio.start({ own: ['redis'] });
  const { url } = group.cluster.redis;
  const service = group.cluster.redis.service!;
  const set = async (memory: string): Promise<void> => {
    const client = new Redis(url);
    await client.config('SET', 'maxmemory', memory).finally(() => client.disconnect());
  };
  const outages: Outage[] = [
    {
      name: 'Redis is killed',
      accepts: 'everything',
      begin: () => service.stop('SIGKILL'),
      end: () => service.start(),
    },
    {
      name: 'Redis hangs',
      accepts: 'everything',
      begin: () => service.pause(),
      end: () => service.goOn(),
    },
    { name: 'Redis is full', accepts: 'everything', begin: () => set('1'), end: () => set('0') },
  ];
  return runOutages(group, { ...options, title: 'Redis under three servers', outages, servers: 3 });
}
