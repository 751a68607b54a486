import { missingDatabases } from '../../packages/server/test/support/store/databases.ts';
import { ServerTrio } from './server-group.ts';
import { runOutages, type Outage } from './outage.ts';
import type { Outcome, RunOptions, Scenario } from './scenario.ts';
import { SmallDisk } from './small-disk.ts';

export const postgres: Scenario = {
  name: 'postgres',
  minutes: () => 5,
  missing: missingDatabases,
  runs: [fail],
};

/** PostgreSQL is killed, restarted, hangs, or has no room left. */
async function fail(options: RunOptions): Promise<Outcome> {
  const small = SmallDisk.mount(192);
  const group = await ServerTrio.start({ own: ['postgres'], databaseFolder: small?.path });
  const service = group.cluster.postgres.service!;
  const outages: Outage[] = [
    {
      name: 'PostgreSQL is killed',
      accepts: 'nothing',
      begin: () => service.stop('SIGKILL'),
      end: () => service.start(),
    },
    {
      name: 'PostgreSQL is shut down',
      accepts: 'nothing',
      begin: () => service.stop('SIGINT'),
      end: () => service.start(),
    },
    {
      name: 'PostgreSQL hangs',
      accepts: 'nothing',
      begin: () => service.pause(),
      end: () => service.goOn(),
    },
    ...(small
      ? [
          {
            name: 'PostgreSQL has a full disk',
            // Pages that are in its files already may still be written to.
            accepts: 'something',
            begin: () => small.fill(),
            end: () => small.free(),
          } as const,
        ]
      : []),
  ];
  const title = `PostgreSQL under three servers${small ? '' : ' (without a full disk, which only root can have)'}`;
  const outcome = await runOutages(group, { ...options, title, outages, servers: 3 });
  small?.remove();
  return outcome;
}
