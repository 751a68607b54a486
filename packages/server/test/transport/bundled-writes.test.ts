import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { bundleWrites } from '../../src/transport/bundled-writes.ts';

let server: WebSocketServer | undefined;
afterEach(() => {
  for (const client of server?.clients ?? []) client.terminate();
  server?.close();
});

/** Both ends of a connection, and how often the server's was written to. */
async function connection() {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const theirs = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: Buffer[] = [];
  theirs.on('message', (data: Buffer) => void heard.push(data));
  const closed = once(theirs, 'close');
  const [[ours]] = (await Promise.all([once(server, 'connection'), once(theirs, 'open')])) as [
    [WebSocket & { _socket: Socket }],
    unknown,
  ];
  bundleWrites(ours);
  let writes = 0;
  const stream = ours._socket;
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = ((...args: unknown[]) => {
    writes++;
    return write(...args);
  }) as Socket['write'];
  return { ours, heard, closed, writes: () => writes };
}

test('messages sent in one turn leave in one write, whole and in order, whatever their length', async () => {
  const { ours, heard, closed, writes } = await connection();
  const sent = [0, 1, 125, 126, 70_000, 3].map((length, index) => Buffer.alloc(length, index));
  const written: string[] = [];
  ours.send(sent[0]!);
  ours.send(sent[1]!, { binary: true }, () => written.push('second'));
  await Promise.resolve().then(() => sent.slice(2).forEach((message) => ours.send(message)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes()).toBe(1);
  ours.send(Buffer.from('last'));
  ours.close(4000, 'over');
  expect(await closed).toEqual([4000, Buffer.from('over')]);
  expect(heard).toEqual([...sent, Buffer.from('last')]);
  expect(written).toEqual(['second']);
});

test('a closed connection takes no more messages, and tells their callbacks', async () => {
  const { ours } = await connection();
  ours.terminate();
  const failed = await new Promise((resolve) => ours.send(Buffer.from('late'), resolve));
  expect(failed).toBeInstanceOf(Error);
});
