import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { StaggeredPingTransport } from '../../src/transport/staggered-ping.ts';

const http = createServer();
const transport = new StaggeredPingTransport({ server: http, pingInterval: 90, pingMaxRetries: 2 });

beforeAll(
  () => new Promise<void>((resolve) => void transport.listen(0, undefined, undefined, resolve)),
);
afterAll(() => transport.shutdown());

function connect(answers: 'answers' | 'silent'): WebSocket {
  return new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`, {
    autoPong: answers === 'answers',
  });
}

/**
 * The close codes of three connections that answer nothing. Tries again where the machine stood
 * still for a second, after which Colyseus ends a connection that has entered no room.
 */
async function codesOfSilent(): Promise<readonly number[]> {
  for (let tries = 1; ; tries++) {
    const begin = performance.now();
    const gone = Array.from({ length: 3 }, () => connect('silent'));
    const codes = await Promise.all(
      gone.map((socket) => new Promise<number>((resolve) => void socket.on('close', resolve))),
    );
    if (performance.now() - begin < 1_000 || tries === 5) return codes;
  }
}

test('a connection that answers nothing is ended, one that answers stays, however many there are', async () => {
  const present = Array.from({ length: 40 }, () => connect('answers'));
  const pings = new Map(present.map((socket) => [socket, 0]));
  for (const socket of present)
    socket.on('ping', () => void pings.set(socket, (pings.get(socket) ?? 0) + 1));
  const ended: number[] = [];
  for (const socket of present) socket.on('close', (code) => void ended.push(code));
  expect(await codesOfSilent()).toEqual([1006, 1006, 1006]);
  // Colyseus itself ends a connection that enters no room within a second, with another code
  expect(ended.filter((code) => code !== 1000)).toEqual([]);
  expect(Math.min(...pings.values())).toBeGreaterThan(0);
  for (const socket of present) socket.terminate();
});
