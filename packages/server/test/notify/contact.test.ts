import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Device } from '../support/notifications.ts';
import { PushService } from '../support/push-service.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const folder = dataFolder();
let push: PushService;
let server: TestServer;

beforeAll(async () => {
  push = await PushService.open();
  push.contact = 'needed';
});
afterEach(() => server.close());
afterAll(async () => {
  await push.close();
  folder.remove();
});

const open = (contact: string) =>
  TestServer.open(folder.path, {
    env: { NOTIFY_AFTER: '0.05', NOTIFY_LOOPBACK: 'on', NOTIFY_CONTACT: contact },
  });

/** A player with two devices is away when the match begins. */
async function tellTwice(): Promise<void> {
  const grant = await server.create();
  const ada = await server.sit(grant);
  const ben = await server.join(grant.code);
  for (let devices = 0; devices < 2; devices++) {
    const { endpoint, p256dh, auth } = push.subscribe();
    const target = { kind: 'push', endpoint, p256dh, auth } as const;
    await new Device(() => server.address).subscribe(target, ben);
  }
  await ada.start();
}

const counted = async (result: string): Promise<number> => {
  const text = await (await server.call('GET', '/metrics')).text();
  return Number(new RegExp(`atoll_notices_total{result="${result}"} (\\d+)`).exec(text)?.[1] ?? 0);
};

test('the host is told once that a push service wants to know where to find them', async () => {
  server = await open('');
  await tellTwice();
  await until(async () => (await counted('refused')) === 2);
  const refusals = server.logs.filter((line) => line.includes('a push service refuses'));
  expect(refusals.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { status: 403, contact: 'none: set NOTIFY_CONTACT' },
  ]);
});

test('push services are told the contact that the host has set', async () => {
  server = await open('mailto:host@atoll.example');
  await tellTwice();
  await until(async () => (await counted('delivered')) === 2);
  expect([...push.subjects]).toContain('mailto:host@atoll.example');
});
