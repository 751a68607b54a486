import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openTable } from '../support/hands.ts';
import { pressByKey } from '../support/press-by-key.ts';
import { tabTo } from '../support/tab-to.ts';

const mine = (page: Page) => page.getByRole('list', { name: 'Your matches' }).getByRole('listitem');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Recovery words' });

test('twelve words bring the matches to another browser, by keys on a small phone', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  await openTable(mira, server.url, 'Mira');
  await mira.goto('/');
  await mira.getByRole('button', { name: 'Recovery words' }).click();
  await sheet(mira).getByRole('button', { name: 'Make my words' }).click();
  const words = sheet(mira).getByRole('list', { name: 'Your words' }).getByRole('listitem');
  await words.first().waitFor();
  expect(await words.count()).toBe(12);
  await sheet(mira).getByText('1 match kept under these words.').waitFor();
  expect(await barriers(mira)).toEqual([]);
  const typed = (await words.allInnerTexts()).join(' ');

  const device = await newPage({ settings: quiet, viewport: phone });
  await device.goto('/');
  await pressByKey(device, 'Recovery words');
  await sheet(device).getByRole('textbox').waitFor();
  await tabTo(device, '.recovery textarea');
  // no word of the list: one of the list fits the others by chance once in sixteen
  await device.keyboard.type(typed.replace(/\w+$/, 'atoll'));
  await pressByKey(device, 'Bring my matches back');
  await sheet(device)
    .getByRole('alert')
    .getByText(/^These are not twelve words/)
    .waitFor();
  await tabTo(device, '.recovery textarea');
  await device.keyboard.press('Control+A');
  await device.keyboard.type(typed);
  await pressByKey(device, 'Bring my matches back');
  await sheet(device).getByText('1 match here now.').waitFor();
  expect(await barriers(device)).toEqual([]);
  expect(await device.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await device.keyboard.press('Escape');
  await mine(device).getByRole('link').click();
  await device.getByRole('button', { name: /^Start/ }).waitFor();

  // a seat that is taken here comes to the first browser by itself
  const kept = device.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/backups/'),
  );
  await openTable(device, server.url, 'Mira');
  await kept;
  await mira.reload();
  await mine(mira).nth(1).waitFor();
});
