import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dive } from '@atoll/testkit/fixture';
import type { AnyGame } from '@atoll/engine';
import { MatchHost } from '../../src/match/match-host.ts';
import type { MatchStore } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { diveMatch } from '../support/dive-match.ts';
import { dataFolder } from '../support/test-server.ts';

const folder = dataFolder();
let store: MatchStore;

beforeAll(() => {
  store = openSqlite(folder.path);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

test('a choice that a bot makes after its person took the seat back is stale, even if both were under way at once', async () => {
  const person = { name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' } as const;
  const record = diveMatch('race', [person, { ...person, name: 'Ben', standIn: 'random' }]);
  await store.create(record);
  const host = new MatchHost({
    record,
    game: dive as unknown as AnyGame,
    bots: ['random'],
    grace: 0,
    store,
    now: () => 5,
    onWritten: () => undefined,
  });
  const { question, legal } = host.promptOf(1);
  const choice = { basedOn: question, action: legal[0] };
  const [first, , late] = await Promise.all([
    host.act(1, 'greedy', choice),
    host.change(1, { do: 'takeBack' }),
    host.act(1, 'random', choice),
  ]);
  expect([first, late]).toMatchObject([
    { ok: false, reasons: [{ code: 'stale' }] },
    { ok: false, reasons: [{ code: 'stale' }] },
  ]);
  expect(await host.submit(1, { id: 'own-choice', ...choice })).toEqual({ ok: true, seq: 1 });
});
