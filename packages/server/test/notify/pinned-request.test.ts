import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { postPinned } from '../../src/notify/pinned-request.ts';
import { pinTarget } from '../../src/notify/target-address.ts';
import { Receiver } from '../support/receiver.ts';

let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.open(({ path }) => ({
    status: path === '/later' ? 429 : 302,
    headers: { 'retry-after': path === '/later' ? '7' : 'soon', location: '/later' },
  }));
});
afterAll(() => receiver.close());

/** A name that leads to this machine when it is looked at, and nowhere afterwards. */
async function pinned(path: string) {
  const { port } = new URL(receiver.address);
  const lookup = async (): Promise<readonly string[]> => ['127.0.0.1'];
  return pinTarget(`http://once.invalid:${port}${path}`, { loopback: 'allowed', lookup });
}

const post = { headers: { 'x-test': '1' }, body: Buffer.from('{}') };

test('a request goes to the address that was looked at, under its own name', async () => {
  const { signal } = new AbortController();
  expect(await postPinned(await pinned('/'), { ...post, signal })).toEqual({
    status: 302,
    retryAfter: 0,
  });
  const [got] = receiver.got;
  expect(got?.headers).toMatchObject({ 'content-length': '2', 'x-test': '1' });
  expect(got?.headers.host).toMatch(/^once\.invalid:\d+$/);
  expect(await postPinned(await pinned('/later'), { ...post, signal })).toEqual({
    status: 429,
    retryAfter: 7,
  });
  expect(receiver.got).toHaveLength(2);
});

test('a request ends when it is told to', async () => {
  const signal = AbortSignal.abort();
  await expect(postPinned(await pinned('/'), { ...post, signal })).rejects.toThrow();
});

test('a request ends where a receiver announces an answer without end', async () => {
  const open = new Set<Socket>();
  const endless = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    const more = (): void => {
      while (socket.writable && socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000)));
    };
    socket.on('drain', more).once('data', more);
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const { signal } = new AbortController();
  const target = await pinTarget(`http://127.0.0.1:${port}/`, { loopback: 'allowed' });
  await expect(postPinned(target, { ...post, signal })).rejects.toThrow('no answer');
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => endless.close(resolve));
});
