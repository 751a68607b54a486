import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { EXAMINATION } from '../../../../../test/browser/support/extent.ts';
import { playOut } from './support/ark-hands.ts';
import { byMouse } from '../../../../../test/browser/support/map-hands.ts';
import { quiet } from '../../../../../test/browser/support/visitors.ts';
import { hostWithBots } from '../../../../../test/browser/support/new-table.ts';

const settings = { ...quiet, askFirst: 'never' };

test(
  'alone a foreign vessel locks fish, and tokens lower awards',
  EXAMINATION,
  async ({ server, newPage }) => {
    const mira = await newPage({ settings });
    const options = { uphill: true };
    await hostWithBots(mira, server.url, { game: 'hidden-ark', seats: 1, options });
    await mira.locator('.ark-surface[data-ready=true]').waitFor();
    await playOut([[mira, byMouse]]);
    await mira.getByRole('dialog').getByRole('table').first().waitFor();
    await mira.getByRole('button', { name: 'Look at the table' }).click();
    const log = mira.locator('.tb-log');
    for (const text of [/A foreign vessel locks/, /is worth 1 less/, /from the game/])
      await log.getByText(text).first().waitFor({ state: 'attached' });
    expect(await mira.locator('.ark-common').innerText()).toMatch(/Adrift|Untrained/);
  },
);
