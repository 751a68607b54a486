import http from 'node:http';
import type { Random } from '@atoll/test-client/random';
import { API_CASES, type Known, OTHER_CASES } from './http-cases.ts';
import { disturbed, oddValue, toJson } from './odd-value.ts';

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

const CASES = [...Object.values(API_CASES), ...OTHER_CASES];

/** A request that is nearly valid, or far from it. */
export function oddRequest(random: Random, known: Known): OddRequest {
  const valid = random.pick(CASES)(random, known);
  const body =
    valid.body === undefined || random.once(10) ? Buffer.alloc(0) : bodyOf(random, valid.body);
  const method = random.once(3)
    ? random.pick(METHODS)
    : (valid.method ?? (valid.body === undefined ? 'GET' : 'POST'));
  const path = random.once(5) ? `${valid.path}/${random.pick(SEGMENTS)}` : valid.path;
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    ...(random.once(4) ? random.pick(HEADERS) : {}),
  };
  return { method, path, headers, body };
}

function bodyOf(random: Random, valid: object): Buffer {
  const kind = random.below(12);
  if (kind === 0) return random.bytes(random.below(200));
  if (kind === 1) return Buffer.from('['.repeat(8000) + ']'.repeat(8000));
  if (kind === 2) return Buffer.from(toJson(oddValue(random)));
  if (kind === 3) return Buffer.alloc(20_000, 0x61);
  if (kind > 9) return Buffer.from(JSON.stringify(valid));
  const text = Buffer.from(toJson(disturbed(random, valid)));
  if (kind > 5 || text.length === 0) return text;
  const at = random.below(text.length);
  text[at] = (text[at] as number) ^ (1 << random.below(8));
  return text;
}

/** Sends a request; resolves with the status, or 0 without a readable answer. */
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
