import { GUARD_MS } from './waiting.ts';

/** One HTTP request with a JSON body. */
export function call(
  address: string,
  request: { method: 'GET' | 'POST'; route: string; body?: unknown },
): Promise<Response> {
  const { method, route, body } = request;
  const json =
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(GUARD_MS);
  return fetch(`${address}${route}`, { method, signal, ...json });
}
