import { expect, test } from '@jest/globals';
import { openHouse } from '../support/house.ts';
import { hostWithBots } from '../support/new-table.ts';

const house = openHouse();

const TABLES = [
  { game: 'atoll', seats: 2 },
  { game: 'steere-atoll', seats: 2 },
  { game: 'hidden-ark', seats: 2 },
  { game: 'das-atoll', seats: 4 },
] as const;

test.each(TABLES)('a table of $game stands without a pause on the way', async (table) => {
  const host = await house.audience.person();
  await hostWithBots(host, house.server.url, table);
  const place = host.url();
  const guest = await house.audience.person();
  // whatever is put off for longer than a few frames never comes
  await guest.addInitScript(() => {
    const setSoon = window.setTimeout.bind(window);
    const never = 2 ** 31 - 1;
    Object.assign(window, {
      setTimeout: (then: TimerHandler, ms = 0, ...given: unknown[]) =>
        setSoon(then, ms > 50 ? never : ms, ...given),
    });
  });
  await guest.goto(place.replace('/m/', '/w/'));
  const surface = guest.locator('[data-ready=true]');
  await surface.waitFor({ state: 'attached', timeout: 60_000 });
  expect(await surface.locator('canvas').count()).toBe(1);
});
