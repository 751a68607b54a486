import type { Answer } from '@atoll/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Protocol } from 'colyseus';
import type { TableClient } from '@atoll/test-client/table-client';
import { JsonClient } from '@atoll/test-client/json-client';
import { openServer } from '../support/open-server.ts';

const house = openServer({ limits: 'on' });

/**
 * A message that the server takes in and does not answer: that it may send the state, which it has
 * done.
 */
function sendMany(client: TableClient, messages: number): void {
  for (let sent = 0; sent < messages; sent++)
    client.room.connection.send(Uint8Array.of(Protocol.JOIN_ROOM));
}

test('a client that never waits for an answer is told to wait, and answered', async () => {
  const hasty = await house.server.sit(await house.server.create());
  const asked = Array.from({ length: 120 }, () => hasty.history());
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([false]));
  expect(hasty.closed).toBeUndefined();
});

test('a body of more values than any request has ends its connection, in either form', async () => {
  const grant = await house.server.create();
  const many = await house.server.sit(grant);
  const list = (length: number): unknown => ({ from: 1, list: Array.from({ length }, () => []) });
  const few = (await many.room.request('history', list(1000))) as Answer;
  expect(few).toMatchObject({ ok: false, reasons: [{ code: 'malformed' }] });
  many.room.send('history', list(1100));
  await many.until(() => many.closed !== undefined);
  const texts = await JsonClient.enter(house.server.address, { matchId: grant.matchId });
  texts.socket.send(JSON.stringify({ request: 'history', n: 1, body: list(1100) }));
  await texts.until(() => texts.closed !== undefined);
  expect(texts.closed).toBe(4002);
  expect(texts.of('error')[0]?.message).toContain('values');
});

test('a client that sends 300 messages at once is closed, and one that sends as many in seconds is not', async () => {
  const grant = await house.server.create();
  const patient = await house.server.sit(grant);
  const hasty = await house.server.sit({ matchId: grant.matchId });
  sendMany(hasty, 320);
  await hasty.until(() => hasty.closed !== undefined);
  for (let turn = 0; turn < 2; turn++) {
    sendMany(patient, 200);
    await wait(1500);
  }
  expect(await patient.change({ do: 'rename', name: 'Still here' })).toMatchObject({ ok: true });
});
