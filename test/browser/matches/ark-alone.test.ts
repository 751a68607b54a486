import { expect, test } from '@jest/globals';
import { playOut } from '../support/ark-hands.ts';
import { byMouse } from '../support/map-hands.ts';
import { quiet } from '../support/audience.ts';
import { openHouse } from '../support/house.ts';
import { hostWithBots } from '../support/new-table.ts';

const house = openHouse();
const settings = { ...quiet, askFirst: 'never' };

test('alone a foreign vessel locks fish, and tokens lower awards', async () => {
  const mira = await house.audience.person({ settings });
  const options = { uphill: true };
  await hostWithBots(mira, house.server.url, { game: 'hidden-ark', seats: 1, options });
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  await playOut([[mira, byMouse]]);
  await mira.getByRole('dialog').getByRole('table').first().waitFor();
  await mira.getByRole('button', { name: 'Look at the table' }).click();
  const log = mira.locator('.tb-log');
  for (const told of [/A foreign vessel locks/, /is worth 1 less/, /from the game/])
    await log.getByText(told).first().waitFor({ state: 'attached' });
  expect(await mira.locator('.ark-common').innerText()).toMatch(/Adrift|Untrained/);
}, 420_000);
