import http from 'node:http';
import { nextInt, type Rng } from '@atoll/engine';
import { oneOf, onceIn, randomBytes } from './chance.ts';
import { disturbed, oddValue, toJson } from './odd-value.ts';

/** What is known of tables that may be attacked. */
export interface Known {
  readonly matchId: string;
  readonly code: string;
}

export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

const METHODS = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];
const SEGMENTS = [
  '..',
  '%2e%2e%2f',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
  '%0d%0aSet-Cookie:a=b',
  '?a[b]=c',
  '*',
  ';',
  '%',
];
const HEADERS: readonly http.OutgoingHttpHeaders[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' },
  { 'content-encoding': 'gzip' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'transfer-encoding': 'chunked' },
  { 'x-forwarded-proto': 'a b' },
  { 'x-forwarded-host': '[' },
  { host: '[:x' },
  { expect: '100-continue' },
  { upgrade: 'h2c', connection: 'upgrade' },
  { range: 'bytes=0-1,5-3,-9' },
  { 'if-none-match': '*' },
  { authorization: 'Bearer x' },
  { host: 'elsewhere.example' },
  { 'x-http-method-override': 'DELETE' },
];

/** A request that means well; without a method it reads, or posts what it has. */
interface Valid {
  readonly path: string;
  readonly method?: string;
  readonly body: object | undefined;
}

/** A request that is nearly right, or not at all. */
export function oddRequest(rng: Rng, { matchId, code }: Known): OddRequest {
  const valid = oneOf<Valid>(rng, [
    {
      path: '/api/matches',
      body: {
        game: 'atoll',
        seats: onceIn(rng, 10) ? 2 : 9,
        name: 'Eve',
        options: { events: true },
      },
    },
    { path: '/api/join', body: { code, name: 'Eve' } },
    { path: `/api/matches/${matchId}/ensure`, body: {} },
    { path: `/matchmake/joinById/${matchId}`, body: { token: 'x'.repeat(32) } },
    {
      path: `/matchmake/${oneOf(rng, ['create', 'joinOrCreate', 'reconnect', 'query', '__proto__', 'constructor'])}/${matchId}`,
      body: {},
    },
    {
      path: `/api/notifications/${'A'.repeat(22)}`,
      method: 'PUT',
      body: {
        seats: [{ matchId, token: 'x'.repeat(32) }],
        target: oneOf(rng, [
          { kind: 'webhook', url: 'https://127.0.0.1/', secret: 'x'.repeat(32) },
          {
            kind: 'push',
            endpoint: 'https://[::1]/',
            p256dh: 'B'.repeat(87),
            auth: 'A'.repeat(22),
          },
        ]),
      },
    },
    { path: `/api/notifications/${'A'.repeat(22)}/stop`, body: { kind: 'push' } },
    {
      path: `/api/${oneOf(rng, ['push-key', `notifications/${'A'.repeat(22)}`])}`,
      body: undefined,
    },
    { path: `/api/invites/${code}`, body: undefined },
    { path: `/api/${oneOf(rng, ['matches', 'health', 'nothing'])}`, body: undefined },
    {
      path: `/${oneOf(rng, ['', 'metrics', 'assets/x.js', 'table/abc', 'favicon.ico'])}`,
      body: undefined,
    },
  ]);
  const body =
    valid.body === undefined || onceIn(rng, 10) ? Buffer.alloc(0) : bodyOf(rng, valid.body);
  const method = onceIn(rng, 3)
    ? oneOf(rng, METHODS)
    : (valid.method ?? (valid.body === undefined ? 'GET' : 'POST'));
  const path = onceIn(rng, 5) ? `${valid.path}/${oneOf(rng, SEGMENTS)}` : valid.path;
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    ...(onceIn(rng, 4) ? oneOf(rng, HEADERS) : {}),
  };
  return { method, path, headers, body };
}

function bodyOf(rng: Rng, valid: object): Buffer {
  const kind = nextInt(rng, 10);
  if (kind === 0) return randomBytes(rng, nextInt(rng, 200));
  if (kind === 1) return Buffer.from('['.repeat(8000) + ']'.repeat(8000));
  if (kind === 2) return Buffer.from(toJson(oddValue(rng)));
  if (kind === 3) return Buffer.alloc(20_000, 0x61);
  const text = Buffer.from(toJson(disturbed(rng, valid)));
  if (kind > 5 || text.length === 0) return text;
  const at = nextInt(rng, text.length);
  text[at] = (text[at] as number) ^ (1 << nextInt(rng, 8));
  return text;
}

/** Sends a request; resolves with the status, or 0 when there was no answer to read. */
export function ask(
  address: string,
  agent: http.Agent,
  { method, path, headers, body }: OddRequest,
): Promise<number> {
  return new Promise((resolve) => {
    let request: http.ClientRequest;
    try {
      request = http.request(
        `${address}`,
        { method, path, headers, agent, timeout: 5_000 },
        (response) => {
          response.resume();
          response.once('close', () => resolve(response.statusCode ?? 0));
        },
      );
    } catch {
      return resolve(0);
    }
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
    request.end(body);
  });
}
