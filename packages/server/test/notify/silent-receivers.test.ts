import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Delivery, type DeliveryResult } from '../../src/notify/delivery.ts';
import { ReceiverTurns } from '../../src/notify/receiver-turns.ts';
import type { MatchRecord } from '../../src/store/match-store.ts';
import type { About, Subscription } from '../../src/store/subscriptions.ts';
import { Receiver } from '../support/receiver.ts';
import { until } from '@atoll/test-client/waiting';

let receiver: Receiver;
let silentPort = 0;
const silent = new Set<Socket>();
const silence = createServer((socket) => {
  silent.add(socket.resume());
  socket.on('error', () => undefined);
});

beforeAll(async () => {
  receiver = await Receiver.open();
  await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve));
  silentPort = (silence.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of silent) socket.destroy();
  await new Promise((resolve) => silence.close(resolve));
  await receiver.close();
});

function delivery(): Delivery {
  const seats = [{ kind: 'person', tokenHash: 'hash', name: 'Ada' }];
  const table = { seats, startedAt: 1, endedAt: 0, host: 0, access: 'private' };
  return new Delivery({
    find: async () => ({ matchId: 'm', gameId: 'g', table }) as unknown as MatchRecord,
    nameOf: () => 'Game',
    keys: () => Promise.reject(new Error('no push here')),
    subject: undefined,
    rules: { loopback: 'allowed', lookup: async () => ['127.0.0.1'] },
    now: Date.now,
  });
}

const to = (url: string): Subscription & { readonly notice: About } => ({
  ...{ matchId: 'm', device: url, kind: 'webhook', tokenHash: 'hash', at: 1 },
  target: { kind: 'webhook', url, secret: 'secret', origin: 'https://atoll.example' },
  ...{ notice: 'turn', due: 1, tries: 1, told: '' },
});

test('a receiver that never answers has eight messages under way, under however many names', async () => {
  const { signal } = new AbortController();
  const sending = delivery();
  const held: DeliveryResult[] = [];
  const going = new AbortController();
  const ended = Array.from({ length: 64 }, (_, place) => {
    const sent = sending.send(to(`http://a.s${place}.example:${silentPort}/`), going.signal);
    return sent.then((result) => held.push(result)).catch(() => undefined);
  });
  await until(() => held.length === 56 && silent.size === 8);
  expect(new Set(held.map(({ kind }) => kind))).toEqual(new Set(['held']));
  const waits = held.map((result) => ('wait' in result ? result.wait : 0));
  expect(Math.max(...waits)).toBeGreaterThan(20_000);
  going.abort();
  await Promise.all(ended);
  expect(await sending.send(to(`${receiver.address}/`), signal)).toEqual({ kind: 'delivered' });
});

test('a receiver that answers soon does not wait for unknown receivers', () => {
  let now = 0;
  const turns = new ReceiverTurns({ now: () => now });
  const begin = (name: string) => {
    const turn = turns.begin(name);
    return typeof turn === 'number' ? undefined : turn;
  };
  begin('good.example')?.end('answered');
  const unknown = Array.from({ length: 40 }, (_, place) => begin(`s${place}.x${place}.net`));
  expect(unknown.filter((turn) => turn !== undefined)).toHaveLength(32);
  expect(begin('new.example')).toBeUndefined();
  const good = begin('good.example');
  expect(good).toBeDefined();
  now = 2_001;
  good?.end('answered');
  expect(begin('good.example')).toBeUndefined();
  for (const turn of unknown) turn?.end('silent');
  expect(begin('new.example')).toBeDefined();
});

test('a network gets no more under many names than under one', async () => {
  const { signal } = new AbortController();
  const sending = delivery();
  const { port } = new URL(receiver.address);
  const kinds = new Map<string, number>();
  for (let name = 0; name < 310; name++) {
    const { kind } = await sending.send(to(`http://a.n${name}.example:${port}/`), signal);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(kinds)).toEqual({ delivered: 300, held: 10 });
});
