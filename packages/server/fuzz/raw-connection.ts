import { randomBytes as key } from 'node:crypto';
import net from 'node:net';
import type { Random } from '@atoll/test-client/random';

/** How long such a connection is held open, in ms. */
const LINGER = 60;

/**
 * Sends bytes that are invalid HTTP, or invalid WebSocket data after a valid handshake, on a raw
 * connection.
 */
export async function sendRaw(random: Random, address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const bytes = random.once(2) ? handshakeAndMore(random) : brokenRequest(random);
  await new Promise<void>((resolve) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(bytes);
      setTimeout(() => socket.destroy(), LINGER);
    });
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

const PATHS = [
  '/',
  '/a/b',
  '/a/b?sessionId=__proto__',
  '/a/b?sessionId=constructor&reconnectionToken=__proto__',
  '//[',
  '/%',
  '/a/b?sessionId=%E0%A4%A',
  `/${'x'.repeat(6000)}/y?sessionId=z`,
  '/a/b?skipHandshake=1&sessionId=toString',
  '/a/b?sessionId=z&_authToken=x',
];

function handshakeAndMore(random: Random): Buffer {
  const head = [
    `GET ${random.pick(PATHS)} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${random.once(8) ? 99 : 13}`,
    `Sec-WebSocket-Key: ${random.once(8) ? 'short' : key(16).toString('base64')}`,
    ...(random.once(4)
      ? [`Origin: ${random.pick(['https://elsewhere.example', 'null', '\u0001'])}`]
      : []),
    ...(random.once(4)
      ? ['Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99']
      : []),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([
    Buffer.from(head),
    ...Array.from({ length: 1 + random.below(4) }, () => brokenFrame(random)),
  ]);
}

/** Any opcode and flags, often unmasked, often with a wrong length. */
function brokenFrame(random: Random): Buffer {
  const first = random.below(256);
  const mask = random.once(3) ? 0 : 0x80;
  const length = random.pick([
    [mask | random.below(126)],
    [mask | 126, 0xff, 0xff],
    [mask | 127, ...random.bytes(8)],
    [mask | 127, 0, 0, 0, 0, 0, 0, 0x40, 1],
  ]);
  return Buffer.from([first, ...length, ...random.bytes(4), ...random.bytes(random.below(100))]);
}

function brokenRequest(random: Random): Buffer {
  const text = random.pick([
    'POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20),
    `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(3000)}\r\n`,
    'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}',
    'POST /matchmake/joinById/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  ]);
  const bytes = Buffer.from(text);
  for (let flips = random.below(6); flips > 0; flips--) {
    const at = random.below(Math.min(bytes.length, 200));
    bytes[at] = (bytes[at] as number) ^ (1 << random.below(8));
  }
  return bytes;
}
