import { expect, test } from '@jest/globals';
import { CLOSE_REMOVED } from '@atoll/protocol';
import { leaveMatch } from '../../src/net/seats/leave-match.ts';
import { LiveSession } from '../../src/net/live-session.ts';
import { FakeServer, silence } from '../support/fake-server.ts';

const JONAS = { name: 'Jonas', kind: 'person' } as const;

function sessionAt(server: FakeServer): LiveSession {
  return new LiveSession({
    ...{ transport: server, matchId: 'match', token: 'token', newId: () => 'decision' },
    wait: () => Promise.resolve(),
  });
}
const leave = (server: FakeServer) => leaveMatch(sessionAt(server), () => Promise.resolve('reef'));

test('a match that goes on is given up, and the usual bot plays the seat', async () => {
  const server = new FakeServer();
  expect(await leave(server)).toBeUndefined();
  expect(server.requests).toEqual([{ name: 'concede', body: { bot: 'reef' } }]);
});

test('before the match the seat becomes free, also when the answer is lost with the connection', async () => {
  const server = Object.assign(new FakeServer(), { phase: 'waiting', others: [JONAS] });
  server.answer = () => {
    server.denies = true;
    server.close(CLOSE_REMOVED);
    return silence();
  };
  expect(await leave(server)).toBeUndefined();
  expect(server.requests).toEqual([{ name: 'seats', body: { do: 'open', seat: 0 } }]);
});

test('a host who sits alone, and a match that is over, ask for nothing', async () => {
  const bot = { name: 'Triton', kind: 'bot' } as const;
  const alone = Object.assign(new FakeServer(), { phase: 'waiting', others: [bot] });
  const over = Object.assign(new FakeServer(), { phase: 'over', others: [JONAS] });
  for (const server of [alone, over]) {
    expect(await leave(server)).toBeUndefined();
    expect(server.requests).toEqual([]);
  }
});

test('a seat or match that is gone is left already', async () => {
  for (const gone of [{ denies: true }, { known: false }, { playable: false }])
    expect(await leave(Object.assign(new FakeServer(), gone))).toBeUndefined();
});

test('a refusal and a failing server are reported with their reason', async () => {
  const server = new FakeServer();
  server.answer = () => ({ ok: false, reasons: [{ code: 'unknown-bot' }] });
  expect(await leave(server)).toEqual([{ code: 'unknown-bot' }]);
  const failing = Object.assign(new FakeServer(), { fails: { ensure: 9, join: 0, history: 0 } });
  expect(await leave(failing)).toEqual([{ code: 'failed', details: { message: 'failed' } }]);
});
