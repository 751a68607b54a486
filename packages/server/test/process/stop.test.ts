import { afterAll, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { ServerProcess } from '@atoll/test-client/server-process';
import { TableClient } from '@atoll/test-client/table-client';
import { openTable } from '@atoll/test-client/tables';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
const TABLES = 4;
const ACKNOWLEDGED = 60;

afterAll(() => folder.remove());

interface Played {
  readonly grant: SeatGrant;
  readonly client: TableClient;
  /** Actions by their own id, with the length of the log that the server acknowledged. */
  readonly acknowledged: Map<string, number>;
}

async function sitAlone(address: string): Promise<Played> {
  const grant = await openTable(address);
  const client = await TableClient.connect(address, grant);
  await client.change({ do: 'pace', pace: 0 });
  await client.change({ do: 'bot', seat: 1, bot: 'random' });
  await client.start();
  return { grant, client, acknowledged: new Map() };
}

/** Decides as fast as the server answers, until the connection breaks. */
async function hurryMs(
  { client, acknowledged }: Played,
  onAcknowledged: () => void,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    await client.until(
      () =>
        client.prompt.legal.length > 0 ||
        client.closed !== undefined ||
        client.table.phase === 'over',
    );
    if (client.prompt.legal.length === 0) return;
    const id = `${client.room.roomId}-${turn}`;
    const answer = await client
      .submit(client.prompt.legal[turn % client.prompt.legal.length], { id })
      .catch(() => undefined);
    if (!answer?.ok) return;
    acknowledged.set(id, answer.seq);
    onAcknowledged();
    await client.until(
      () => (client.steps.at(-1)?.seq ?? 0) >= answer.seq || client.closed !== undefined,
    );
  }
}

test('a server that is told to stop answers everything that it accepted, and says that it goes', async () => {
  const first = await ServerProcess.start(folder.path);
  const played = await Promise.all(Array.from({ length: TABLES }, () => sitAlone(first.address)));
  let total = 0;
  await new Promise<void>((resolve) => {
    for (const one of played) void hurryMs(one, () => ++total === ACKNOWLEDGED && resolve());
  });
  expect(await first.end('SIGTERM')).toBe(0);
  await Promise.all(played.map(({ client }) => client.until(() => client.closed !== undefined)));
  expect(played.map(({ client }) => client.closed)).toEqual(played.map(() => 4001));
  const store = openSqlite(folder.path);
  for (const { grant, acknowledged } of played) {
    const own = (await store.readLog(grant.matchId)).flatMap(({ clientId }) =>
      clientId === '' ? [] : [clientId],
    );
    expect(own).toEqual([...acknowledged.keys()]);
  }
  await store.close();
});
