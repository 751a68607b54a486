import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { diveCatalog } from '../support/cluster/dive.ts';
import { Device } from '../support/notifications.ts';
import { openServer } from '../support/open-server.ts';
import { PushService, type Subscribed } from '../support/push-service.ts';
import { throughOpening } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const env = { NOTIFY_AFTER: '0.05', NOTIFY_LOOPBACK: 'on' };
const open = openServer({ env, catalog: diveCatalog });
let push: PushService;

beforeAll(async () => {
  push = await PushService.open();
});
afterAll(() => push.close());

test('an address that its push service said to be gone is refused, and another is taken', async () => {
  const hosting = await open.server.create();
  const ada = await open.server.sit(hosting);
  const { matchId, token, ...grant } = await open.server.join(hosting.code);
  const ben = await open.server.sit({ matchId, token, ...grant });
  await ada.start();
  await ben.until(() => ben.prompt.asked);
  await throughOpening(ada, ben);

  const [mine, dead] = [new Device(() => open.server.address), push.subscribe()];
  const ask = (subscribed: Subscribed): Promise<Response> =>
    mine.put({ seats: [{ matchId, token }], target: { kind: 'push', ...subscribed } });
  expect((await ask(dead)).status).toBe(200);
  push.end(dead);
  await ben.leave();
  await ada.submit({ type: 'rest' });
  await until(async () => (await mine.subscriptions()).push.length === 0);

  const refused = await ask(dead);
  expect(refused.status).toBe(410);
  expect(await refused.json()).toMatchObject({ error: { code: 'target-gone' } });
  expect((await ask(push.subscribe())).status).toBe(200);
  expect((await mine.subscriptions()).push).toEqual([matchId]);
});
