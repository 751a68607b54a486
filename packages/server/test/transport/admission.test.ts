import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Protocol } from 'colyseus';
import WebSocket from 'ws';
import { readConfig } from '../../src/process/config.ts';
import { Admission } from '../../src/transport/admission.ts';
import { Limits } from '../../src/limits/limits.ts';
import { guard } from '../../src/transport/guarded-transport.ts';
import { clientAddress, ConnectionCounter } from '../../src/limits/connection-counter.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';

const ROOM = '/abc/dQ-_1?sessionId=x';

/** A request for a WebSocket, with a connection that can be ended. */
function asking(headers: Readonly<Record<string, string>>, { url = ROOM, from = '10.0.0.1' } = {}) {
  const socket = Object.assign(new EventEmitter(), { remoteAddress: from, destroyed: false });
  return {
    request: { headers, url, socket } as unknown as IncomingMessage,
    end: () => socket.emit('close'),
  };
}

const admission = (env: Readonly<Record<string, string>> = {}, most?: number): Admission =>
  new Admission(new Limits({ enabled: false }), {
    config: readConfig(env),
    connections: new ConnectionCounter(most),
  });

describe('admission', () => {
  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['a program', { host: 'atoll.example' }, {}],
    ['a page of this server', { host: 'atoll.example', origin: 'https://atoll.example' }, {}],
    [
      'a page whose port a proxy lost',
      { host: 'atoll.example', origin: 'http://atoll.example:8080' },
      {},
    ],
    [
      'a page by the name that is set',
      { host: 's1.internal:2567', origin: 'https://atoll.example' },
      { PUBLIC_URL: 'https://atoll.example' },
    ],
    [
      'a page by the name that a trusted proxy tells',
      { host: 'internal', 'x-forwarded-host': 'atoll.example', origin: 'https://atoll.example' },
      { TRUST_PROXY: '1' },
    ],
    ['a page by number', { host: '[::1]:2567', origin: 'http://[::1]:2567' }, {}],
  ])('is open to %s', async (_who, headers, env) => {
    expect(await admission(env).admit(asking(headers).request)).toBeUndefined();
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a page of another site', { host: 'atoll.example', origin: 'https://elsewhere.example' }],
    [
      'a page with a name that begins alike',
      { host: 'atoll.example', origin: 'https://atoll.example.elsewhere.example' },
    ],
    ['a page from nowhere', { host: 'atoll.example', origin: 'null' }],
    [
      'a page that lies about a proxy',
      {
        host: 'atoll.example',
        'x-forwarded-host': 'elsewhere.example',
        origin: 'https://elsewhere.example',
      },
    ],
    [
      'a page, when the name asked for makes no sense',
      { host: '[', origin: 'https://atoll.example' },
    ],
  ])('is closed to %s', async (_who, headers) => {
    expect(await admission().admit(asking(headers).request)).toMatchObject({ status: 403 });
  });

  test.each(['/', '//[', '/%', '/one?sessionId=x', '/a/b/?x'])(
    'leads nowhere but to rooms: %s',
    async (url) => {
      expect(await admission().admit(asking({ host: 'a' }, { url }).request)).toMatchObject({
        status: 404,
      });
    },
  );

  test('limits the connections of one network at a time, and still admits others', async () => {
    const server = admission({}, 2);
    const clients = [asking({}), asking({}), asking({})];
    const verdicts = [];
    for (const { request } of clients) verdicts.push(await server.admit(request));
    expect(verdicts).toEqual([undefined, undefined, expect.objectContaining({ status: 429 })]);
    expect(await server.admit(asking({}, { from: '10.0.0.2' }).request)).toBeUndefined();
    clients[0]?.end();
    expect(await server.admit(asking({}).request)).toBeUndefined();
  });

  test('counts a whole /48, and no ports', async () => {
    const server = admission({ TRUST_PROXY: '1' }, 2);
    const verdicts = [];
    for (let index = 0; index < 40; index++)
      verdicts.push(
        await server.admit(
          asking({ 'x-forwarded-for': `2001:db8:1:${(index * 256).toString(16)}::1` }).request,
        ),
      );
    expect(verdicts.filter((verdict) => verdict === undefined)).toHaveLength(32);
    const ports = [];
    for (let port = 1; port < 4; port++)
      ports.push(await server.admit(asking({ 'x-forwarded-for': `192.0.2.7:${port}` }).request));
    expect(ports).toEqual([undefined, undefined, expect.objectContaining({ status: 429 })]);
  });

  test('refuses connections that come too often from one network', async () => {
    const server = new Admission(new Limits({ enabled: true }), {
      config: readConfig({}),
      connections: new ConnectionCounter(10_000),
    });
    let refused: unknown;
    for (let times = 0; times < 1000 && refused === undefined; times++)
      refused = await server.admit(asking({}).request);
    expect(refused).toMatchObject({ status: 429, why: expect.stringContaining('try again in') });
  });
});

describe('the guard of a socket', () => {
  const PING = Uint8Array.of(Protocol.PING);

  function guarded(work: () => void = () => undefined) {
    const events: unknown[] = [];
    const socket = Object.assign(new EventEmitter(), {
      bufferedAmount: 0,
      close: (code: number) => void events.push(code),
    });
    guard(socket, { refused: (why) => void events.push(why) });
    socket.on('message', () => {
      events.push('heard');
      work();
    });
    return { socket, events };
  }

  test('lets well-formed frames through, and nothing after a malformed frame', () => {
    const { socket, events } = guarded();
    for (const frame of [PING, Uint8Array.of(99), PING]) socket.emit('message', frame);
    expect(events).toEqual(['heard', 'an unknown kind of frame', 4002]);
  });

  test('turns whatever a frame breaks into the end of its connection', () => {
    const { socket, events } = guarded(() => {
      throw new Error('a mistake behind the socket');
    });
    socket.emit('message', PING);
    expect(events).toEqual(['heard', 'a frame that cannot be read', 4002]);
  });

  test('gives no more answers to a client that reads none', () => {
    const { socket, events } = guarded();
    socket.bufferedAmount = 5 * 2 ** 20;
    socket.emit('message', PING);
    expect(events).toEqual(['answers that nobody reads', 4002]);
  });

  test('takes an error of the connection for what it is', () => {
    const { socket, events } = guarded();
    socket.emit('error', new Error('reset'));
    expect(events).toEqual(['a broken connection']);
  });
});

test('an address is the one that the last trusted proxy saw', () => {
  const request = {
    socket: { remoteAddress: '10.0.0.9' },
    headers: { 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.8' },
  };
  expect([0, 1, 2, 3, 9].map((proxies) => clientAddress(request as never, proxies))).toEqual([
    '10.0.0.9',
    '10.0.0.8',
    '1.2.3.4',
    '6.6.6.6',
    '6.6.6.6',
  ]);
});

describe('a running server', () => {
  const folder = dataFolder();
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open(folder.path, { limits: 'on' });
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });

  /**
   * Opens a WebSocket to a table from a page; resolves with the code of its end, or the status that
   * refused it.
   */
  async function visit(
    matchId: string,
    by: { readonly origin: string; readonly frame: readonly number[] },
  ): Promise<number> {
    const seat = (await (
      await server.call('POST', `/matchmake/joinById/${matchId}`, {})
    ).json()) as { processId: string; sessionId: string };
    const url = `${server.address.replace('http', 'ws')}/${seat.processId}/${matchId}?sessionId=${seat.sessionId}`;
    const socket = new WebSocket(url, { origin: by.origin });
    return new Promise((resolve) => {
      socket.on('message', () => socket.send(Uint8Array.from(by.frame)));
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.on('close', (code) => resolve(code));
      socket.on('error', () => undefined);
    });
  }

  test('lets no page of another site connect', async () => {
    const { matchId } = await server.create();
    expect(await visit(matchId, { origin: 'https://elsewhere.example', frame: [] })).toBe(403);
    expect(await visit(matchId, { origin: server.address, frame: [Protocol.LEAVE_ROOM] })).toBe(
      4000,
    );
  });

  test.each<[string, readonly number[]]>([
    ['of an unknown kind', [Protocol.ROOM_STATE]],
    [
      'for a handler with a long name',
      [Protocol.ROOM_DATA, 0xda, 0x03, 0xe8, ...Buffer.alloc(1000, 0x61)],
    ],
    [
      'that cannot be read',
      [Protocol.ROOM_REQUEST, 1, 0xa4, ...Buffer.from('undo'), 0xdd, 0xff, 0xff, 0xff, 0xff],
    ],
  ])('closes a connection for a frame %s, counts it, and logs no error', async (_what, frame) => {
    const { matchId } = await server.create();
    server.logs.length = 0;
    expect(await visit(matchId, { origin: server.address, frame })).toBe(4002);
    expect(
      server.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50),
    ).toEqual([]);
    expect(await (await server.call('GET', '/metrics')).text()).toMatch(
      /atoll_refused_frames_total [1-9]/,
    );
  });
});
