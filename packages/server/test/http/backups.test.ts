import { expect, test } from '@jest/globals';
import { BACKUP_LENGTH, backupAnswer, storedBackup } from '@atoll/protocol';
import { openServer } from '../support/open-server.ts';

const house = openServer();

const ID = 'AAAAAAAAAAAAAAAAAAAAA-';

const ask = async (
  method: 'GET' | 'PUT',
  id: string,
  body?: unknown,
): Promise<readonly [number, unknown]> => {
  const answer = await fetch(`${house.server.address}/api/backups/${id}`, {
    method,
    headers: { 'content-type': 'application/json', origin: house.server.address },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return [answer.status, await answer.json()];
};

const refusal = (code: string) => ({ error: expect.objectContaining({ code }) as unknown });

test('a stored backup is returned', async () => {
  expect(await ask('GET', ID)).toEqual([200, { version: 0, box: '' }]);
  const [status, stored] = await ask('PUT', ID, { basedOn: 0, box: 'b-_x' });
  expect([status, storedBackup.parse(stored)]).toEqual([200, { version: 1 }]);
  const [, found] = await ask('GET', ID);
  expect(backupAnswer.parse(found)).toEqual({ version: 1, box: 'b-_x' });
});

test('a client cannot replace a version that it has not seen', async () => {
  const id = ID.replace('A', 'B');
  await ask('PUT', id, { basedOn: 0, box: 'one' });
  for (const basedOn of [0, 2])
    expect(await ask('PUT', id, { basedOn, box: 'other' })).toEqual([409, refusal('changed')]);
  expect(await ask('PUT', id, { basedOn: 1, box: 'two' })).toEqual([200, { version: 2 }]);
  expect(await ask('GET', id)).toEqual([200, { version: 2, box: 'two' }]);
});

test.each([
  ['short', { basedOn: 0, box: 'x' }],
  [ID, { basedOn: 0 }],
  [ID, { basedOn: -1, box: 'x' }],
  [ID, { basedOn: 0, box: '' }],
  [ID, { basedOn: 0, box: '<b>' }],
  [ID, { basedOn: 0, box: 'x'.repeat(BACKUP_LENGTH + 1) }],
  [ID, { basedOn: 0, box: 'x', more: 1 }],
])('%s with %j is refused', async (id, body) => {
  expect(await ask('PUT', id, body)).toEqual([400, refusal('malformed')]);
});
