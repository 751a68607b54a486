import { describe, expect, test } from '@jest/globals';
import { JsonClient } from '@atoll/test-client/json-client';
import type { TableClient } from '@atoll/test-client/table-client';
import { openServer } from '../support/open-server.ts';
import { twoPlaying } from '../support/test-server.ts';

const house = openServer();

const say = (client: TableClient, phrase: unknown) =>
  client.room.request('say', { phrase }) as Promise<{
    readonly ok: boolean;
    readonly reasons?: readonly { readonly code: string; readonly details?: object }[];
  }>;

describe('a phrase in the chat of a table', () => {
  test('reaches everybody, in every wire form, and clients that join later', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watcher = await house.server.sit({ matchId: grant.matchId, compact: true });
    const program = await JsonClient.enter(house.server.address, { matchId: grant.matchId });
    expect(await say(ben, 'well-played')).toMatchObject({ ok: true });
    expect(await say(watcher, 'hello')).toMatchObject({ ok: true });
    const lines = [
      { n: 1, seat: 1, phrase: 'well-played', at: expect.any(Number) },
      { n: 2, seat: -1, phrase: 'hello', at: expect.any(Number) },
    ];
    for (const client of [ada, ben, watcher]) {
      await client.until(() => client.said.length === 2);
      expect(client.said).toEqual(lines);
    }
    await program.until(() => program.of('said').length === 2);
    expect(program.of('said')).toMatchObject(lines);
    const late = await house.server.sit({ matchId: grant.matchId });
    expect(late.welcome?.said).toEqual(lines);
    expect(ada.table.seq).toBe(0);
  });

  test('is limited in number, for a seat and for all spectators together', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watchers = [];
    for (let count = 0; count < 2; count++)
      watchers.push(await house.server.sit({ matchId: grant.matchId }));
    for (let count = 0; count < 4; count++) {
      expect(await say(ada, 'oops')).toMatchObject({ ok: true });
      expect(await say(watchers[count % 2]!, 'hello')).toMatchObject({ ok: true });
    }
    const refused = [{ code: 'said-too-much', details: { seconds: expect.any(Number) } }];
    for (const client of [ada, ...watchers])
      expect(await say(client, 'sorry')).toMatchObject({ ok: false, reasons: refused });
    expect(await say(ben, 'thanks')).toMatchObject({ ok: true });
  });

  test('is refused to spectators while the host silences them', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watcher = await house.server.sit({ matchId: grant.matchId });
    const silence = { do: 'watchers', may: 'listen' } as const;
    expect(await ben.change(silence)).toMatchObject({ reasons: [{ code: 'not-host' }] });
    expect(await ada.change(silence)).toMatchObject({ ok: true });
    await watcher.until(() => watcher.table.watchersTalk === false);
    expect(await say(watcher, 'hello')).toMatchObject({ reasons: [{ code: 'silenced' }] });
    expect(await say(ben, 'hello')).toMatchObject({ ok: true });
    expect(await ada.change({ do: 'watchers', may: 'talk' })).toMatchObject({ ok: true });
    expect(await say(watcher, 'hello')).toMatchObject({ ok: true });
  });

  test.each(['', 'HELLO', '<b>', 7, null, { toString: 'hello' }])(
    'is refused if it is not in the list: %j',
    async (phrase) => {
      const { ada, ben } = await twoPlaying(house.server);
      expect(await say(ada, phrase)).toMatchObject({ reasons: [{ code: 'malformed' }] });
      expect(ben.said).toEqual([]);
    },
  );
});
