import http from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { CODE_ALPHABET, tableList, type TableSummary } from '@atoll/protocol';
import { openServer } from '../support/open-server.ts';

const house = openServer({ limits: 'on' });

async function listed(): Promise<readonly TableSummary[]> {
  return tableList.parse(await (await house.server.call('GET', '/api/matches')).json()).tables;
}

/**
 * Begins a request with a body that never ends, and gives the status that came back all the same.
 */
function endless(route: string, headers: http.OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${house.server.address}${route}`,
      { method: 'POST', headers },
      ({ statusCode = 0 }) => {
        request.destroy();
        resolve(statusCode);
      },
    );
    request.on('error', reject);
    request.write(`"${'x'.repeat(20_000)}`);
  });
}

describe('the HTTP interface', () => {
  test('creates, invites, lists and joins', async () => {
    const grant = await house.server.create({ access: 'public', seats: 2 });
    expect(grant.code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{6}$`));
    const invite = await (
      await house.server.call('GET', `/api/invites/${grant.code.toLowerCase()}`)
    ).json();
    expect(invite).toMatchObject({
      matchId: grant.matchId,
      game: 'dive',
      phase: 'waiting',
      seats: [{ name: 'Ada' }, { kind: 'open' }],
    });
    expect(await listed()).toEqual([]);
    const ada = await house.server.sit(grant);
    expect(await listed()).toEqual([invite]);
    await ada.leave();
    while ((await listed()).length > 0);
    expect(await house.server.join(grant.code)).toMatchObject({ seat: 1, matchId: grant.matchId });
    const full = await house.server.call('POST', '/api/join', { code: grant.code, name: 'Cleo' });
    expect(full.status).toBe(409);
    expect(await full.json()).toMatchObject({ error: { code: 'full', watch: grant.matchId } });
  });

  test('keeps private tables out of the list', async () => {
    const ada = await house.server.sit(await house.server.create());
    expect(await listed()).toEqual([]);
    await ada.leave();
  });

  test.each([
    ['an unknown game', { game: 'chess', seats: 2, name: 'Ada' }, 'there is no game "chess"'],
    ['too many seats', { game: 'dive', seats: 4, name: 'Ada' }, 'Dive takes 1 to 3 seats'],
    ['no name', { game: 'dive', seats: 2, name: ' ' }, 'a name has 1 to 24 characters'],
    [
      'wrong options',
      { game: 'dive', seats: 2, name: 'Ada', options: { bonus: 9 } },
      'bonus must be a whole number from 0 to 5',
    ],
    ['an unknown field', { game: 'dive', seats: 2, name: 'Ada', colour: 'red' }, 'colour'],
    ['a list', [], 'expected object'],
  ])('refuses %s with 400 and says why', async (_what, body, why) => {
    const response = await house.server.call('POST', '/api/matches', body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('malformed');
    expect(error.message).toContain(why);
  });

  test('refuses malformed JSON, large bodies and unknown paths', async () => {
    const post = (body: string) =>
      fetch(`${house.server.address}/api/matches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await post('{"game"')).status).toBe(400);
    expect((await post(JSON.stringify({ name: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await house.server.call('GET', '/api/nothing')).status).toBe(404);
    expect(
      (await house.server.call('POST', '/api/matches/AAAAAAAAAAAAAAAAAAAA/ensure', {})).status,
    ).toBe(404);
    expect((await house.server.call('POST', '/api/matches/no/ensure', {})).status).toBe(400);
  });

  test('lets no request change the prototype of all objects', async () => {
    const inherited = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    for (const body of [
      `{"game":"dive","seats":2,"name":"Ada","options":${inherited}}`,
      `{"game":"dive","seats":2,"name":"Ada","__proto__":{"polluted":1}}`,
      '{"game":"__proto__","seats":2,"name":"Ada"}',
      '{"game":"constructor","seats":2,"name":"Ada"}',
    ]) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${house.server.address}/api/matches`, {
        method: 'POST',
        headers,
        body,
      });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain('polluted":1');
    }
    expect('polluted' in {}).toBe(false);
  });

  const bodies = ['/api/matches', '/api/join', '/matchmake/joinById/AAAAAAAAAAAAAAAAAAAA'];
  test.each(bodies)('waits for no endless body: POST %s', async (route) => {
    const type = { 'content-type': 'application/json' };
    expect(await endless(route, { ...type, 'content-length': 1_000_000 })).toBe(413);
    expect(await endless(route, type)).toBe(411);
  });

  test('answers unreadable and unknown requests without revealing its internals', async () => {
    for (const [method, route, status] of [
      ['GET', '/%E0%A4%A', 400],
      ['GET', '/api/invites/%E0%A4%A', 400],
      ['POST', '/table/x', 404],
    ] as const) {
      const response = await house.server.call(method, route, method === 'POST' ? {} : undefined);
      expect(response.status).toBe(status);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({
        error: { code: status === 404 ? 'unknown-path' : 'malformed' },
      });
      expect(text).not.toMatch(/node_modules|not JSON/);
    }
  });

  test('lets no page of another site read answers, run scripts here or frame a table', async () => {
    for (const route of ['/api/matches', '/matchmake/joinById/AAAAAAAAAAAAAAAAAAAA', '/']) {
      const method = route.startsWith('/matchmake') ? 'POST' : 'GET';
      const response = await fetch(`${house.server.address}${route}`, {
        method,
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(
        [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
    }
    const entering = await house.server.call(
      'POST',
      '/matchmake/joinById/AAAAAAAAAAAAAAAAAAAA',
      {},
    );
    expect(entering.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = (await house.server.call('GET', '/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    const { host } = new URL(house.server.address);
    expect(policy).toContain(`connect-src 'self' data: blob: ws://${host} wss://${host};`);
  });

  test('does nothing for a page of another site', async () => {
    const asked = (origin: string) =>
      fetch(`${house.server.address}/api/matches`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'dive', seats: 2, name: 'Ada' }),
      });
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost.example']) {
      const response = await asked(origin);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: 'other-site' } });
    }
    expect((await asked(house.server.address)).status).toBe(201);
  });

  test.each([
    ['line breaks', 'A\nB'],
    ['nothing visible', '\u200b\u200b'],
    ['a reversed direction', 'Ada\u202e'],
    ['half a character', '\ud800x'],
  ])('refuses a name with %s', async (_what, name) => {
    const response = await house.server.call('POST', '/api/matches', {
      game: 'dive',
      seats: 2,
      name,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('a name has');
  });

  test('takes names of any writing', async () => {
    for (const name of ['Zoë', '小林', 'Ольга', '👩‍👧 Ana'])
      expect(await house.server.create({ name })).toMatchObject({ seat: 0 });
  });

  test('lets no client create rooms past it', async () => {
    for (const method of ['create', 'joinOrCreate', 'join'])
      expect((await house.server.call('POST', `/matchmake/${method}/table`, {})).ok).toBe(false);
  });

  test('slows down a client that guesses codes', async () => {
    const { code } = await house.server.create();
    const guess = (index: number) =>
      house.server.call('GET', `/api/invites/AAAA${CODE_ALPHABET[index]}A`);
    const first = await guess(0);
    expect(first.status).toBe(404);
    let last = first;
    for (let index = 1; index < 20 && last.status === 404; index++) last = await guess(index);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ error: { code: 'too-often' } });
    expect((await house.server.call('POST', '/api/join', { code, name: 'Ben' })).status).toBe(429);
  });

  test('tells its health and its figures', async () => {
    expect(await (await house.server.call('GET', '/api/health')).json()).toMatchObject({
      ok: true,
    });
    const figures = await (await house.server.call('GET', '/metrics')).text();
    for (const name of [
      'matches_live',
      'clients',
      'bots',
      'actions_total',
      'append_seconds',
      'limited_total',
    ])
      expect(figures).toContain(`atoll_${name}`);
  });
});
