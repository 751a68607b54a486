import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { call } from '@atoll/test-client/call';
import { ServerProcess } from '@atoll/test-client/server-process';
import { TableClient } from '@atoll/test-client/table-client';
import { openTable } from '@atoll/test-client/tables';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
let child: ServerProcess;

beforeAll(async () => {
  child = await ServerProcess.start(folder.path);
});
afterAll(async () => {
  await child.end('SIGTERM');
  folder.remove();
});

test('frames of random bytes end at most their own connection, never the process', async () => {
  const grant = await openTable(child.address);
  const rng = createRng('garbage');
  for (let first = 9; first < 24; first++) {
    const client = await TableClient.connect(child.address, { matchId: grant.matchId });
    for (let frame = 0; frame < 8 && client.closed === undefined; frame++) {
      const rest = Array.from({ length: nextInt(rng, 40) }, () => nextInt(rng, 256));
      client.room.connection.send(Uint8Array.from([first, ...rest]));
    }
    client.room.connection.close();
  }
  const ada = await TableClient.connect(child.address, grant);
  expect(await ada.change({ do: 'rename', name: 'Still here' })).toMatchObject({ ok: true });
  expect((await call(child.address, { method: 'GET', route: '/api/health' })).status).toBe(200);
  expect(child.output).not.toContain(grant.token);
});
