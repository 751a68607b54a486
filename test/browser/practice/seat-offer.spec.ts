import { JsonClient } from '@atoll/test-client/json-client';
import { joinTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';
import { phone, quiet } from '../support/visitors.ts';

test.use({ served: { env: { STAND_IN_AFTER: '1' } } });

const notice = (page: Page) => page.locator('.seat-offer-notice');

test('another person takes the seat of an absent one by a link, which the others agree to', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const grants = [await openNewTable(url, { game: 'atoll', seats: 3 })];
  for (const name of ['Jonas', 'Ada']) grants.push(await joinTable(url, { ...grants[0]!, name }));
  const seats = await Promise.all(grants.map((grant) => JsonClient.enter(url, grant)));
  await seats[0]?.askOrThrow('start');
  await Promise.race(seats.map((seat) => seat.until(() => seat.prompt.asked)));
  const absent = seats.findIndex(({ prompt }) => prompt.asked);
  const name = ['Mira', 'Jonas', 'Ada'][absent]!;
  seats.forEach((seat) => seat.close());
  const there = grants.filter((_, seat) => seat !== absent);
  const asker = await newPage({ settings: quiet });
  const other = await newPage({ settings: quiet, viewport: phone });
  for (const [at, page] of [asker, other].entries()) {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = (text) => {
        document.body.dataset['copied'] = text;
        return Promise.resolve();
      };
    });
    await page.goto(seatPage(url, there[at]!));
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  }
  await asker.locator('.banner').getByRole('button', { name: 'Propose a bot' }).waitFor();
  await asker.getByRole('button', { name: 'Menu' }).click();
  await asker.getByRole('button', { name: `Give the seat of ${name} to somebody else` }).click();
  await notice(asker).getByText(`You propose to give the seat of ${name}`).waitFor();
  await notice(other).getByText(`proposes to give the seat of ${name}`).waitFor();
  expect(await barriers(other)).toEqual([]);
  await notice(other).getByRole('button', { name: 'Agree' }).press('Enter');
  await notice(other).getByRole('button', { name: 'Copy the link' }).click();
  expect(await barriers(other)).toEqual([]);
  const link = await other.locator('body').getAttribute('data-copied');

  const newcomer = await newPage({ settings: quiet, viewport: phone });
  await newcomer.goto(link!);
  await newcomer.getByLabel('Your name').fill('Nora');
  expect(await barriers(newcomer)).toEqual([]);
  await newcomer.getByRole('button', { name: 'Take the seat' }).click();
  await newcomer.getByRole('button', { name: 'Menu' }).waitFor();
  await notice(asker).getByText('Nora has taken the seat.').waitFor();

  const late = await newPage({ settings: quiet, expected: [/410 \(Gone\)/] });
  await late.goto(link!);
  await late.getByLabel('Your name').fill('Emil');
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await late.getByText('This link leads nowhere any more').waitFor();
  await late.goto(seatPage(url, grants[absent]!));
  await late.getByText('Another person plays your seat').waitFor();
});
