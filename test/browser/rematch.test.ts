import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone } from './support/audience.ts';
import { barriers } from './support/barriers.ts';
import { chooseQuietSettings } from './support/hands.ts';
import { openHouse } from './support/house.ts';
import { takePicture } from './support/picture.ts';

const house = openHouse();

/** Two people at a small board of Steere's Atoll, and one who watches on a phone. */
async function gather(): Promise<readonly [Page, Page, Page]> {
  const mira = await house.audience.person();
  await mira.goto(house.server.url);
  await chooseQuietSettings(mira);
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('radio', { name: 'Steere’s Atoll' }).first().check();
  await mira.getByRole('button', { name: 'Create a table' }).click();
  const form = mira.locator('form').filter({ hasText: 'New table' });
  await form.getByRole('group', { name: 'Board' }).getByRole('radio', { name: '7', exact: true }).check();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  const code = (await mira.getByTestId('code').innerText()).trim();
  const jonas = await house.audience.person();
  await jonas.goto(house.server.url);
  await chooseQuietSettings(jonas);
  await jonas.goto(`${house.server.url}/j/${code}`);
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  const ada = await house.audience.person({ viewport: phone });
  await ada.goto(`${house.server.url}/j/${code}`);
  await ada.getByRole('link', { name: 'Watch' }).click();
  for (const page of [mira, jonas, ada]) await page.getByRole('button', { name: 'Menu' }).waitFor();
  return [mira, jonas, ada];
}

const sheetOf = (page: Page) => page.getByRole('dialog').filter({ hasText: /connects? / });

/** Both let a bot play for them, which ends a match without a hundred clicks; then they look at the score sheet. */
async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  }
  for (const page of pages) await sheetOf(page).waitFor({ timeout: 60_000 });
}

test('both press, and the same table goes on: with their seats turned, and whoever watches', async () => {
  const [mira, jonas, ada] = await gather();
  await playToTheEnd([mira, jonas]);
  const before = mira.url();
  await sheetOf(jonas).getByRole('button', { name: 'Look at the table' }).click();
  await sheetOf(mira).getByRole('button', { name: 'Rematch' }).click();
  await sheetOf(mira).getByText('You want a rematch. Waiting for Jonas.').waitFor();
  await takePicture(mira, 'rematch-waiting');
  expect(await barriers(mira)).toEqual([]);
  // Jonas reads the board and is told there; Ada is told on the sheet
  await jonas.getByText('Mira wants a rematch.').waitFor();
  await sheetOf(ada).getByText('Mira wants a rematch.').waitFor();
  await takePicture(jonas, 'rematch-wanted');
  await takePicture(ada, 'rematch-watched');
  expect(await barriers(jonas)).toEqual([]);
  expect(mira.url()).toBe(before);
  await jonas.getByRole('button', { name: 'Rematch' }).click();
  await mira.waitForURL((url) => url.href !== before && url.pathname.startsWith('/m/'));
  await jonas.waitForURL(mira.url());
  await ada.waitForURL(mira.url().replace('/m/', '/w/'));
  // the one who began is the other one now
  await jonas.locator('.turn.mine').waitFor();
  await ada.getByText('Jonas’s turn').first().waitFor();
}, 180_000);

test('who does not press is told that it goes on without, and finds the way to the open seat', async () => {
  const [mira, jonas, ada] = await gather();
  await playToTheEnd([mira, jonas]);
  await sheetOf(mira).getByRole('button', { name: 'Rematch' }).click();
  await sheetOf(jonas).getByText('Mira wants a rematch.').waitFor();
  await sheetOf(mira).getByRole('button', { name: 'Go on without Jonas' }).click();
  await mira.getByRole('heading', { name: 'Your table' }).waitFor();
  await ada.getByText('You watch. The match has not begun yet.').first().waitFor();
  await sheetOf(jonas).getByText('The others play on without you.').waitFor();
  await takePicture(jonas, 'rematch-without');
  await sheetOf(jonas).getByRole('link', { name: 'Join or watch them' }).click();
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  await jonas.getByText('Waiting for Mira to start.').waitFor();
}, 180_000);
