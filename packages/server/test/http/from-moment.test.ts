import { beforeAll, describe, expect, test } from '@jest/globals';
import { momentsOfFile, readMatchFile, type MatchFile } from '@atoll/engine';
import type { CreateRequest, SeatGrant } from '@atoll/protocol';
import { dive, type DiveState } from '@atoll/testkit/fixture';
import { openServer } from '../support/open-server.ts';
import { throughOpening, twoPlaying } from '../support/test-server.ts';

const house = openServer();
let earlier: MatchFile;
let positions: readonly DiveState[];

const fileOf = async (matchId: string): Promise<MatchFile> =>
  readMatchFile(await (await house.server.call('GET', `/api/matches/${matchId}/file`)).text());

/** Opens a table that goes on after the fourth action, unless told. */
const openFrom = (change: Partial<CreateRequest> = {}): Promise<Response> =>
  house.server.call('POST', '/api/matches', {
    game: 'dive',
    seats: 2,
    name: 'Ada',
    from: { match: earlier.match, action: 4, knownTo: 0 },
    ...change,
  });

beforeAll(async () => {
  const { grant, ada, ben } = await twoPlaying(house.server);
  await throughOpening(ada, ben);
  await Promise.all([ada.playOn(), ben.playOn()]);
  earlier = await fileOf(grant.matchId);
  positions = momentsOfFile(dive as never, earlier).map(({ state }) => state as DiveState);
});

describe('a match that goes on from one that is over', () => {
  test('begins where that stood, once every seat is taken, and is played to its end', async () => {
    const grant = (await (await openFrom()).json()) as SeatGrant;
    const ada = await house.server.sit(grant);
    expect(ada.table).toMatchObject({ origin: { match: earlier.match, action: 4, knownTo: 0 } });
    expect(await ada.start()).toMatchObject({ reasons: [{ code: 'seats-open' }] });
    expect(await ada.change({ do: 'options', options: { bonus: 5 } })).toMatchObject({
      reasons: [{ code: 'position-fixed' }],
    });
    const ben = await house.server.sit(await house.server.join(grant.code));
    await ada.start();
    await Promise.all(
      [ada, ben].map((client) => client.until(() => client.table.view !== undefined)),
    );
    const own = dive.privateView?.(positions[4] as DiveState, 0);
    expect(ada.privateView).toEqual(own);
    await Promise.all([ada.playOn(), ben.playOn()]);
    const later = await fileOf(grant.matchId);
    expect(later.origin).toMatchObject({ match: earlier.match, action: 4, knownTo: 0 });
    const [first, ...rest] = momentsOfFile(dive as never, later);
    expect(dive.publicView(first?.state as DiveState)).toEqual(
      dive.publicView(positions[4] as DiveState),
    );
    expect(rest.length).toBeGreaterThan(0);
    expect(later.seed).not.toBe(earlier.seed);
  });

  test('outlives a table that leaves memory', async () => {
    const grant = (await (await openFrom()).json()) as SeatGrant;
    const ada = await house.server.sit(grant);
    const ben = await house.server.sit(await house.server.join(grant.code));
    await ada.start();
    await ada.until(() => ada.table.view !== undefined);
    const before = { view: ada.table.view, own: ada.privateView };
    await Promise.all([ada.leave(), ben.leave()]);
    const back = await house.server.sit(grant);
    expect({ view: back.table.view, own: back.privateView }).toEqual(before);
  });

  const refusals: readonly (readonly [string, () => Partial<CreateRequest>, string])[] = [
    ['another number of seats', () => ({ seats: 1 }), 'has 2 seats, not 1'],
    [
      'an unknown match',
      () => ({ from: { match: 'x'.repeat(20), action: 0, knownTo: 0 } }),
      'there is no match',
    ],
    [
      'a seat that is not there',
      () => ({ from: { match: earlier.match, action: 0, knownTo: 2 } }),
      'no seat 2',
    ],
    [
      'a moment that is not there',
      () => ({ from: { match: earlier.match, action: 999, knownTo: 0 } }),
      'actions, not 999',
    ],
    [
      'the end',
      () => ({ from: { match: earlier.match, action: positions.length - 1, knownTo: 0 } }),
      'the match is over',
    ],
  ];
  test.each(refusals)('refuses %s with a word', async (_what, change, word) => {
    const response = await openFrom(change());
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(word);
  });

  test('of a match that is not over nothing is told', async () => {
    const { grant } = await twoPlaying(house.server);
    const response = await openFrom({ from: { match: grant.matchId, action: 0, knownTo: 1 } });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('is over, not before');
  });
});
