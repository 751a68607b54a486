import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone } from './support/audience.ts';
import { barriers } from './support/barriers.ts';
import { chooseQuietSettings, openTable } from './support/hands.ts';
import { openHouse } from './support/house.ts';
import { takePicture } from './support/picture.ts';

const house = openHouse();

const mine = (page: Page) => page.getByRole('list', { name: 'Your matches' }).getByRole('listitem');
const lobby = (page: Page) => page.goto(house.server.url);

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await lobby(page);
  await chooseQuietSettings(page);
  await page.goto(`${house.server.url}/j/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the table' }).click();
}

test('the lobby tells of one’s matches: whom with, the round, whose turn, and how they ended; a watcher has none', async () => {
  const mira = await house.audience.person({ expected: [/ERR_FAILED/] });
  const jonas = await house.audience.person({ viewport: phone }), ada = await house.audience.person();
  const code = await openTable(mira, house.server.url, 'Mira');
  await lobby(mira);
  await mine(mira).getByText('Waits for 3 players').waitFor();
  await sitDown(jonas, code, 'Jonas');
  await mine(mira).filter({ hasText: 'Jonas' }).getByRole('link').click();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  await ada.goto(`${house.server.url}/j/${code}`);
  await ada.getByRole('link', { name: 'Watch' }).click();
  for (const page of [mira, jonas, ada]) await page.getByRole('button', { name: 'Menu' }).waitFor();

  await lobby(mira);
  await mine(mira).filter({ hasText: 'Jonas' }).getByText('Your turn').waitFor();
  await mine(mira).getByText(/Atoll · Round 1/).waitFor();
  await lobby(jonas);
  await mine(jonas).filter({ hasText: 'Mira' }).getByText('Mira to move').waitFor();
  await lobby(ada);
  await ada.getByRole('heading', { name: 'Public tables' }).waitFor();
  expect(await mine(ada).count()).toBe(0);

  // one press to a match against a bot, which begins; it is finished by bots and stays in the list, below the one that goes on
  await mira.getByRole('group', { name: 'Game' }).getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await mira.getByRole('combobox', { name: 'Your side against the bot' }).selectOption({ label: 'Play White' });
  await mira.getByRole('button', { name: 'Play a bot' }).click();
  await mira.getByText('White, you').first().waitFor();
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Let a bot play for me' }).click();
  await mira.getByRole('dialog').getByText(/connects?/).first().waitFor({ timeout: 120_000 });
  await lobby(mira);
  await mine(mira).getByText(/You (won|lost)/).waitFor();
  expect(await mine(mira).count()).toBe(2);
  expect(await mine(mira).first().innerText()).toContain('Jonas');
  await takePicture(mira, 'my-matches');
  expect(await barriers(mira)).toEqual([]);
  expect(await barriers(jonas)).toEqual([]);

  // without an answer the list stays as it was
  await mira.context().route('**/api/seats', (route) => route.abort());
  await mira.reload();
  await mine(mira).getByText(/You (won|lost)/).waitFor();
  await mine(mira).getByText('Your turn').waitFor();
}, 240_000);

test('a bot is one press away at every game, and begins when it is told to', async () => {
  const mira = await house.audience.person();
  await lobby(mira);
  await chooseQuietSettings(mira);
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('combobox', { name: 'Your side against the bot' }).selectOption({ label: 'The bot begins' });
  await mira.getByRole('button', { name: 'Play a bot' }).click();
  await mira.getByRole('button', { name: 'Menu' }).waitFor();
  await lobby(mira);
  // the bot has the first seat, which is called Remora
  await mine(mira).filter({ hasText: 'Remora' }).getByText('Your turn').waitFor();
}, 120_000);
