import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { dataFolder, House } from './support/house.ts';

const folder = dataFolder();
let house: House;

beforeAll(async () => {
  house = await House.open(folder.path, { catalog });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

test('a whole match of Steere\'s Atoll between two people on the small board, swap included, before a spectator', async () => {
  const grant = await house.create({ game: 'steere-atoll', seats: 2, options: { size: 7 } });
  const ada = await house.sit(grant);
  const ben = await house.sit(await house.join(grant.code));
  const eve = await house.sit({ matchId: grant.matchId });
  expect(await ada.start()).toMatchObject({ ok: true });
  await ada.until(() => ada.duty.legal.length > 0);
  expect(await ada.submit({ type: 'place', cell: 'a6' })).toMatchObject(
    { ok: false, reasons: [{ code: 'no-such-cell', details: { cell: 'a6', size: 7 } }] });
  // Guests take the last action of the list, which is the swap when it is offered.
  await Promise.all([ada.playOn(), ben.playOn()]);
  await eve.until(() => eve.table.phase === 'over');
  const { scores, view } = eve.table;
  expect(view).toMatchObject({ size: 7, black: 1, active: -1 });
  const winner = Number(view?.['winner']);
  expect(scores.map(({ seat, total, rank }) => [seat, total, rank])).toEqual(
    [0, 1].map((seat) => (seat === winner ? [seat, 1, 1] : [seat, 0, 2])));
  expect(eve.steps.at(-1)?.events.at(-1)).toMatchObject({ type: 'won', seat: winner, path: view?.['path'] });
  expect(house.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});
