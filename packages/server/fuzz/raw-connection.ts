import { randomBytes as key } from 'node:crypto';
import net from 'node:net';
import { nextInt, type Rng } from '@atoll/engine';
import { oneOf, onceIn, randomBytes } from './chance.ts';

/** How long such a connection is held open, in ms. */
const LINGER = 60;

/**
 * Sends bytes that are invalid HTTP, or invalid WebSocket data after a valid handshake, on a raw
 * connection.
 */
export async function sendRaw(rng: Rng, address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const bytes = onceIn(rng, 2) ? handshakeAndMore(rng) : brokenRequest(rng);
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

function handshakeAndMore(rng: Rng): Buffer {
  const head = [
    `GET ${oneOf(rng, PATHS)} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${onceIn(rng, 8) ? 99 : 13}`,
    `Sec-WebSocket-Key: ${onceIn(rng, 8) ? 'short' : key(16).toString('base64')}`,
    ...(onceIn(rng, 4)
      ? [`Origin: ${oneOf(rng, ['https://elsewhere.example', 'null', '\u0001'])}`]
      : []),
    ...(onceIn(rng, 4)
      ? ['Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99']
      : []),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([
    Buffer.from(head),
    ...Array.from({ length: 1 + nextInt(rng, 4) }, () => brokenFrame(rng)),
  ]);
}

/** Any opcode and flags, often unmasked, often with a wrong length. */
function brokenFrame(rng: Rng): Buffer {
  const first = nextInt(rng, 256);
  const mask = onceIn(rng, 3) ? 0 : 0x80;
  const length = oneOf(rng, [
    [mask | nextInt(rng, 126)],
    [mask | 126, 0xff, 0xff],
    [mask | 127, ...randomBytes(rng, 8)],
    [mask | 127, 0, 0, 0, 0, 0, 0, 0x40, 1],
  ]);
  return Buffer.from([
    first,
    ...length,
    ...randomBytes(rng, 4),
    ...randomBytes(rng, nextInt(rng, 100)),
  ]);
}

function brokenRequest(rng: Rng): Buffer {
  const text = oneOf(rng, [
    'POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20),
    `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(3000)}\r\n`,
    'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}',
    'POST /matchmake/joinById/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  ]);
  const bytes = Buffer.from(text);
  for (let flips = nextInt(rng, 6); flips > 0; flips--) {
    const at = nextInt(rng, Math.min(bytes.length, 200));
    bytes[at] = (bytes[at] as number) ^ (1 << nextInt(rng, 8));
  }
  return bytes;
}
