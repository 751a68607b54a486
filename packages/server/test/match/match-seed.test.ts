import { describe, expect, test } from '@jest/globals';
import { commitmentTo, readMatchFile, seedFrom, type MatchFile } from '@atoll/engine';
import { sharedSeedOf } from '../../src/match/match-seed.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { openServer } from '../support/open-server.ts';

const house = openServer();

const SHARE = 'aaaaaaaaaaaaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbbbbbbbbbbbb';

interface Pair {
  readonly matchId: string;
  readonly ada: TableClient;
  readonly ben: TableClient;
}

async function waiting(): Promise<Pair> {
  const grant = await house.server.create();
  const ada = await house.server.sit(grant);
  const ben = await house.server.sit(await house.server.join(grant.code));
  return { matchId: grant.matchId, ada, ben };
}

const sharesOf = ({ table }: TableClient): readonly string[] =>
  table.seats.map(({ share }) => share);

const playOut = ({ ada, ben }: Pick<Pair, 'ada' | 'ben'>): Promise<unknown> =>
  Promise.all([ada.playOn(), ben.playOn()]);

async function fileOf(matchId: string): Promise<MatchFile> {
  return readMatchFile(
    await (await house.server.call('GET', `/api/matches/${matchId}/file`)).text(),
  );
}

describe('the seed of a match', () => {
  test('is made of a secret with an earlier commitment, and the shares of the seats', async () => {
    const { matchId, ada, ben } = await waiting();
    const { commitment } = ada.table;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await ada.change({ do: 'share', share: SHARE })).toMatchObject({ ok: true });
    await ben.until(() => sharesOf(ben)[0] === SHARE);
    await ada.start();
    await playOut({ ada, ben });
    await ada.until(() => ada.table.phase === 'over');
    expect(ada.table.commitment).toBe(commitment);
    const file = await fileOf(matchId);
    expect(file.sharedSeed?.shares).toEqual([SHARE, '']);
    expect(commitmentTo(file.sharedSeed!.secret)).toBe(commitment);
    expect(seedFrom(file.sharedSeed!)).toBe(file.seed);
  });

  test('takes the first share of a seat alone, and none once the match has begun', async () => {
    const { ada, ben } = await waiting();
    await ada.change({ do: 'share', share: SHARE });
    expect(await ada.change({ do: 'share', share: OTHER })).toMatchObject({ ok: true });
    await ada.until(() => sharesOf(ada)[0] !== '');
    expect(sharesOf(ada)[0]).toBe(SHARE);
    await ada.start();
    expect(await ben.change({ do: 'share', share: OTHER })).toMatchObject({
      ok: false,
      reasons: [{ code: 'already-started' }],
    });
  });

  test('refuses a malformed share, and a share of a client without a seat', async () => {
    const { matchId, ada } = await waiting();
    expect(await ada.change({ do: 'share', share: 'short' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'malformed' }],
    });
    const watcher = await house.server.sit({ matchId });
    expect(await watcher.change({ do: 'share', share: SHARE })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-seated' }],
    });
  });

  test('forgets the share of a person whose seat is opened again', async () => {
    const { ada, ben } = await waiting();
    await ben.change({ do: 'share', share: SHARE });
    await ada.change({ do: 'open', seat: 1 });
    await ada.until(() => ada.table.seats[1]?.kind === 'open');
    expect(sharesOf(ada)).toEqual(['', '']);
  });

  test('of a rematch has been committed to before anybody adds to it', async () => {
    const { ada, ben } = await waiting();
    await ada.start();
    expect(ada.table.nextCommitment).toBe('');
    await playOut({ ada, ben });
    await ada.until(() => ada.table.nextCommitment !== '');
    const promised = ada.table.nextCommitment;
    await ada.rematch({ do: 'agree', share: SHARE });
    await ben.rematch({ do: 'agree', share: OTHER });
    await ben.until(() => ben.table.next !== '');
    const matchId = ben.table.next;
    const watcher = await house.server.sit({ matchId });
    expect(watcher.table.commitment).toBe(promised);
    // every seat moves up by one
    expect(sharesOf(watcher)).toEqual([OTHER, SHARE]);
  });

  test('of a match that began before seeds were shared is the stored one, and is not derived from shares', () => {
    const seat = { name: 'Ada', kind: 'person', bot: '', tokenHash: '', standIn: '' } as const;
    const table = {
      ...{ gameVersion: 1, access: 'private' as const, options: {}, host: 0, pace: 0, hints: true },
      ...{ seats: [seat], startedAt: 1, endedAt: 2 },
    } as const;
    expect(sharedSeedOf('key', table)).toBeUndefined();
    expect(sharedSeedOf('key', { ...table, startedAt: 0 })).toBeDefined();
  });
});
