import { randomUUID } from 'node:crypto';
import { JsonClient } from '@atoll/test-client/json-client';
import { openTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';

/** Plays a match of one seat to its end. */
async function playOut(
  url: string,
  seat: { readonly matchId: string; readonly token: string },
): Promise<void> {
  const client = await JsonClient.enter(url, seat);
  while (client.table?.phase !== 'over') {
    await client.until(() => client.prompt.legal.length > 0);
    const { question: basedOn, legal } = client.prompt;
    await client.askOrThrow('submit', { id: randomUUID(), basedOn, action: legal.at(-1) });
    await client.until(() => client.prompt.question !== basedOn || client.table?.phase === 'over');
  }
  client.close();
}

/** The seat of the table that a page shows. */
const ownSeat = (page: Page): Promise<{ readonly matchId: string; readonly token: string }> =>
  page.evaluate(() => {
    const id = location.pathname.split('/')[2];
    const seats = JSON.parse(localStorage.getItem('atoll.seats') ?? '[]') as {
      readonly matchId: string;
      readonly token: string;
    }[];
    return seats.find(({ matchId }) => matchId === id)!;
  });

test('a daily match counts once, shows the results after its end, and is practice from then on', async ({
  server,
  newPage,
}) => {
  const daily = new Date().toISOString().slice(0, 10);
  const other = { game: 'atoll', seats: 1, name: 'Jonas', daily, player: 'j'.repeat(22) };
  await playOut(server.url, await openTable(server.url, other));

  const page = await newPage({ settings: quiet, viewport: phone });
  await page.goto('/');
  await page.getByRole('link', { name: 'The daily reef' }).click();
  await page.getByText('1 match begun, 1 finished').waitFor();
  await page.getByText('once you have finished your own match').waitFor();
  expect(await page.getByText('Jonas').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('this match counts').waitFor();
  const seat = await ownSeat(page);

  await page.goto('/daily/atoll');
  await page.getByRole('link', { name: 'Go on' }).waitFor();
  await playOut(server.url, seat);
  await page.goto(`/m/${seat.matchId}`);
  await page.getByRole('link', { name: 'Results of the day' }).click();
  await page.getByText(/^Place 1|^Place 2/).waitFor();
  await page.getByRole('row', { name: /Mira/ }).getByText('(you)').waitFor();
  await page.getByText('Played on 1 of the last 28 days').waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('link', { name: 'Replay of Jonas' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page
    .getByRole('region', { name: 'Compared with your match' })
    .getByRole('heading', { name: /Your match: Mira/ })
    .waitFor();

  await page.goto('/daily/atoll');
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByText('this match is practice').waitFor();
});
