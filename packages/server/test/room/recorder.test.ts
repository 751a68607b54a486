import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Catalog } from '@atoll/catalog';
import { momentsOfFile, readMatchFile, recordMoment } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import type { MatchStore } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { changedDiveCatalog, diveCatalog, stricterDiveCatalog } from '../support/cluster/dive.ts';
import {
  dataFolder,
  TestServer,
  type TestServerOptions,
  throughOpening,
  twoPlaying,
} from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const folder = dataFolder();
afterAll(() => folder.remove());

/** Whatever a test finds, its server is closed, or the run of the tests would not end. */
async function withServer<T>(
  options: TestServerOptions,
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await TestServer.open(folder.path, options);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

async function withStore<T>(work: (store: MatchStore) => Promise<T>): Promise<T> {
  const store = openSqlite(folder.path);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Waits until the recording of a match is in the store of a server that runs. */
const recorded = (matchId: string): Promise<void> =>
  withStore((store) => until(async () => Boolean(await store.recordings.find(matchId))));

/** The id of a match of two people that is over. */
async function playWhole(server: TestServer): Promise<string> {
  const { grant, ada, ben } = await twoPlaying(server);
  await throughOpening(ada, ben);
  await Promise.all([ada.playOn(), ben.playOn()]);
  return grant.matchId;
}

const fileOf = (matchId: string, options: TestServerOptions = {}) =>
  withServer(options, async (server) =>
    readMatchFile(await (await server.call('GET', `/api/matches/${matchId}/file`)).text()),
  );

test('how a match went is recorded once it is over, and told once the rules are others', async () => {
  const [matchId, running] = await withServer({}, async (server) => [
    await playWhole(server),
    (await twoPlaying(server)).grant.matchId,
  ]);
  await withServer({}, () => recorded(matchId!));
  const own = await fileOf(matchId!);
  expect(own.recording).toBeUndefined();

  const { recording, ...rest } = await fileOf(matchId!, { catalog: changedDiveCatalog });
  expect(rest).toEqual(own);
  const moments = momentsOfFile(dive as never, own);
  expect(recording).toEqual(
    JSON.parse(JSON.stringify(moments.map((moment) => recordMoment(dive as never, moment, 2)))),
  );
  await withStore(async ({ recordings }) => {
    expect(await recordings.find(running!)).toBeUndefined();
    expect(await recordings.unrecorded(9)).toEqual([]);
  });
});

test('a recorded match has the pictures that it had by its own rules', async () => {
  const artFolder = folder.path;
  const background = createCanvas(1200, 630).toBuffer('image/jpeg');
  writeFileSync(path.join(artFolder, 'preview.jpg'), background);
  const picturesOf = (server: TestServer, matchId: string): Promise<readonly string[]> =>
    Promise.all(
      ['', '?at=0', '?at=9'].map(async (query) => {
        const response = await server.call('GET', `/api/matches/${matchId}/picture${query}`);
        expect(response.status).toBe(200);
        return Buffer.from(await response.arrayBuffer()).toString('base64');
      }),
    );
  const [matchId, own] = await withServer({ artFolder }, async (server) => {
    const played = await playWhole(server);
    return [played, await picturesOf(server, played)] as const;
  });
  await withServer({}, () => recorded(matchId));
  const other = { artFolder, catalog: stricterDiveCatalog };
  expect(await withServer(other, (server) => picturesOf(server, matchId))).toEqual(own);
});

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
  const [first, second] = await withServer({}, async (server) => [
    await playWhole(server),
    await playWhole(server),
  ]);
  const logs = await withServer({ catalog: faultyCatalog() }, async (server) => {
    await recorded(second!);
    return server.logs.join();
  });
  expect(logs).toContain('its own rules do not lead through a match');
  await withStore(async ({ recordings }) => {
    expect(await recordings.find(first!)).toBeUndefined();
    expect(await recordings.unrecorded(9)).toEqual([]);
  });
});
