import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pushKeyAnswer, type SeatGrant } from '@atoll/protocol';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import type { Subscription } from '../../src/store/subscriptions.ts';
import { call } from '@atoll/test-client/call';
import { Device } from '../support/notifications.ts';
import { PushService, type Subscribed } from '../support/push-service.ts';
import { Receiver } from '../support/receiver.ts';
import { ServerProcess } from '@atoll/test-client/server-process';
import { TableClient } from '@atoll/test-client/table-client';
import { dataFolder } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';
import { openTable } from '@atoll/test-client/tables';

const folder = dataFolder();
const started: ServerProcess[] = [];
let hook: Receiver;
let push: PushService;
let browser: Subscribed;
/** What the receiver answers. */
let status = 204;

beforeAll(async () => {
  hook = await Receiver.open(() => ({ status }));
  push = await PushService.open();
  browser = push.subscribe();
});
afterAll(async () => {
  for (const server of started) await server.end('SIGKILL');
  await hook.close();
  await push.close();
  folder.remove();
});

async function start(after: string): Promise<ServerProcess> {
  const env = { NOTIFY_AFTER: after, NOTIFY_LOOPBACK: 'on' };
  const server = await ServerProcess.start(folder.path, { env });
  started.push(server);
  return server;
}

/** The notices still to be sent, as the store has them. */
async function pending(): Promise<readonly Subscription[]> {
  const store = openSqlite(folder.path);
  try {
    return await store.subscriptions.pending(9);
  } finally {
    await store.close();
  }
}

/** The time comes of what waits; for when no server runs. */
async function passTime(): Promise<void> {
  const store = openSqlite(folder.path);
  for (const each of await store.subscriptions.pending(9))
    await store.subscriptions.note(each, { ...each, due: Date.now() });
  await store.close();
}

const untilPending = (holds: (all: readonly Subscription[]) => boolean): Promise<void> =>
  until(
    async () => holds(await pending()),
    () => started.at(-1)?.output.slice(-2000),
  );

/** A player begins a match alone and leaves while it is the player's turn. */
async function awayFrom({ address }: ServerProcess): Promise<SeatGrant> {
  const grant = await openTable(address, { seats: 1 });
  const device = new Device(() => address);
  await device.byWebhook(hook.address, grant);
  await device.subscribe({ kind: 'push', ...browser }, grant);
  const ada = await TableClient.connect(address, grant);
  await ada.start();
  await ada.until(() => ada.prompt.asked);
  await ada.leave();
  return grant;
}

/** Whether it waits for its second try. */
const isLater = (subscription: Subscription | undefined): boolean =>
  subscription?.tries === 1 && subscription.due < Date.now() + 20_000;

async function keyOf({ address }: ServerProcess): Promise<string> {
  const answer = await call(address, { method: 'GET', route: '/api/push-key' });
  return pushKeyAnswer.parse(await answer.json()).key;
}

const received = (): readonly unknown[] => hook.received.map(({ match, about }) => [match, about]);

test('a notice that was due when the server was killed is sent by the next one, once', async () => {
  const before = await start('3600');
  const { matchId } = await awayFrom(before);
  await untilPending((all) => all.length === 2);
  const key = await keyOf(before);
  await before.end('SIGKILL');
  expect(received()).toEqual([]);
  await passTime();
  const after = await start('3600');
  await Promise.all([hook.until(1), push.until(1)]);
  await untilPending((all) => all.length === 0);
  expect(received()).toEqual([[matchId, 'turn']]);
  expect(push.read(browser)).toMatchObject([{ path: `/m/${matchId}` }]);
  // browsers subscribed with the key of the server that was killed
  expect([push.refused, [...push.writers], await keyOf(after)]).toEqual([[], [key], key]);
  await after.end('SIGTERM');
});

test('a notice that a server was about to retry is retried by the next one', async () => {
  hook.got.length = 0;
  status = 503;
  const before = await start('0');
  const { matchId } = await awayFrom(before);
  await hook.until(1);
  await untilPending(([first, ...more]) => isLater(first) && more.length === 0);
  await before.end('SIGKILL');
  await passTime();
  status = 204;
  await start('0');
  await hook.until(2);
  await untilPending((all) => all.length === 0);
  expect(received()).toEqual([
    [matchId, 'turn'],
    [matchId, 'turn'],
  ]);
});
