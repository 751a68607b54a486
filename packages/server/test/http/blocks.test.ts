import { blockList, type SeatGrant, tableList } from '@atoll/protocol';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashToken } from '../../src/match/secrets.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';

const folder = dataFolder();
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const id = (name: string): string => name.padEnd(22, 'x');
const post = (route: string, body: unknown): Promise<Response> => server.call('POST', route, body);
const join = (code: string, name: string): Promise<Response> =>
  post('/api/join', { code, name, player: id(name) });

async function listFor(name: string): Promise<readonly string[]> {
  const answer = await post('/api/tables', { player: id(name) });
  return tableList.parse(await answer.json()).tables.map(({ matchId }) => matchId);
}

const blockedBy = async (name: string) =>
  blockList.parse(await (await post('/api/blocks/list', { player: id(name) })).json()).blocked;

/** A public table of this player, who is connected. */
async function publicTable(name: string): Promise<SeatGrant> {
  const grant = await server.create({ access: 'public', seats: 3, name, player: id(name) });
  await server.sit(grant);
  return grant;
}

/** Ada blocks Ben, with whom she sits at a private table. */
async function adaBlocksBen() {
  const ada = await server.create({ name: 'Ada', player: id('Ada') });
  const ben = (await (await join(ada.code, 'Ben')).json()) as SeatGrant;
  const { matchId, token } = ada;
  const answer = await post('/api/blocks', { player: id('Ada'), matchId, token, seat: 1 });
  return { ada, ben, answer };
}

describe('players of whom one has blocked the other', () => {
  test('do not meet at public tables, until the block ends', async () => {
    const { answer } = await adaBlocksBen();
    expect(answer.status).toBe(201);
    const [ofAda, ofBen] = [await publicTable('Ada'), await publicTable('Ben')];
    expect(await listFor('Cleo')).toEqual(expect.arrayContaining([ofAda.matchId, ofBen.matchId]));
    expect(await listFor('Ada')).not.toContain(ofBen.matchId);
    expect(await listFor('Ben')).not.toContain(ofAda.matchId);
    for (const [code, name] of [
      [ofAda.code, 'Ben'],
      [ofBen.code, 'Ada'],
    ] as const) {
      const refused = await join(code, name);
      expect([refused.status, await refused.text()]).toEqual([
        409,
        expect.stringContaining('not-here'),
      ]);
    }
    expect((await join(ofAda.code, 'Cleo')).status).toBe(201);

    await server.close();
    server = await TestServer.open(folder.path);
    const known = await blockedBy('Ada');
    expect(known).toEqual([{ id: expect.any(String), name: 'Ben', at: expect.any(Number) }]);
    expect(await blockedBy('Ben')).toEqual([]);
    const end = { id: known[0]!.id };
    expect((await post('/api/blocks/end', { ...end, player: id('Ben') })).status).toBe(404);
    expect((await post('/api/blocks/end', { ...end, player: id('Ada') })).status).toBe(200);
    expect((await join(ofAda.code, 'Ben')).status).toBe(201);
  });

  test('meet at tables of friends, and at public ones by a link', async () => {
    await adaBlocksBen();
    const table = await publicTable('Ada');
    const client = await server.sit(table);
    expect((await join(client.welcome!.longCode, 'Ben')).status).toBe(201);
    const friends = await server.create({ name: 'Ada', player: id('Ada') });
    expect((await join(friends.code, 'Ben')).status).toBe(201);
  });
});

test('only a person with a seat blocks, and only another person', async () => {
  const { ada, ben } = await adaBlocksBen();
  const { matchId, token } = ada;
  const codeOf = async (body: object): Promise<unknown> => {
    const answer = await post('/api/blocks', { player: id('Ada'), matchId, token, ...body });
    return ((await answer.json()) as { error?: { code: string } }).error?.code;
  };
  expect(await codeOf({ seat: 1, token: 'x'.repeat(32) })).toBe('not-seated');
  expect(await codeOf({ seat: 0 })).toBe('no-player');
  expect(await codeOf({ seat: 5 })).toBe('no-player');
  expect(await codeOf({ seat: 1, player: 'short' })).toBe('malformed');
  const watcher = await server.sit({ matchId });
  const seen = [server.logs.join(''), JSON.stringify(watcher.table), JSON.stringify(ben)].join('');
  for (const name of ['Ada', 'Ben']) {
    expect(seen).not.toContain(id(name));
    expect(seen).not.toContain(hashToken(id(name)));
  }
});
