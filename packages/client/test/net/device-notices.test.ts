import { expect, test } from '@jest/globals';
import type { NotificationsAnswer, NotifyRequest } from '@atoll/protocol';
import { ApiError } from '../../src/net/api.ts';
import {
  DeviceNotices,
  type NoticeServer,
  type PushBrowser,
  type PushReader,
  PushRefused,
} from '../../src/net/device-notices.ts';
import { SeatStore } from '../../src/net/seats/seats.ts';
import { NOTICES, readNotices } from '../../src/net/notified-matches.ts';

const READER: Omit<PushReader, 'endpoint'> = { p256dh: 'p', auth: 'a' };

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** Takes every seat but those whose match is called `full`. */
class FakeServer implements NoticeServer {
  readonly asked: { readonly device: string; readonly request: NotifyRequest }[] = [];
  readonly stopped: string[] = [];
  answer: NotificationsAnswer = { push: [], webhook: [] };

  /** The push services' addresses that are gone. */
  gone: readonly string[] = [];
  key = 'key';

  pushKey = async () => this.key;
  subscribe: NoticeServer['subscribe'] = async (device, request) => {
    const { target } = request;
    if (target.kind === 'push' && this.gone.includes(target.endpoint))
      throw new ApiError(410, { code: 'target-gone', message: 'it is gone' });
    this.asked.push({ device, request });
    const matches = request.seats.map(({ matchId }) => matchId).filter((id) => id !== 'full');
    this.answer = { ...this.answer, [request.target.kind]: matches };
    return this.answer;
  };
  stop: NoticeServer['stop'] = async (device) => {
    this.stopped.push(device);
    return { push: [], webhook: [] };
  };
}

/** Makes another address whenever it subscribes. */
class FakeBrowser implements PushBrowser {
  readonly possible = true;
  allowed = true;
  /** How often it asked for leave or used it. */
  asked = 0;
  reader: PushReader | undefined;
  key: string | undefined;

  subscribe = async (key: string) => {
    this.reader = undefined;
    this.asked++;
    if (!this.allowed) throw new PushRefused('no');
    this.key = key;
    return (this.reader = { ...READER, endpoint: `https://push.example/${this.asked}` });
  };
  current = async () => this.reader;
  currentKey = async () => (this.reader ? this.key : undefined);
  end = async () => {
    this.reader = undefined;
  };
}

function device() {
  const store = storage();
  const server = new FakeServer();
  const browser = new FakeBrowser();
  const seats = new SeatStore(store, () => 0);
  const sit = (matchId: string, token = 'token') => seats.keep({ matchId, token });
  const announced = () => readNotices(store)?.told ?? [];
  const notices = new DeviceNotices({ seats, server, browser, store, language: () => 'cs' });
  return { store, server, browser, seats, sit, announced, notices };
}

test('asks for every seat that is not over, also for those that come later', async () => {
  const { server, seats, sit, announced, notices } = device();
  sit('one');
  seats.keep({ matchId: 'old', token: 'token', over: true });
  const secret = await notices.beginWebhook('https://hook.example/x');
  expect(secret).toMatch(/^[\w-]{32}$/);
  const target = { kind: 'webhook', url: 'https://hook.example/x', secret };
  expect(server.asked).toEqual([
    {
      device: expect.stringMatching(/^[\w-]{22}$/),
      request: { seats: [{ matchId: 'one', token: 'token' }], target, language: 'cs' },
    },
  ]);
  expect([announced(), notices.behind]).toEqual([['one'], false]);
  sit('two');
  expect(notices.behind).toBe(true);
  await notices.sync();
  expect(server.asked[1]?.device).toBe(server.asked[0]?.device);
  expect(server.asked[1]?.request.target).toEqual(target);
  expect([announced(), notices.behind]).toEqual([['two', 'one'], false]);
  // another token of a seat is asked for anew
  sit('one', 'another');
  expect(notices.behind).toBe(true);
});

test('does not ask again and again for a seat that has too many devices', async () => {
  const { sit, announced, notices } = device();
  sit('full');
  sit('one');
  await notices.beginPush();
  expect([announced(), notices.behind]).toEqual([['one'], false]);
});

test('tells in both ways, and ends both at once', async () => {
  const { store, server, browser, sit, notices } = device();
  sit('one');
  await notices.beginPush();
  await notices.beginWebhook('https://hook.example/');
  expect(server.asked.map(({ request }) => request.target.kind)).toEqual([
    'push',
    'push',
    'webhook',
  ]);
  expect(notices.kept).toMatchObject({ push: true, webhook: { url: 'https://hook.example/' } });
  const { device: id } = notices.kept;
  await notices.stop();
  expect(server.stopped).toEqual([id]);
  expect(browser.reader).toBeUndefined();
  expect(store.getItem(NOTICES)).toBeNull();
  await notices.sync();
  expect(server.asked).toHaveLength(3);
});

test('changes nothing where messages are refused, and forgets a withdrawn permission', async () => {
  const { store, browser, sit, notices } = device();
  sit('one');
  browser.allowed = false;
  await expect(notices.beginPush()).rejects.toThrow(PushRefused);
  expect(store.getItem(NOTICES)).toBeNull();
  browser.allowed = true;
  await notices.beginPush();
  browser.allowed = false;
  browser.reader = undefined;
  await notices.sync();
  expect(notices.kept).toEqual({ device: '', push: false, asked: {}, told: [], lost: true });
  // nobody asks its person again, who was told
  expect([browser.asked, notices.lost]).toEqual([2, true]);
  notices.seen();
  expect(store.getItem(NOTICES)).toBeNull();
});

test.each([
  [
    'its push service dropped',
    (server: FakeServer) => void (server.gone = ['https://push.example/1']),
  ],
  [
    'the browser lost',
    (_server: FakeServer, browser: FakeBrowser) => void (browser.reader = undefined),
  ],
])('subscribes again where it may, in place of a subscription that %s', async (_what, lose) => {
  const { server, browser, sit, announced, notices } = device();
  sit('one');
  await notices.beginPush();
  const { device: id } = notices.kept;
  lose(server, browser);
  await notices.sync();
  expect(server.asked.at(-1)).toMatchObject({
    device: id,
    request: { target: { endpoint: 'https://push.example/2' } },
  });
  expect([notices.kept.push, notices.lost, announced()]).toEqual([true, false, ['one']]);
});

test.each(['is not allowed any more', 'is gone at once'])(
  'reports the loss where another subscription %s, until it is seen or begun again',
  async (what) => {
    const { server, browser, sit, announced, notices } = device();
    sit('one');
    await notices.beginPush();
    await notices.beginWebhook('https://hook.example/');
    if (what === 'is not allowed any more') browser.allowed = false;
    server.gone = ['https://push.example/1', 'https://push.example/2'];
    await notices.sync();
    expect([browser.reader, notices.kept.push, notices.lost]).toEqual([undefined, false, true]);
    // what it is told in the other way goes on, and the message stays until it was seen
    await notices.sync();
    expect([notices.lost, announced()]).toEqual([true, ['one']]);
    notices.seen();
    await notices.sync();
    expect([notices.lost, announced()]).toEqual([false, ['one']]);
  },
);

test('reports no loss any more once a subscription has begun again', async () => {
  const { server, browser, sit, notices } = device();
  sit('one');
  await notices.beginPush();
  server.gone = ['https://push.example/1'];
  browser.allowed = false;
  await notices.sync();
  expect(notices.lost).toBe(true);
  browser.allowed = true;
  await notices.beginPush();
  expect([notices.kept.push, notices.lost]).toEqual([true, false]);
});

test('loses nothing while nobody answers for a new subscription', async () => {
  const { server, sit, notices } = device();
  sit('one');
  await notices.beginPush();
  server.gone = ['https://push.example/1'];
  server.pushKey = () => Promise.reject(new Error('away'));
  await expect(notices.sync()).rejects.toThrow('away');
  expect([notices.kept.push, notices.lost]).toEqual([true, false]);
});

test('keeps its subscriptions while the server does not answer', async () => {
  const { store, server, sit, notices } = device();
  sit('one');
  await notices.beginPush();
  const before = store.getItem(NOTICES);
  server.stop = () => Promise.reject(new Error('away'));
  await expect(notices.stop()).rejects.toThrow('away');
  expect(store.getItem(NOTICES)).toBe(before);
});

test.each(['{', 'null', '7', '{"device":"x"}', '{"device":1,"asked":{},"told":[]}'])(
  'takes %s in its storage for nothing',
  (text) => {
    const { store, notices } = device();
    store.setItem(NOTICES, text);
    expect(notices.kept).toEqual({ device: '', push: false, asked: {}, told: [] });
    expect(readNotices(store)).toBeUndefined();
  },
);

test('subscribes anew under another key of the server, or says that it is off', async () => {
  const { server, browser, sit, notices } = device();
  sit('one');
  await notices.beginPush();
  await notices.sync();
  expect(browser.key).toBe('key');
  server.key = 'another';
  await notices.sync();
  expect([browser.key, notices.kept.push, server.asked.length]).toEqual(['another', true, 3]);
  server.key = 'a third';
  browser.allowed = false;
  await notices.sync();
  expect(notices.kept.push).toBe(false);
});
