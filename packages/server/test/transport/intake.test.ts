import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { Intake, intakeOf } from '../../src/transport/intake.ts';

const FRAME = 10_000;
let server: WebSocketServer;
let client: WebSocket;
let inside: WebSocket;
let intake: Intake;
let refused: string[];
let delays: number[];
let heard: number[];
let hear: (number: number) => void;

beforeEach(async () => {
  [refused, delays, heard, hear] = [[], [], [], (number) => void heard.push(number)];
  server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => hear(data.readUInt32BE()));
    intake = new Intake(socket, {
      refused: (why) => refused.push(why),
      delay: () => delays.shift() ?? 0,
    });
    inside = socket;
  });
  client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  await Promise.all([once(server, 'connection'), once(client, 'open')]);
});
afterEach(() => {
  client.terminate();
  server.close();
});

function send(from: number, to: number, size = FRAME): void {
  for (let number = from; number < to; number++) {
    const frame = Buffer.alloc(size);
    frame.writeUInt32BE(number);
    client.send(frame);
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await nextTurn();
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

test('while a connection is held its frames wait at the client, and come in order afterwards', async () => {
  const holds: (() => void)[] = [];
  let most = 0;
  hear = (number) => {
    heard.push(number);
    holds.push(intake.hold());
  };
  send(0, 1000);
  for (let done = 0; done < 1000; done++) {
    await until(() => holds.length === done + 1);
    expect(inside.isPaused).toBe(true);
    most = Math.max(most, intake.held);
    holds[done]?.();
  }
  expect(heard).toEqual(upTo(1000));
  // one piece of the network has 64 KiB
  expect(most).toBeLessThan(14);
  expect(refused).toEqual([]);
  expect(intakeOf(inside)).toBe(intake);
});

test('four requests are under way at most, whatever else came with them', async () => {
  const ends: (() => void)[] = [];
  hear = (number) => {
    heard.push(number);
    ends.push(intake.begin());
  };
  send(0, 10, 8);
  await until(() => heard.length === 4);
  expect(inside.isPaused).toBe(true);
  ends[2]?.();
  ends[2]?.();
  await until(() => heard.length === 5);
  expect(inside.isPaused).toBe(true);
  for (const at of upTo(10)) {
    await until(() => ends.length > at);
    ends[at]?.();
  }
  expect(heard).toEqual(upTo(10));
  expect(inside.isPaused).toBe(false);
});

test('a client that sends hundreds of frames behind a waiting one is closed, and none is let in', async () => {
  intake.hold();
  for (let sent = 0; sent < 301; sent++) inside.emit('message', Buffer.alloc(8), true);
  const [code] = (await once(client, 'close')) as [number];
  expect([code, refused]).toEqual([4002, ['requests that wait for nothing']]);
  expect([heard, intake.held]).toEqual([[], 0]);
});

test('frames of a closed connection are let in no more', async () => {
  const letGo = intake.hold();
  send(0, 3);
  inside.close(4001, 'elsewhere');
  await once(client, 'close');
  letGo();
  expect(heard).toEqual([]);
});

test('frames of a client that does not read are held until it reads', async () => {
  let unread = 10 * 2 ** 20;
  Object.defineProperty(inside, 'bufferedAmount', { get: () => unread });
  send(0, 3);
  await until(() => intake.held === 3);
  expect([heard, inside.isPaused]).toEqual([[], false]);
  unread = 0;
  await until(() => heard.length === 3);
});

test('frames of an address that sends too many wait, of whatever kind they are', async () => {
  delays = [0, 20];
  send(0, 3, 8);
  await until(() => heard.length === 1 && inside.isPaused);
  await until(() => heard.length === 3);
  expect([heard, inside.isPaused, delays]).toEqual([upTo(3), false, []]);
});
