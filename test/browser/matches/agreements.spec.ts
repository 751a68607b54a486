import type { ClockChoice, SeatGrant } from '@atoll/protocol';
import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { seatPage } from '../support/new-table.ts';
import { pressByKey } from '../support/press-by-key.ts';

type Servers = Pick<Fixtures, 'server'>;

async function post({ server }: Servers, route: string, body: object): Promise<SeatGrant> {
  const response = await fetch(`${server.url}/api/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as SeatGrant;
}

const BANK: ClockChoice = { kind: 'bank', minutes: 15, seconds: 30, atZero: 'bot' };

test('two people agree on a pause and end it together, a spectator sees it, by keys and on a phone', async ({
  server,
  newPage,
}) => {
  const host = await post({ server }, 'matches', {
    ...{ game: 'atoll', seats: 2, name: 'Mira', clock: BANK },
  });
  const guest = await post({ server }, 'join', { code: host.code, name: 'Jonas' });
  const mira = await newPage({ settings: quiet, viewport: desktop });
  const jonas = await newPage({ settings: quiet, viewport: phone });
  const watcher = await newPage({ settings: quiet, viewport: phone });
  await mira.goto(seatPage(server.url, host));
  await jonas.goto(seatPage(server.url, guest));
  await mira.getByText('Jonas').first().waitFor();
  await pressByKey(mira, 'Start with 2 players');
  await jonas.locator('.clocks').waitFor({ state: 'attached' });
  await watcher.goto(`${server.url}/w/${host.matchId}`);

  await pressByKey(mira, 'Menu');
  await mira.getByRole('combobox', { name: 'Length of the pause' }).selectOption('1 hour');
  expect(await barriers(mira)).toEqual([]);
  await pressByKey(mira, 'Propose a pause');
  await mira.getByText('You propose a pause: 1 hour. Waiting for Jonas.').waitFor();
  await jonas.getByText('Mira proposes a pause: 1 hour.').waitFor();
  await watcher.getByText('Mira proposes a pause: 1 hour. Waiting for Jonas.').waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await jonas.getByRole('button', { name: 'Agree' }).click();

  for (const page of [mira, jonas, watcher]) {
    await page.getByText('All clocks stand.').first().waitFor();
    await page.locator('.turn').waitFor({ state: 'detached' });
    expect(await barriers(page)).toEqual([]);
    await fits(page);
  }
  await jonas.getByRole('button', { name: 'I am ready' }).click();
  await mira.getByText('It ends earlier once Mira is ready too.').waitFor();
  await pressByKey(mira, 'I am ready');
  for (const page of [mira, jonas, watcher]) {
    await page.getByText('The pause is over.').waitFor();
    await page.locator('.turn').waitFor();
  }
});

/** The notice pushes nothing off the screen. */
async function fits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const table = (await page.locator('.table-place').boundingBox())!;
  const notice = (await page.locator('.pause-notice').boundingBox())!;
  expect(notice.width).toBeLessThanOrEqual(width);
  expect(table.y).toBeGreaterThanOrEqual(notice.y + notice.height - 1);
  expect(table.y + table.height).toBeLessThanOrEqual(height + 1);
}

test('a host without a seat seats a bot and people, starts, watches, and stays host', async ({
  server,
  newPage,
}) => {
  const ada = await newPage({ settings: quiet, viewport: phone });
  await ada.goto(server.url);
  await ada.getByLabel('Your name').fill('Ada');
  await pressByKey(ada, 'Create a table');
  const only = ada.getByRole('switch', { name: 'I only host' });
  await only.focus();
  await ada.keyboard.press('Space');
  expect(await barriers(ada)).toEqual([]);
  await pressByKey(ada, 'Open the table');
  await ada.getByRole('heading', { name: 'Your table' }).waitFor();
  expect(await ada.getByText('Open seat').count()).toBeGreaterThan(1);
  expect(await barriers(ada)).toEqual([]);
  const code = (await ada.getByTestId('code').innerText()).replace(/\s/g, '');
  const guest = await post({ server }, 'join', { code, name: 'Jonas' });
  const jonas = await newPage({ settings: quiet, viewport: phone });
  await jonas.goto(seatPage(server.url, guest));
  await jonas.getByText('Waiting for Ada to start.').waitFor();
  await pressByKey(ada, 'Add bot to seat 2');
  await pressByKey(ada, 'Start with 2 players');
  for (const page of [ada, jonas]) await page.locator('.status-bar').waitFor();
  await ada.getByText('Watching', { exact: true }).waitFor({ state: 'attached' });
  await ada.reload();
  await ada.getByText('Watching', { exact: true }).waitFor({ state: 'attached' });
  await pressByKey(ada, 'Menu');
  await ada.getByRole('tab', { name: 'Settings' }).click();
  // Only a host may set the chat.
  await ada.getByRole('switch', { name: 'Watchers may talk' }).waitFor();
  expect(await barriers(ada)).toEqual([]);
  await ada.goto(server.url);
  await ada.getByRole('link', { name: /Jonas/ }).first().waitFor();
});
