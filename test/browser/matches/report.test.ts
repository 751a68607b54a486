import { expect, test } from '@jest/globals';
import { phone, quiet } from '../support/audience.ts';
import { barriers } from '../support/barriers.ts';
import { openHouse } from '../support/house.ts';
import { hostWithBots } from '../support/new-table.ts';

const house = openHouse();

test('a problem is packed by keys on a small phone, and tells the moment', async () => {
  const { url } = house.server;
  const mira = await house.audience.person({ settings: quiet, viewport: phone });
  await hostWithBots(mira, url, { game: 'atoll', seats: 2 });
  const matchId = new URL(mira.url()).pathname.split('/').at(-1);
  const [seat] = JSON.parse(
    await mira.evaluate(() => localStorage.getItem('atoll.seats') ?? '[]'),
  ) as { readonly token: string }[];

  await mira.getByRole('button', { name: 'Menu' }).focus();
  await mira.keyboard.press('Enter');
  await mira.getByRole('button', { name: 'Something is wrong here' }).focus();
  await mira.keyboard.press('Enter');
  const report = mira.getByRole('dialog', { name: 'Something is wrong here' });
  const text = await report.getByRole('textbox', { name: 'The report' }).inputValue();
  expect(JSON.parse(text)).toMatchObject({
    match: matchId,
    moment: expect.stringContaining(`${url}/replay/${matchId}?at=`),
    status: 'live',
    table: { game: 'atoll', phase: 'playing' },
  });
  expect(text).not.toContain(seat?.token);
  expect(await barriers(mira)).toEqual([]);
  const saved = mira.waitForEvent('download');
  await report.getByRole('link', { name: 'Save it as a file' }).click();
  expect((await saved).suggestedFilename()).toBe(`atoll-${matchId}-report.json`);
}, 240_000);
