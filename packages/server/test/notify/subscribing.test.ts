import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { Device, SECRET } from '../support/notifications.ts';
import { openServer } from '../support/open-server.ts';
import { noticeWords } from '../../src/notify/notice-words.ts';
import { PushService } from '../support/push-service.ts';

const open = openServer({ env: { NOTIFY_LOOPBACK: 'on' } });
let push: PushService;

beforeAll(async () => {
  push = await PushService.open();
});
afterAll(() => push.close());

const device = (): Device => new Device(() => open.server.address);

/** Two people at a table that waits for its start. */
async function twoWaiting(): Promise<{ readonly grants: readonly [SeatGrant, SeatGrant] }> {
  const grant = await open.server.create();
  return { grants: [grant, await open.server.join(grant.code)] };
}

describe('a subscriber', () => {
  test('shows the token of the seat, and may stop at any time without it', async () => {
    const { grants } = await twoWaiting();
    const mine = device();
    const wrong = { ...grants[0], token: [...grants[0].token].toReversed().join('') };
    expect(await mine.byWebhook('http://127.0.0.1:9/', wrong)).toEqual({ push: [], webhook: [] });
    expect(await mine.byWebhook('http://127.0.0.1:9/', grants[0], wrong)).toEqual({
      push: [],
      webhook: [grants[0].matchId],
    });
    await mine.subscribe({ kind: 'push', ...push.subscribe() }, grants[0]);
    expect(await mine.stop('webhook')).toEqual({ push: [grants[0].matchId], webhook: [] });
    expect(await mine.stop()).toEqual({ push: [], webhook: [] });
  });

  test('at most eight of a seat', async () => {
    const grant = await open.server.create();
    const counts: number[] = [];
    for (let count = 0; count < 9; count++)
      counts.push((await device().byWebhook('http://127.0.0.1:9/', grant)).webhook.length);
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  });

  test.each([
    { kind: 'webhook', url: 'https://10.0.0.1/', secret: SECRET },
    { kind: 'webhook', url: 'http://example.com/', secret: SECRET },
    { kind: 'push', endpoint: 'https://[fd00::1]/', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    { kind: 'push', endpoint: 'https://1.1.1.1/', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  ])('is refused an address that nothing is sent to: %j', async (target) => {
    const { matchId, token } = await open.server.create();
    const answer = await device().put({ seats: [{ matchId, token }], target });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'target-refused' } });
  });

  test.each([
    {},
    { kind: 'webhook', url: 'https://x.example/', secret: 'short' },
    { kind: 'webhook', url: 'ftp://x.example/', secret: SECRET },
    { kind: 'webhook', url: `https://x.example/${'x'.repeat(1000)}`, secret: SECRET },
    { kind: 'push', endpoint: 'https://x.example/', p256dh: 'B', auth: 'A'.repeat(22) },
    { kind: 'mail', to: 'me@x.example' },
  ])('is refused a body of the wrong shape: %j', async (target) => {
    const answer = await device().put({ seats: [], target });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'malformed' } });
  });
});

test.each([
  ['de', 'Du bist am Zug: Atoll'],
  ['cs', 'Jsi na tahu: Atoll'],
  ['fr', 'À vous de jouer\u202f: Atoll'],
  ['tlh', 'Your turn: Atoll'],
  [undefined, 'Your turn: Atoll'],
])('a notice in %j says %j', (language, title) => {
  expect(noticeWords(language).turn.title({ game: 'Atoll', person: 'Ben' })).toBe(title);
});

test('a subscription keeps no longer name of its server than names are', async () => {
  const { matchId, token } = await open.server.create();
  const target = { kind: 'webhook', url: 'http://127.0.0.1:9/', secret: SECRET };
  const body = JSON.stringify({ seats: [{ matchId, token }], target });
  const { port, hostname } = new URL(open.server.address);
  const ask = (host: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const path = `/api/notifications/${device().id}`;
      const headers = { 'content-type': 'application/json', 'content-length': body.length, host };
      request({ hostname, port, path, method: 'PUT', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .once('error', reject)
        .end(body);
    });
  expect(await ask(`${'a'.repeat(2000)}.example`)).toBe(400);
  expect(await ask('atoll.example')).toBe(200);
});
