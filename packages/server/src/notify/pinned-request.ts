import http from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { PinnedAddress } from './target-address.ts';

export interface Posted {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** The answer; its body is not read. */
export interface PostAnswer {
  readonly status: number;
  /** The seconds of `Retry-After`, or 0. */
  readonly retryAfter: number;
}

/** Most informational (1xx) answers that are ignored. */
const MOST_NEWS = 3;

/**
 * Sends one POST to an address that was checked before. It follows no redirect, and resolves no
 * name again. Rejects when there is no answer.
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
