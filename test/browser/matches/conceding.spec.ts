import type { SeatGrant } from '@atoll/protocol';
import { joinTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';
import { tabTo } from '../support/tab-to.ts';

const join = (
  { server }: Pick<Fixtures, 'server'>,
  code: string,
  name: string,
): Promise<SeatGrant> => joinTable(server.url, { code, name });

const begin = (host: Page, seats: number) =>
  host.getByRole('button', { name: `Start with ${seats} players` }).click();

test('a match of two ends when one player confirms giving up, also in the replay', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const grant = await openNewTable(url, { game: 'atoll', seats: 2 });
  const mira = await newPage({ settings: quiet });
  await mira.goto(seatPage(url, grant));
  const jonas = await newPage({ settings: quiet });
  await jonas.goto(seatPage(url, await join({ server }, grant.code, 'Jonas')));
  await begin(mira, 2);

  await jonas.getByRole('button', { name: 'Menu' }).click();
  await jonas.getByRole('button', { name: 'Give up' }).click();
  const question = jonas.getByRole('alertdialog', { name: 'Give up this match?' });
  await question.getByText('The match ends at once').waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await question.getByRole('button', { name: 'Play on' }).click();
  await question.waitFor({ state: 'detached' });
  await jonas.getByRole('button', { name: 'Give up' }).click();
  await question.getByRole('button', { name: 'Give up' }).click();

  const sheet = mira.getByRole('dialog', { name: 'Mira wins' });
  await sheet.getByText('You win, since Jonas gave up.').waitFor();
  expect(await sheet.locator('.podium li').allInnerTexts()).toEqual([
    expect.stringMatching(/Mira\s+1st/),
    expect.stringMatching(/Jonas\s+2nd · gave up|Jonas\s+2nd, gave up/),
  ]);
  expect(await barriers(mira)).toEqual([]);
  await jonas.getByRole('dialog', { name: 'Mira wins' }).getByText('You gave up.').waitFor();
  await mira.getByRole('button', { name: 'Look at the table' }).click();
  await mira.getByRole('log').getByText('Jonas gave up.').waitFor();
  await mira.locator('.status').getByText('Jonas gave up.').waitFor();

  await mira.goto(`${url}/replay/${grant.matchId}`);
  await mira.getByRole('log').getByText('Jonas gave up.').waitFor();
});

test('among three a bot plays on, by keys on a small phone, and nobody takes that back', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const grant = await openNewTable(url, { game: 'atoll', seats: 3 });
  const mira = await newPage({ settings: quiet });
  await mira.goto(seatPage(url, grant));
  const jonas = await newPage({ settings: quiet, viewport: phone });
  await jonas.goto(seatPage(url, await join({ server }, grant.code, 'Jonas')));
  await mira.getByRole('button', { name: 'Add bot to seat 3' }).click();
  await begin(mira, 3);

  await jonas.getByRole('button', { name: 'Menu' }).focus();
  await jonas.keyboard.press('Enter');
  await jonas.getByRole('button', { name: 'Give up' }).waitFor();
  await tabTo(jonas, '.menu-line button[aria-haspopup=dialog]');
  await jonas.keyboard.press('Enter');
  const question = jonas.getByRole('alertdialog', { name: 'Give up this match?' });
  await question.getByText('A bot plays your seat to the end').waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await jonas.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await jonas.keyboard.press('Enter');
  await question.waitFor();
  await tabTo(jonas, '[role=alertdialog] button.plain');
  await jonas.keyboard.press('Enter');

  await jonas.getByText('You gave up. A bot plays your seat to the end.').waitFor();
  await jonas.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await jonas.getByRole('button', { name: 'Take back your seat' }).count()).toBe(0);
  expect(await barriers(jonas)).toEqual([]);
  await mira.getByRole('log').getByText('Jonas gave up.').waitFor();
  await mira
    .getByText(/^gave up/)
    .first()
    .waitFor();
  await jonas.getByRole('button', { name: 'Menu' }).click();
  await jonas.getByRole('button', { name: 'Copy watch link' }).waitFor();
  expect(await jonas.getByRole('button', { name: 'Give up' }).count()).toBe(0);
});
