import { afterAll, describe, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { matchMaker } from 'colyseus';
import { Client, type SeatReservation } from 'colyseus.js';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Guest } from './support/guest.ts';
import { dataFolder, House, twoPlaying } from './support/house.ts';

const folder = dataFolder();
afterAll(() => folder.remove());

/** The first half of entering: the way in is shown, and whoever asked has not gone it yet, and may do so for longer than a test lasts. */
async function onTheWay(house: House, { matchId, token }: SeatGrant): Promise<SeatReservation> {
  Object.assign(matchMaker.getLocalRoomById(matchId), { seatReservationTimeout: 600 });
  const shown = await house.call('POST', `/matchmake/joinById/${matchId}`, { token });
  expect(shown.status).toBe(200);
  return (await shown.json()) as SeatReservation;
}

/** Another server plays on: the table here closes with the next decision. */
async function loseToAnother(matchId: string, ...people: readonly Guest[]): Promise<void> {
  const other = openSqlite(folder.path);
  await other.claim(matchId);
  await other.close();
  for (const guest of people) guest.submit({ type: 'keep' }).catch(() => undefined);
  await Promise.all(people.map((guest) => guest.until(() => guest.closed !== undefined)));
}

describe('a table that closes while somebody is on the way to it', () => {
  test('lets nobody in any more, and those who come again find it open', async () => {
    const house = await House.open(folder.path);
    const { grant, ada, ben } = await twoPlaying(house);
    const reservation = await onTheWay(house, grant);
    await loseToAnother(grant.matchId, ada, ben);
    await expect(new Client(house.address).consumeSeatReservation(reservation)).rejects.toThrow('expired');
    const again = await house.sit(grant);
    expect(await again.submit({ type: 'keep' })).toMatchObject({ ok: true });
    await house.close();
  });

  test('is open again at once, though whoever was on the way never comes', async () => {
    const house = await House.open(folder.path);
    const { grant, ada, ben } = await twoPlaying(house);
    await onTheWay(house, grant);
    await loseToAnother(grant.matchId, ada, ben);
    expect((await house.sit(grant)).table).toMatchObject({ phase: 'playing' });
    await house.close();
  });

  test('holds up no server that stops', async () => {
    const house = await House.open(folder.path);
    const { grant, ada, ben } = await twoPlaying(house);
    await onTheWay(house, grant);
    await house.close();
    await Promise.all([ada, ben].map((guest) => guest.until(() => guest.closed !== undefined)));
  });
});
