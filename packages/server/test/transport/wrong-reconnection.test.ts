import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { matchMaker } from 'colyseus';
import { WebSocket } from 'ws';
import { dataFolder, TestServer, twoPlaying } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const folder = dataFolder();
let server: TestServer;

beforeEach(async () => {
  server = await TestServer.open(folder.path, { idleMs: 1_000 });
});
afterEach(() => server.close());
afterAll(() => folder.remove());

/** Connects as a session that is at the table or on its way to it; gives the code of the close. */
function intrude(processId: string, room: string, sessionId: string): Promise<number> {
  const address = server.address.replace('http', 'ws');
  const query = new URLSearchParams({ sessionId, reconnectionToken: 'wrong' });
  const socket = new WebSocket(`${address}/${processId}/${room}?${query}`);
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', resolve));
}

const isLocal = (room: string): boolean => matchMaker.getLocalRoomById(room) !== undefined;

// Colyseus issue 962: such a try stopped the timers of a room and locked its person out.
test('a try to come back with a wrong token neither disturbs a person nor keeps a table', async () => {
  const { grant, ada, ben } = await twoPlaying(server);
  const { matchId } = grant;
  const { processId } = matchMaker;
  expect(await intrude(processId, matchId, ada.room.sessionId)).toBeGreaterThan(1_000);
  expect(await ada.submit({ type: 'keep' })).toMatchObject({ ok: true });

  await ada.leave();
  expect(await intrude(processId, matchId, ada.room.sessionId)).toBeGreaterThan(1_000);
  const again = await server.sit(grant);
  await Promise.all([again, ben].map((client) => client.leave()));
  await until(() => !isLocal(matchId));
  expect((await server.sit(grant)).table).toMatchObject({ phase: 'playing' });
});

test('nobody is shown a way back by the session alone', async () => {
  const { grant } = await twoPlaying(server);
  const answer = await server.call('POST', `/matchmake/reconnect/${grant.matchId}`, {
    reconnectionToken: 'wrong',
  });
  expect(answer.status).toBe(404);
});
