import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CLOSE_REMOVED } from '@atoll/protocol';
import { matchMaker } from 'colyseus';
import { createLogger } from '../../src/process/logger.ts';
import type { TableClient as Connection } from '../../src/room/request-handler.ts';
import type { TableRoom } from '../../src/room/table-room.ts';
import { EXPLODE } from '../support/cluster/dive.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { openServer } from '../support/open-server.ts';

const house = openServer();

/** A connection between having shown its token and sitting down. */
function waiting() {
  const received: unknown[] = [];
  const client = {
    ref: {},
    auth: undefined as unknown,
    send: (name: string, message: object) => void received.push({ name, ...message }),
    leave: (code: number) => void received.push({ left: code }),
  };
  return { received, client: client as unknown as Connection };
}

describe('between the check of its token and its entrance', () => {
  let ada: TableClient;
  let room: TableRoom;
  let token: string;

  beforeEach(async () => {
    const grant = await house.server.create({ seats: 3 });
    ada = await house.server.sit(grant);
    await house.server.join(grant.code);
    ({ token } = await house.server.join(grant.code, 'Cleo'));
    room = matchMaker.getLocalRoomById(grant.matchId) as TableRoom;
  });
  afterEach(() => ada.leave());

  test('a connection loses a seat that the host opened again', async () => {
    const { client, received } = waiting();
    client.auth = await room.onAuth(client, { token });
    await ada.change({ do: 'open', seat: 2 });
    room.onJoin(client);
    expect(received).toEqual([{ left: CLOSE_REMOVED }]);
    expect(client.userData).toBeUndefined();
  });

  test('a connection moves up with its seat when the match begins', async () => {
    const { client, received } = waiting();
    client.auth = await room.onAuth(client, { token });
    await ada.change({ do: 'open', seat: 1 });
    await ada.start();
    room.onJoin(client);
    expect(received).toMatchObject([{ name: 'welcome', seat: 1 }]);
  });
});

describe('the code of a table', () => {
  test('is told to seated players, and never sent to a spectator', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const eve = await house.server.sit({ matchId: grant.matchId });
    await ada.until(() => ada.table.watchers === 1);
    expect(ada.welcome).toMatchObject({ code: grant.code });
    expect(eve.welcome).toMatchObject({ seat: -1, code: '', longCode: '' });
    expect(JSON.stringify([eve.table, eve.welcome, ada.table])).not.toContain(grant.code);
    await ada.start();
    await eve.until(() => eve.table.phase === 'playing');
    expect(JSON.stringify([eve.table, eve.welcome, eve.steps])).not.toContain(grant.code);
  });

  test('of a finished match says so to a person who wants to join', async () => {
    const grant = await house.server.create({ seats: 1 });
    const ada = await house.server.sit(grant);
    await ada.start();
    const early = await house.server.call('POST', '/api/join', { code: grant.code, name: 'Ben' });
    expect(await early.json()).toMatchObject({ error: { code: 'started', watch: grant.matchId } });
    await ada.playOn();
    await house.server.call('POST', `/api/matches/${grant.matchId}/ensure`, {});
    const phase = async () =>
      (
        (await (await house.server.call('GET', `/api/invites/${grant.code}`)).json()) as {
          phase: string;
        }
      ).phase;
    while ((await phase()) !== 'over');
    const late = await house.server.call('POST', '/api/join', { code: grant.code, name: 'Ben' });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ error: { code: 'over', watch: grant.matchId } });
  });
});

describe('a token that is replaced', () => {
  const NEW = 'a-new-token-of-the-person-itself';

  test('opens nothing any more, and its connections end, except the one that asked', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const room = matchMaker.getLocalRoomById(grant.matchId) as TableRoom;
    const { client, received } = waiting();
    client.auth = await room.onAuth(client, { token: grant.token });
    expect(await ada.change({ do: 'token', token: NEW })).toMatchObject({ ok: true });
    expect(ada.closed).toBeUndefined();
    room.onJoin(client);
    expect(received).toEqual([{ left: CLOSE_REMOVED }]);
    await expect(house.server.sit(grant)).rejects.toMatchObject({ code: 401 });
    expect(await ada.change({ do: 'pace', pace: 0 })).toMatchObject({ ok: true });
    const again = await house.server.sit({ matchId: grant.matchId, token: NEW });
    expect(again.welcome).toMatchObject({ seat: 0, host: true });
    await again.leave();
  });

  test('keeps its connection when another person replaces theirs', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const ben = await house.server.sit(await house.server.join(grant.code));
    expect(await ada.change({ do: 'token', token: NEW })).toMatchObject({ ok: true });
    expect(await ben.change({ do: 'token', token: `${NEW}-2` })).toMatchObject({ ok: true });
    expect(await ada.change({ do: 'pace', pace: 0 })).toMatchObject({ ok: true });
    expect(ada.closed).toBeUndefined();
  });

  test('is stored, and may be asked for twice', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    for (let times = 0; times < 2; times++)
      expect(await ada.change({ do: 'token', token: NEW })).toMatchObject({ ok: true });
    await ada.leave();
    expect((await house.server.sit({ matchId: grant.matchId, token: NEW })).welcome).toMatchObject({
      seat: 0,
    });
  });

  test('is not replaced by that of another seat, nor by a spectator', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const ben = await house.server.join(grant.code);
    expect(await ada.change({ do: 'token', token: ben.token })).toMatchObject({
      ok: false,
      reasons: [{ code: 'malformed' }],
    });
    const eve = await house.server.sit({ matchId: grant.matchId });
    expect(await eve.change({ do: 'token', token: NEW })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-seated' }],
    });
  });

  test('no longer speaks for the seat, whatever it asked for before', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const room = matchMaker.getLocalRoomById(grant.matchId) as TableRoom;
    const old = room.clients[0] as Connection;
    const { userData } = old;
    const newer = await house.server.sit(grant);
    expect(userData?.seat).toBe(-1);
    await ada.until(() => ada.closed !== undefined);
    expect(newer.table.watchers).toBe(0);
  });
});

test('a client that comes while a table closes is told to come again, and no error is logged', async () => {
  const { matchId } = await house.server.create();
  const room = matchMaker.getLocalRoomById(matchId) as TableRoom;
  // as a room answers that closes, because its server stops or another one holds the table
  Object.assign(room, { _reserveSeat: () => Promise.resolve(false) });
  const before = house.server.logs.length;
  const answer = await house.server.call('POST', `/matchmake/joinById/${matchId}`, {});
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toMatchObject({ code: 503 });
  expect(house.server.logs.slice(before).join('')).not.toContain('unexpected error');
});

test('a secret that opens a seat is kept in no cache', async () => {
  const grant = await house.server.call('POST', '/api/matches', {
    game: 'dive',
    seats: 2,
    name: 'Ada',
  });
  const { code, matchId } = (await grant.json()) as { code: string; matchId: string };
  const joined = await house.server.call('POST', '/api/join', { code, name: 'Ben' });
  const entered = await house.server.call('POST', `/matchmake/joinById/${matchId}`, {});
  for (const answer of [
    grant,
    joined,
    entered,
    await house.server.call('GET', `/api/invites/${code}`),
  ])
    expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('no token, code or name that comes in goes into the log, not even when something fails', async () => {
  const { code, matchId, token } = await house.server.create({ name: 'Zuleika' });
  const zuleika = await house.server.sit({ matchId, token });
  await zuleika.change({ do: 'rename', name: 'Zuleika Two' });
  const other = await house.server.join(code, 'Quentin');
  await zuleika.start();
  await house.server.call('POST', '/api/join', { code, name: 'Quentin' });
  await house.server.call('GET', `/api/invites/${code.toLowerCase()}`);
  await house.server.call('POST', `/matchmake/joinById/${matchId}`, {
    token: 'not-the-token-of-any-seat',
  });
  await zuleika.until(() => zuleika.prompt.legal.length > 0);
  expect(await zuleika.submit(EXPLODE)).toMatchObject({
    ok: false,
    reasons: [{ code: 'internal' }],
  });
  await zuleika.leave();
  const log = house.server.logs.join('');
  expect(log).toContain('a mistake in the rules');
  for (const secret of [token, other.token, code, 'Zuleika', 'Quentin', 'not-the-token'])
    expect(log).not.toContain(secret);
});

test('a line of the log stays one line, whatever is in it', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const forged = 'a\n{"level":60,"msg":"forged"}\r\n\u2028\u001b[31m';
  logger.error(
    { err: new Error(forged), match: forged, token: 'secret', deep: { seed: 'secret' } },
    forged,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\p{Cc}]/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: forged });
  expect(lines[0]).not.toContain('secret');
});
