import http from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { PinnedAddress } from './target-address.ts';

export interface Posted {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Ends the request. */
  readonly signal: AbortSignal;
}

/** What came back; of the body nothing is read. */
export interface PostAnswer {
  readonly status: number;
  /** What `Retry-After` says in seconds, or 0. */
  readonly retryAfter: number;
}

/** So many answers that announce another one are looked past. */
const MOST_NEWS = 3;

/**
 * Sends one POST to an address that was looked at before. It follows no redirect, and nothing
 * leads it elsewhere. Rejects when there is no answer.
 */
export function postPinned(
  { url, address }: PinnedAddress,
  { headers, body, signal }: Posted,
): Promise<PostAnswer> {
  const { request } = url.protocol === 'https:' ? https : http;
  const family = isIPv6(address) ? 6 : 4;
  const lookup: LookupFunction = (_name, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length, connection: 'close' },
        agent: false,
        lookup,
        signal,
      },
      (answer) => {
        const seconds = Number(answer.headers['retry-after'] ?? 0);
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: Number.isFinite(seconds) ? Math.max(0, seconds) : 0,
        });
        answer.destroy();
      },
    );
    // A receiver may send those without end, thousands in a piece, and each costs time.
    let news = 0;
    sent.on('information', () => {
      if (++news > MOST_NEWS) sent.destroy(new Error('no answer, but news of one'));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
