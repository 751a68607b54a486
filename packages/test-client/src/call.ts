import { GUARD_MS } from './waiting.ts';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly route: string;
  readonly body?: unknown;
  /** How long its answer is awaited, in ms. */
  readonly timeout?: number;
}

/** One HTTP request with a JSON body. */
export function call(
  address: string,
  { method, route, body, timeout = GUARD_MS }: Call,
): Promise<Response> {
  const json =
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(timeout);
  return fetch(`${address}${route}`, { method, signal, ...json });
}
