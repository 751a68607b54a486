import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Protocol } from 'colyseus';
import type { TestClient } from '../support/test-client.ts';
import { openServer } from '../support/open-server.ts';

const house = openServer({ limits: 'on' });

/**
 * A message that the server takes in and does not answer: that it may send the state, which it has
 * done.
 */
function sendMany(client: TestClient, messages: number): void {
  for (let sent = 0; sent < messages; sent++)
    client.room.connection.send(Uint8Array.of(Protocol.JOIN_ROOM));
}

test('who never waits for an answer is closed, before what waits fills the memory', async () => {
  const hasty = await house.server.sit(await house.server.create());
  for (let second = 0; second < 6 && hasty.closed === undefined; second++) {
    for (let sent = 0; sent < 200; sent++) hasty.room.send('history', { from: 1 });
    await wait(1000);
  }
  expect(hasty.closed).toBe(4002);
});

test('who sends 300 messages at once is closed, who sends as many in seconds is not, though nothing happens at the table', async () => {
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
