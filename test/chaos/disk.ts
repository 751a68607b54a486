import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SoloServer } from './server-group.ts';
import { runOutages, type Outage } from './outage.ts';
import type { Outcome, RunOptions, Scenario } from './scenario.ts';
import { SmallDisk } from './small-disk.ts';

export const disk: Scenario = { name: 'disk', minutes: () => 5, missing: () => '', runs: [fail] };

/** The disk of one server is full, refuses to write, or does not answer. */
async function fail(options: RunOptions): Promise<Outcome> {
  const small = SmallDisk.mount(16);
  const group = await SoloServer.start(small);
  const file = path.join(group.folder, 'atoll.db');
  let other: DatabaseSync | undefined;
  const outages: Outage[] = [
    {
      name: 'no file may be written to',
      accepts: 'nothing',
      begin: () => group.server.limitFiles(0),
      end: () => {
        if (!group.server.ended) group.server.limitFiles('unlimited');
      },
    },
    {
      name: 'the database does not answer',
      // The journal takes actions until the database has not taken them over in time.
      accepts: 'something',
      begin: () => {
        other = new DatabaseSync(file, { timeout: 5_000 });
        other.exec('BEGIN IMMEDIATE');
      },
      end: () => {
        other?.exec('COMMIT');
        other?.close();
      },
    },
    ...(small
      ? [
          {
            name: 'the disk is full',
            // Room that the log of the database has already may still be written to.
            accepts: 'something',
            begin: () => {
              const once = new DatabaseSync(file, { timeout: 5_000 });
              once.exec('PRAGMA wal_checkpoint(TRUNCATE)');
              once.close();
              small.fill();
            },
            end: () => small.free(),
          } as const,
        ]
      : []),
  ];
  const title = `The disk of one server${small ? '' : ' (without a full one, which only root can have)'}`;
  return runOutages(group, { ...options, title, outages, servers: 1 });
}
