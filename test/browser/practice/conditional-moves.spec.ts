import { JsonClient } from '@atoll/test-client/json-client';
import { joinTable, openTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { seatPage } from '../support/new-table.ts';
import { phone, quiet } from '../support/visitors.ts';

const DAYS = { kind: 'days', days: 3, atZero: 'bot' } as const;

/** Plays on a cell by keyboard: the grid stands over the picture, which takes presses itself. */
const play = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('gridcell', { name: new RegExp(`^${name},`) })
    .focus();
  await page.keyboard.press('Enter');
};

test('a player prepares replies on the board, which follow at once and only then are seen', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const options = { size: 7, swap: false };
  const table = { game: 'steere-atoll', seats: 2, name: 'Mira', access: 'private' } as const;
  const host = await openTable(url, { ...table, options, clock: DAYS });
  const guest = await joinTable(url, { ...host, name: 'Jonas' });
  const starter = await JsonClient.enter(url, host);
  await starter.askOrThrow('start');
  await starter.until(() => starter.prompt.asked);
  await starter.decide((action) => JSON.stringify(action).includes('"d4"'));
  starter.close();
  const mira = await newPage({ settings: quiet, viewport: phone });
  await mira.goto(seatPage(url, host));
  await mira.getByRole('button', { name: 'Prepare replies' }).click();
  const dialog = mira.getByRole('dialog');
  await dialog.getByText('What may Jonas do?').waitFor();
  await play(mira, 'e3');
  await dialog.getByText('If e3: your reply?').waitFor();
  await play(mira, 'c5');
  await dialog.getByText('Saved.').waitFor();
  await play(mira, 'b3');
  await play(mira, 'f5');
  await dialog.getByRole('button', { name: 'Present position' }).click();
  await play(mira, 'c3');
  await play(mira, 'e5');
  const line = 'If e3, then c5. If b3, then f5';
  await dialog.getByRole('button', { name: line, exact: true }).waitFor();
  expect(await barriers(mira)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete: If c3, then e5' }).press('Enter');
  await dialog
    .getByRole('button', { name: 'If c3, then e5', exact: true })
    .waitFor({ state: 'detached' });
  await mira.keyboard.press('Escape');
  await mira.getByRole('button', { name: '1 line prepared' }).waitFor();

  const jonas = await newPage({ settings: quiet });
  await jonas.goto(seatPage(url, guest));
  const cellOf = (page: Page, name: string) =>
    page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  await cellOf(jonas, 'e3').focus();
  expect(await jonas.getByText('prepared').count()).toBe(0);
  for (let times = 0; times < 2; times++) await jonas.keyboard.press('Enter');
  for (const page of [mira, jonas])
    await page.getByRole('gridcell', { name: /^c5, .*stone/ }).waitFor();
  await mira.getByRole('button', { name: '1 line prepared' }).click();
  await dialog.getByRole('button', { name: 'If b3, then f5', exact: true }).waitFor();
});
