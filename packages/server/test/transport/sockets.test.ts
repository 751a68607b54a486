import { connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { openServer } from '../support/open-server.ts';
import { until } from '@atoll/test-client/waiting';

const house = openServer({ limits: 'on' });

test('an address may hold a thousand idle connections, and no more', async () => {
  const port = Number(new URL(house.server.address).port);
  const sockets: Socket[] = [];
  let ended = 0;
  const open = (count: number): Promise<unknown> =>
    Promise.all(
      Array.from({ length: count }, () => {
        const socket = connect(port, '127.0.0.1').resume();
        socket.on('error', () => undefined).once('close', () => ended++);
        sockets.push(socket);
        return new Promise((resolve) => socket.once('connect', resolve));
      }),
    );
  for (let hundred = 0; hundred < 10; hundred++) await open(100);
  expect(ended).toBe(0);
  await open(20);
  await until(() => ended === 20);
  for (const socket of sockets.slice(0, 10)) socket.destroy();
  await until(() => ended === 30);
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    return answer?.status === 200;
  });
  for (const socket of sockets) socket.destroy();
});
