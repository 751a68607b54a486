import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { hostWithBots } from '../support/new-table.ts';

const TABLES = [
  { game: 'atoll', seats: 2 },
  { game: 'steere-atoll', seats: 2 },
  { game: 'hidden-ark', seats: 2 },
  { game: 'das-atoll', seats: 4 },
] as const;

for (const table of TABLES)
  test(
    `a table of ${table.game} stands without a pause on the way`,
    table.game === 'das-atoll' ? GATE : EXAMINATION,
    async ({ server, newPage }) => {
      const host = await newPage();
      await hostWithBots(host, server.url, table);
      const place = host.url();
      const guest = await newPage();
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
      await surface.waitFor({ state: 'attached' });
      expect(await surface.locator('canvas').count()).toBe(1);
    },
  );
