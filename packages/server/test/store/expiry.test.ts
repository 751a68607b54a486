import { afterAll, describe, expect, test } from '@jest/globals';
import { newSeatToken } from '../../src/match/secrets.ts';
import { LostOwnership } from '../../src/store/match-store.ts';
import { openStores } from '../support/store/open-stores.ts';
import { storePlaces } from '../support/store/store-places.ts';
import { newMatch } from '../support/store/stored-match.ts';
import { dataFolder, TestServer } from '../support/test-server.ts';

const DAY_MS = 86_400_000;
const at = (days: number): number => 1767225600000 + days * DAY_MS;
const acted = (seq: number, day: number) => ({
  clientId: '',
  entry: { seq, at: at(day), type: 'action', seat: 0, action: { type: 'rest' } } as const,
});

describe.each(storePlaces)('the store in %s', (_name, placeOf) => {
  const stores = openStores(placeOf, 'test');

  test('deletes matches that ended before one moment, or rested since another', async () => {
    const records = await Promise.all(
      [
        { startedAt: at(0), endedAt: at(1) },
        { startedAt: at(0), endedAt: at(3) },
        { startedAt: at(0), endedAt: 0 },
        { startedAt: at(0), endedAt: 0 },
        { startedAt: 0, endedAt: 0 },
      ].map(async (times) => {
        const { table, ...made } = newMatch({ createdAt: at(0) });
        const record = { ...made, table: { ...table, ...times } };
        expect(await stores.store.create(record)).toBe(true);
        return record;
      }),
    );
    const owners = await Promise.all(records.map(({ matchId }) => stores.store.claim(matchId)));
    const [ended, late, played, quiet, waiting] = records.map(({ matchId }) => matchId);
    await stores.store.append(owners[0]!, [acted(1, 1)]);
    await stores.store.saveSnapshot(owners[0]!, { seq: 1, gameVersion: 1, match: '{}', hash: 'h' });
    await stores.store.append(owners[2]!, [acted(1, 1), acted(2, 9)]);
    await stores.store.append(owners[3]!, [acted(1, 1), acted(2, 4)]);
    const target = {
      kind: 'webhook',
      url: 'https://chat.example/',
      secret: 's',
      origin: '',
    } as const;
    const subscription = {
      device: 'd',
      kind: 'webhook',
      tokenHash: 'hash',
      target,
      at: at(1),
    } as const;
    await stores.store.subscriptions.put({ ...subscription, matchId: ended! }, 8);
    const line = { n: 1, seat: 0, at: at(1), phrase: '', text: 'Well dived' };
    for (const matchId of [ended!, late!]) {
      await stores.store.chat.add(matchId, line, 9);
      expect(await stores.store.chat.report({ matchId, line, reporter: 1, at: at(1) })).toBe(true);
    }
    const left = async () =>
      Promise.all(records.map(async ({ matchId }) => (await stores.other.find(matchId))?.matchId));

    const most = 10;
    expect(await stores.store.deleteExpired({ endedBefore: 0, quietSince: 0, most })).toBe(0);
    expect(await stores.store.deleteExpired({ endedBefore: at(2), quietSince: 0, most })).toBe(1);
    expect(await left()).toEqual([undefined, late, played, quiet, waiting]);
    expect(await stores.other.readLog(ended!)).toEqual([]);
    expect(await stores.other.findSnapshot(ended!)).toBeUndefined();
    expect(await stores.other.subscriptions.ofMatch(ended!)).toEqual([]);
    expect(await stores.other.chat.ofMatch(ended!)).toEqual({ lines: [], last: 0, reported: [] });
    expect(await stores.other.chat.ofMatch(late!)).toEqual({
      lines: [line],
      last: 1,
      reported: [1],
    });
    await expect(stores.store.append(owners[0]!, [acted(2, 2)])).rejects.toThrow(LostOwnership);
    expect(await stores.store.deleteExpired({ endedBefore: 0, quietSince: at(5), most: 1 })).toBe(
      1,
    );
    expect(await stores.store.deleteExpired({ endedBefore: 0, quietSince: at(5), most })).toBe(1);
    expect(await left()).toEqual([undefined, late, played, undefined, undefined]);
    // nothing of a match is in the way of another under its name
    expect(await stores.store.create(records[0]!)).toBe(true);
    expect(await stores.store.chat.report({ matchId: ended!, line, reporter: 1, at: at(1) })).toBe(
      true,
    );
  });
});

describe.each(storePlaces)('backups in %s', (_name, placeOf) => {
  const stores = openStores(placeOf, 'test');

  test('are deleted if unused since a moment, the longest unused first', async () => {
    const ids = Array.from({ length: 5 }, () => newSeatToken().slice(0, 22));
    for (const [day, backupId] of ids.entries())
      await stores.store.saveBackup({ backupId, basedOn: 0, box: `${day}`, at: at(day) });
    const left = async () =>
      (await Promise.all(ids.map((backupId) => stores.other.findBackup(backupId)))).flatMap(
        (found, day) => (found ? [[day, (found.at - at(0)) / DAY_MS]] : []),
      );
    // asked for and kept anew; nobody's clock sets it back
    await stores.other.useBackup({ backupId: ids[0]!, at: at(9) });
    await stores.store.useBackup({ backupId: ids[0]!, at: at(7) });
    await stores.store.saveBackup({ backupId: ids[2]!, basedOn: 1, box: 'x', at: at(8) });
    await stores.store.useBackup({ backupId: 'nobody has this one', at: at(9) });
    const expired = { unusedSince: at(4), most: 1 };
    expect(await stores.store.deleteUnusedBackups(expired)).toBe(1);
    expect(await left()).toEqual([
      [0, 9],
      [2, 8],
      [3, 3],
      [4, 4],
    ]);
    expect(await stores.store.deleteUnusedBackups({ ...expired, most: 9 })).toBe(1);
    expect(await stores.store.deleteUnusedBackups({ ...expired, most: 9 })).toBe(0);
    expect(await left()).toEqual([
      [0, 9],
      [2, 8],
      [4, 4],
    ]);
  });
});

const folder = dataFolder();
afterAll(() => folder.remove());

/** Opens a server so many days from now, and gives how a match is answered once it has looked. */
async function codeAfter(days: number, env: Readonly<Record<string, string>>, matchId: string) {
  const now = () => Date.now() + days * DAY_MS;
  const server = await TestServer.open(folder.path, { env, now });
  await server.close();
  const found = await TestServer.open(folder.path);
  const response = await found.call('GET', `/api/matches/${matchId}/file`);
  await found.close();
  return { status: response.status, logs: server.logs };
}

test('a match in which nothing happens is kept for as long as the host says, and no longer', async () => {
  const server = await TestServer.open(folder.path);
  const { matchId } = await server.create();
  await server.close();
  const env = { KEEP_QUIET_DAYS: '30' };
  expect(await codeAfter(29, env, matchId)).toMatchObject({ status: 409 });
  expect(await codeAfter(400, { KEEP_ENDED_DAYS: '1' }, matchId)).toMatchObject({ status: 409 });
  const { status, logs } = await codeAfter(31, env, matchId);
  expect(status).toBe(404);
  expect(logs.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ matches: 1, msg: 'deleted matches that are no longer kept' }),
  );
});

test('a backup is kept for a year after its last request, or as long as the host says', async () => {
  const backupId = newSeatToken().slice(0, 22);
  const route = `/api/backups/${backupId}`;
  /** Asks a server so many days from now, once it has deleted the expired matches. */
  const versionAfter = async (days: number, env: Readonly<Record<string, string>> = {}) => {
    const now = () => Date.now() + days * DAY_MS;
    await (await TestServer.open(folder.path, { env, now })).close();
    const server = await TestServer.open(folder.path, { env, now });
    const { version } = (await (await server.call('GET', route)).json()) as { version: number };
    await server.close();
    return version;
  };
  const server = await TestServer.open(folder.path);
  expect((await server.call('PUT', route, { basedOn: 0, box: 'b' })).status).toBe(200);
  await server.close();
  expect(await versionAfter(364)).toBe(1);
  expect(await versionAfter(728)).toBe(1);
  expect(await versionAfter(2000, { KEEP_BACKUPS_DAYS: '0' })).toBe(1);
  expect(await versionAfter(2366)).toBe(0);
});
