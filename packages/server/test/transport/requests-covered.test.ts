import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  composingRequest,
  concedeRequest,
  historyRequest,
  jsonRequest,
  momentsRequest,
  NO_PROMPT,
  rematchRequest,
  reportRequest,
  pauseRequest,
  preparedRequest,
  revertRequest,
  saidRequest,
  sayRequest,
  seatOfferRequest,
  seatRequest,
  standInRequest,
  submitRequest,
  undoRequest,
  unsayRequest,
} from '@atoll/protocol';
import { dive } from '@atoll/testkit/fixture';
import { Random } from '@atoll/test-client/random';
import { describe, expect, test } from '@jest/globals';
import express from 'express';
import { z } from 'zod';
import { API_CASES } from '../../fuzz/http-cases.ts';
import { oddRequest } from '../../fuzz/http-request.ts';
import { nextFrame } from '../../fuzz/frame.ts';
import { honestRequest, REQUESTS, SEAT_REQUESTS } from '../../fuzz/table-requests.ts';
import { writeScript } from '../../leaks/script.ts';
import { mountApi } from '../../src/http/api.ts';
import { ROUTE_LIMITS } from '../support/route-limits.ts';
import { TooOften } from '../../src/limits/limits.ts';
import type { HistoryQueries } from '../../src/match/past/history-queries.ts';
import { REQUEST_COSTS } from '../../src/room/request-costs.ts';
import { tableRequests } from '../../src/room/table-requests.ts';
import { SIZES } from '../support/sizes.ts';

const SITUATION = { prompt: { ...NO_PROMPT, undoable: [3], settled: 2 }, seq: 5 };
const KNOWN = { matchId: 'A'.repeat(20), code: 'AAAAAA', token: 'x'.repeat(32) };
const { json: _json, ...handlers } = tableRequests({} as never);
const names = Object.keys(handlers).toSorted();

const SCHEMAS: Readonly<Record<keyof typeof handlers, z.ZodType>> = {
  submit: submitRequest,
  undo: undoRequest,
  seats: seatRequest,
  concede: concedeRequest,
  revert: revertRequest,
  seatoffer: seatOfferRequest,
  standin: standInRequest,
  pause: pauseRequest,
  prepared: preparedRequest,
  composing: composingRequest,
  rematch: rematchRequest,
  say: sayRequest,
  unsay: unsayRequest,
  report: reportRequest,
  said: saidRequest,
  start: z.undefined(),
  history: historyRequest,
  moments: momentsRequest,
};

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** The mounted routes, as `GET /api/health`; they stand below /api or at the root. */
function routesIn(layers: readonly Layer[], prefix: string): readonly string[] {
  return layers.flatMap(({ route, handle }) => {
    if (!route) return handle.stack ? routesIn(handle.stack, '/api') : [];
    return Object.keys(route.methods).map(
      (method) => `${method.toUpperCase()} ${prefix}${route.path}`,
    );
  });
}

function drawn<T>(count: number, draw: (random: Random) => T): readonly T[] {
  const random = new Random('covered');
  return Array.from({ length: count }, () => draw(random));
}

test('every request has a name that texts of JSON may carry', () => {
  for (const request of names)
    expect(jsonRequest.safeParse({ request, n: 1, body: {} }).error).toBeUndefined();
});

describe('the cost of a request', () => {
  /** A log of 2,000 entries of which nothing is known yet. */
  const history = {
    stepsFrom: (from: number) => 2001 - from,
    entriesOfHistory: () => 2000,
    entriesOfMoments: () => 2150,
  } as unknown as HistoryQueries;
  const worth = (name: keyof typeof REQUEST_COSTS): number =>
    REQUEST_COSTS[name](history, { from: 1 });

  test('is declared for every request at a table', () => {
    expect(Object.keys(REQUEST_COSTS).toSorted()).toEqual(names);
    const heavy = (Object.keys(REQUEST_COSTS) as (keyof typeof REQUEST_COSTS)[]).filter(
      (name) => worth(name) > 1,
    );
    expect(heavy.map((name) => [name, worth(name)])).toEqual([
      ['prepared', 4],
      ['said', 3],
      ['history', 201],
      ['moments', 124],
    ]);
  });

  test('is counted before the request begins', async () => {
    const random = new Random('costs');
    for (const [name, { body }] of Object.entries(REQUESTS)) {
      const taken: number[] = [];
      const stopped = new Error('counted');
      const services = {
        throttled: true,
        limits: { takeWork: (_asker: object, requests: number) => taken.push(requests) && 0 },
        metrics: {},
        leaving: new AbortController().signal,
      };
      const table = tableRequests({
        context: { services: () => services, report: () => undefined, table: () => 'table' },
        host: () => {
          if (name !== 'history' && name !== 'moments') throw stopped;
          return { history };
        },
      } as never);
      const userData = {
        seat: 0,
        throttle: { take: (requests: number) => (taken.push(requests), 7_000) },
      };
      void table[name as keyof typeof handlers](
        { leave: () => undefined, userData } as never,
        body(random, SITUATION),
      );
      const whole = taken[0] ?? 0;
      expect(whole).toBeGreaterThanOrEqual(1);
      expect([name, taken]).toEqual([name, whole === 1 ? [1] : [whole, whole - 1]]);
    }
  });
});

describe('the cost of a route', () => {
  test('is declared for every route, and counted before the request is read', async () => {
    expect(Object.keys(ROUTE_LIMITS).toSorted()).toEqual(Object.keys(API_CASES).toSorted());
    for (const [route, request] of Object.entries(API_CASES)) {
      const counted: string[] = [];
      const app = express();
      const limits = {
        count: async (limit: string) => {
          counted.push(limit);
          throw new TooOften('list', 1);
        },
      };
      const metrics = { tables: new Set(), limited: { inc: () => undefined } };
      const store = { failure: '' };
      const services = { limits, metrics, store };
      mountApi(app, services as never, {
        ...{ directory: {} as never, art: '', metricsToken: undefined },
      });
      app.use((_error: unknown, _request: unknown, response: express.Response, _next: unknown) => {
        response.status(429).end();
      });
      const { path, body, method = body ? 'POST' : 'GET' } = request(new Random(route), KNOWN);
      const server = app.listen(0);
      await once(server, 'listening');
      const address = `http://localhost:${(server.address() as AddressInfo).port}`;
      const answer = await fetch(`${address}${path}`, { method });
      server.close();
      server.closeAllConnections();
      const limit = ROUTE_LIMITS[route];
      expect([route, counted, answer.status]).toEqual(
        limit === 'none' ? [route, [], 200] : [route, [limit], 429],
      );
    }
  });
});

describe('the attack', () => {
  test('sends every request that a table answers, as it should be', () => {
    expect(Object.keys(REQUESTS).toSorted()).toEqual(names);
    const sent = drawn(SIZES.drawnRequests, (random) => honestRequest(random, SITUATION));
    expect([...new Set(sent.map(({ name }) => name))].toSorted()).toEqual(names);
    const refused = sent.filter(
      ({ name, body }) => !SCHEMAS[name as keyof typeof SCHEMAS].safeParse(body).success,
    );
    expect(refused).toEqual([]);
  });

  test('wishes everything of the seats that may be wished', () => {
    const kinds = seatRequest.options.map((option) => option.shape.do.value).toSorted();
    expect(Object.keys(SEAT_REQUESTS).toSorted()).toEqual(kinds);
    const sent = drawn(SIZES.drawnRequests, (random) => honestRequest(random, SITUATION));
    const seen = sent.flatMap(({ name, body }) =>
      name === 'seats' ? [(body as { readonly do: string }).do] : [],
    );
    expect([...new Set(seen)].toSorted()).toEqual(kinds);
  });

  test('sends every request in frames that are wrong too', () => {
    const disturbed = drawn(SIZES.drawnRequests, (random) => nextFrame(random, SITUATION)).filter(
      ({ kind }) => kind === 'disturbed',
    );
    for (const name of names)
      expect([name, disturbed.some(({ bytes }) => bytes.includes(`${name}`))]).toEqual([
        name,
        true,
      ]);
  });

  test('asks every route of the interface, with a body that fits and one that does not', () => {
    const app = express();
    mountApi(app, { limits: {} } as never, {
      directory: {} as never,
      art: '',
      metricsToken: undefined,
    });
    const routes = routesIn((app.router as unknown as { stack: readonly Layer[] }).stack, '');
    expect(routes.length).toBeGreaterThan(15);
    expect(Object.keys(API_CASES).toSorted()).toEqual(routes.toSorted());
    const asked = drawn(SIZES.drawnRequests, (random) => oddRequest(random, KNOWN));
    for (const [route, request] of Object.entries(API_CASES)) {
      const { path, body, method = body ? 'POST' : 'GET' } = request(new Random(route), KNOWN);
      expect(route.startsWith(`${method} `)).toBe(true);
      expect(path).toMatch(new RegExp(`^${route.split(' ')[1]?.replace(/:\w+/g, '[^/]+')}(\\?|$)`));
      const here = asked.filter((each) => each.path === path && each.method === method);
      const right = JSON.stringify(body) ?? '';
      const kinds = new Set(here.map((each) => (each.body.toString() === right ? 'right' : 'odd')));
      const isVaried = body && route !== 'PUT /api/backups/:id' && route !== 'POST /api/matches';
      if (isVaried) expect([route, kinds.size]).toEqual([route, 2]);
      expect([route, here.length > 0]).toEqual([route, true]);
    }
  });
});

describe('the search for leaks', () => {
  test('asks everything that a table answers', () => {
    const pool = [{ type: 'rest' }];
    const scripts = drawn(200, (random) =>
      writeScript(random, { game: dive as never, seats: 2, options: {}, pool }),
    );
    const asked = new Set(scripts.flat().map(({ request }) => request));
    expect([...asked].toSorted()).toEqual(names);
  });
});
