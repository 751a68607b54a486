import { expect, test } from '@jest/globals';
import type { NotificationsAnswer, NotifyRequest } from '@atoll/protocol';
import {
  DeviceNotices,
  type NoticeServer,
  type PushBrowser,
  type PushReader,
  PushRefused,
} from '../../src/net/device-notices.ts';
import { SeatStore } from '../../src/net/seats.ts';
import { NOTICES, readNotices } from '../../src/net/told-matches.ts';

const READER: PushReader = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };

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

  key = 'key';

  pushKey = async () => this.key;
  subscribe: NoticeServer['subscribe'] = async (device, request) => {
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

class FakeBrowser implements PushBrowser {
  readonly possible = true;
  allowed: 'yes' | 'no' = 'yes';
  reader: PushReader | undefined;
  key: string | undefined;

  subscribe = async (key: string) => {
    this.reader = undefined;
    if (this.allowed === 'no') throw new PushRefused('no');
    this.key = key;
    return (this.reader = READER);
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
  const told = () => readNotices(store)?.told ?? [];
  const notices = new DeviceNotices({ seats, server, browser, store, language: () => 'cs' });
  return { store, server, browser, seats, sit, told, notices };
}

test('asks for every seat that is not over, also for those that come later', async () => {
  const { server, seats, sit, told, notices } = device();
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
  expect([told(), notices.behind]).toEqual([['one'], false]);
  sit('two');
  expect(notices.behind).toBe(true);
  await notices.sync();
  expect(server.asked[1]?.device).toBe(server.asked[0]?.device);
  expect(server.asked[1]?.request.target).toEqual(target);
  expect([told(), notices.behind]).toEqual([['two', 'one'], false]);
  // another token of a seat is asked for anew
  sit('one', 'another');
  expect(notices.behind).toBe(true);
});

test('does not ask again and again for a seat that has too many devices', async () => {
  const { sit, told, notices } = device();
  sit('full');
  sit('one');
  await notices.beginPush();
  expect([told(), notices.behind]).toEqual([['one'], false]);
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

test('changes nothing where messages are refused, and forgets what was withdrawn', async () => {
  const { store, browser, sit, notices } = device();
  sit('one');
  browser.allowed = 'no';
  await expect(notices.beginPush()).rejects.toThrow(PushRefused);
  expect(store.getItem(NOTICES)).toBeNull();
  browser.allowed = 'yes';
  await notices.beginPush();
  browser.reader = undefined;
  await notices.sync();
  expect(store.getItem(NOTICES)).toBeNull();
});

test('keeps what it is told while the server does not answer', async () => {
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
  browser.allowed = 'no';
  await notices.sync();
  expect(notices.kept.push).toBe(false);
});
