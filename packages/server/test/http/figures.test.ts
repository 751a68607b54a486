import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { answerError } from '../../src/http/error-answers.ts';
import { mountFigures } from '../../src/http/figures.ts';
import { createMetrics } from '../../src/process/metrics.ts';

/** What an interface answers that has this token, by the headers of the request. */
async function answers(
  metricsToken: string | undefined,
  asked: readonly Readonly<Record<string, string>>[],
): Promise<{ readonly statuses: readonly number[]; readonly counted: number }> {
  const app = express();
  let counted = 0;
  const metrics = createMetrics();
  const count = metrics.registry.metrics.bind(metrics.registry);
  metrics.registry.metrics = () => (counted++, count());
  const services = { metrics, now: () => 5 } as never;
  mountFigures(app, {
    ...{ services, metricsToken },
    limited: () => async (_request, _response, next) => next(),
  });
  app.use(
    (error: unknown, request: express.Request, response: express.Response, _next: unknown) => {
      answerError(error, { request, response, services });
    },
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  const statuses: number[] = [];
  for (const headers of asked) statuses.push((await fetch(address, { headers })).status);
  server.close();
  server.closeAllConnections();
  return { statuses, counted };
}

test('without a token figures are for this machine, and for nobody behind a proxy', async () => {
  const { statuses } = await answers(undefined, [
    {},
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ]);
  expect(statuses).toEqual([200, 403, 403]);
});

test('every reader needs the token, and the figures are computed once for all', async () => {
  const { statuses, counted } = await answers('secret', [
    {},
    { authorization: 'Bearer secret' },
    { authorization: 'Bearer secret', 'x-forwarded-for': '192.0.2.1' },
    { authorization: 'Bearer other' },
    { authorization: 'secret' },
  ]);
  expect(statuses).toEqual([401, 200, 200, 401, 401]);
  expect(counted).toBe(1);
});
