import { beforeAll, describe, expect, test } from '@jest/globals';
import { momentsOfFile, readMatchFile, type MatchFile } from '@atoll/engine';
import type { CreateRequest, SeatGrant } from '@atoll/protocol';
import { dive, type DiveState } from '@atoll/testkit/fixture';
import { openServer } from '../support/open-server.ts';
import { throughOpening, twoPlaying } from '../support/test-server.ts';

const house = openServer();
let earlier: MatchFile;

const fileOf = async (matchId: string): Promise<MatchFile> =>
  readMatchFile(await (await house.server.call('GET', `/api/matches/${matchId}/file`)).text());

const openDeal = (change: Partial<CreateRequest> = {}): Promise<Response> =>
  house.server.call('POST', '/api/matches', {
    ...{ game: 'dive', seats: 2, name: 'Ada', deal: earlier.match },
    ...change,
  });

beforeAll(async () => {
  const { grant, ada, ben } = await twoPlaying(house.server);
  await throughOpening(ada, ben);
  await Promise.all([ada.playOn(), ben.playOn()]);
  earlier = await fileOf(grant.matchId);
});

describe('a match that repeats the deal of one that is over', () => {
  test('has its seed, seats and options, tells so to all, and promises no fair draws', async () => {
    const grant = (await (await openDeal()).json()) as SeatGrant;
    const ada = await house.server.sit(grant);
    expect(ada.table).toMatchObject({ repeats: earlier.match, commitment: '' });
    expect(await ada.start()).toMatchObject({ reasons: [{ code: 'seats-open' }] });
    expect(await ada.change({ do: 'options', options: { bonus: 5 } })).toMatchObject({
      reasons: [{ code: 'position-fixed' }],
    });
    const ben = await house.server.sit(await house.server.join(grant.code));
    expect(ben.table).toMatchObject({ repeats: earlier.match });
    await ada.start();
    await throughOpening(ada, ben);
    await Promise.all([ada.playOn(), ben.playOn()]);
    // the rematch is an ordinary match again
    await ada.until(() => ada.table.nextCommitment !== '');
    expect(ada.table.commitment).toBe('');
    const later = await fileOf(grant.matchId);
    expect(later).toMatchObject({ repeats: { match: earlier.match }, seed: earlier.seed });
    expect(later.options).toEqual(earlier.options);
    expect(later.sharedSeed).toBeUndefined();
    const starts = [earlier, later].map(
      (file) => momentsOfFile(dive as never, file)[0]?.state as DiveState,
    );
    expect(starts[1]).toEqual(starts[0]);
    const third = (await (await openDeal({ deal: grant.matchId })).json()) as SeatGrant;
    expect((await house.server.sit(third)).table).toMatchObject({ repeats: grant.matchId });
  });

  test('outlives a table that leaves memory', async () => {
    const grant = (await (await openDeal()).json()) as SeatGrant;
    const ada = await house.server.sit(grant);
    const ben = await house.server.sit(await house.server.join(grant.code));
    await ada.start();
    await ada.until(() => ada.table.view !== undefined);
    const before = { view: ada.table.view, own: ada.privateView };
    await Promise.all([ada.leave(), ben.leave()]);
    const back = await house.server.sit(grant);
    expect({ view: back.table.view, own: back.privateView }).toEqual(before);
    expect(back.table).toMatchObject({ repeats: earlier.match });
  });

  const refusals: readonly (readonly [string, () => Partial<CreateRequest>, string])[] = [
    ['another number of seats', () => ({ seats: 1 }), 'has 2 seats, not 1'],
    ['an unknown match', () => ({ deal: 'x'.repeat(20) }), 'there is no match'],
    [
      'a position as well',
      () => ({ from: { match: earlier.match, action: 0, knownTo: 0 } }),
      'not both',
    ],
  ];
  test.each(refusals)('refuses %s with a word', async (_what, change, word) => {
    const response = await openDeal(change());
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(word);
  });

  test('of a match that is not over no seed is used', async () => {
    const { grant } = await twoPlaying(house.server);
    const response = await openDeal({ deal: grant.matchId });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('is over, not before');
  });
});
