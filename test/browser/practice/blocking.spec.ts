import { JsonClient } from '@atoll/test-client/json-client';
import { openTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';

/** Opens a table in the lobby. @returns its short code */
async function openHere(page: Page, access: 'private' | 'public'): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Orla');
  await page.getByRole('button', { name: 'Create a table' }).click();
  if (access === 'public') await page.getByText('Public table', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: /^Start/ }).waitFor();
  return page.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('atoll.seats') ?? '[]') as { code: string }[];
    return seats[0]?.code.slice(0, 6) ?? '';
  });
}

async function join(page: Page, code: string): Promise<void> {
  await page.goto(`/j/${code}`);
  await page.getByLabel('Your name').fill('Pavel');
  await page.getByRole('button', { name: 'Join the table' }).click();
}

test('a player blocks another at the table, does not meet them at public ones, and ends that', async ({
  server,
  newPage,
}) => {
  const orla = await newPage({ settings: quiet });
  const pavel = await newPage({ settings: quiet, viewport: phone, expected: [/409 \(Conflict\)/] });
  await join(pavel, await openHere(orla, 'private'));
  await pavel.getByRole('button', { name: 'Block a player' }).waitFor();
  await orla.getByRole('button', { name: /^Start/ }).click();
  await pavel.getByRole('button', { name: 'Menu' }).click();
  await pavel.getByRole('button', { name: 'Block a player' }).press('Enter');
  await pavel.getByText('is not told').waitFor();
  expect(await barriers(pavel)).toEqual([]);
  await pavel.getByRole('button', { name: 'Block Orla' }).press('Enter');
  await expect(pavel.getByText('Orla is blocked.')).toBeFocused();
  expect(await barriers(pavel)).toEqual([]);

  const code = await openHere(orla, 'public');
  const other = await openTable(server.url, { name: 'Quentin', access: 'public' });
  const quentin = await JsonClient.enter(server.url, other);
  await pavel.goto('/');
  await pavel.getByText('Table of Quentin').waitFor();
  await expect(pavel.getByText('Table of Orla')).toHaveCount(0);
  await join(pavel, code);
  await pavel.getByText('You cannot sit down at this table.').waitFor();
  expect(await barriers(pavel)).toEqual([]);

  await pavel.goto('/');
  await pavel.getByRole('button', { name: 'Settings' }).click();
  const list = pavel.getByRole('region', { name: 'Blocked players' });
  await list.getByText('Orla').waitFor();
  expect(await barriers(pavel)).toEqual([]);
  await list.getByRole('button', { name: 'Unblock Orla' }).press('Enter');
  await expect(list.getByText('Orla is not blocked any more.')).toBeFocused();
  await list.getByText('Nobody. You can block').waitFor();
  await pavel.goto('/');
  await pavel.getByText('Table of Orla').waitFor();
  await join(pavel, code);
  await pavel.getByRole('button', { name: 'Block a player' }).waitFor();
  quentin.close();
});
