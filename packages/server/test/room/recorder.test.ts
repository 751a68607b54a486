import { afterAll, expect, test } from '@jest/globals';
import type { Catalog } from '@atoll/catalog';
import { momentsOfFile, readMatchFile, recordMoment } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import { openSqlite } from '../../src/store/sqlite.ts';
import { changedDiveCatalog, diveCatalog } from '../support/dive.ts';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
afterAll(() => folder.remove());

/** Waits until the recording of a match is in the store of a server that runs. */
async function recorded(matchId: string): Promise<void> {
  const store = openSqlite(folder.path);
  for (const end = Date.now() + 20_000; !(await store.recordings.find(matchId)); ) {
    if (Date.now() > end) throw new Error('nothing was recorded within 20 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await store.close();
}

async function fileOf(matchId: string, catalog?: Catalog) {
  const server = await TestServer.open(folder.path, catalog ? { catalog } : {});
  const text = await (await server.call('GET', `/api/matches/${matchId}/file`)).text();
  await server.close();
  return readMatchFile(text);
}

test('how a match went is recorded once it is over, and told once the rules are others', async () => {
  const first = await TestServer.open(folder.path);
  const { grant, ada, ben } = await twoPlaying(first);
  await throughOpening(ada, ben);
  await Promise.all([ada.playOn(), ben.playOn()]);
  const running = await twoPlaying(first);
  await first.close();
  const { matchId } = grant;

  const second = await TestServer.open(folder.path);
  await recorded(matchId);
  await second.close();
  const own = await fileOf(matchId);
  expect(own.recording).toBeUndefined();

  const { recording, ...told } = await fileOf(matchId, changedDiveCatalog);
  expect(told).toEqual(own);
  const moments = momentsOfFile(dive as never, own);
  expect(recording).toEqual(
    JSON.parse(JSON.stringify(moments.map((moment) => recordMoment(dive as never, moment, 2)))),
  );
  const store = openSqlite(folder.path);
  expect(await store.recordings.find(running.grant.matchId)).toBeUndefined();
  expect(await store.recordings.unrecorded(9)).toEqual([]);
  await store.close();
}, 60_000);

/** Rules that fail over the first position that they are to show. */
function faultyCatalog(): Catalog {
  let failed = false;
  const entry = diveCatalog['dive']!;
  const load = async () => {
    const playable = await entry.load();
    const publicView = (state: unknown): unknown => {
      if (failed) return playable.game.publicView(state);
      failed = true;
      throw new TypeError('a mistake in the rules');
    };
    return { ...playable, game: { ...playable.game, publicView } };
  };
  return { dive: { ...entry, load } };
}

test('a match over which the rules fail keeps no other from being recorded', async () => {
  const first = await TestServer.open(folder.path);
  const ids: string[] = [];
  for (let count = 0; count < 2; count++) {
    const { grant, ada, ben } = await twoPlaying(first);
    await throughOpening(ada, ben);
    await Promise.all([ada.playOn(), ben.playOn()]);
    ids.push(grant.matchId);
  }
  await first.close();
  const second = await TestServer.open(folder.path, { catalog: faultyCatalog() });
  await recorded(ids[1]!);
  await second.close();
  const store = openSqlite(folder.path);
  expect(await store.recordings.find(ids[0]!)).toBeUndefined();
  expect(await store.recordings.unrecorded(9)).toEqual([]);
  await store.close();
  expect(second.logs.join()).toContain('its own rules do not lead through a match');
}, 60_000);
