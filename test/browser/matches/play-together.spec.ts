import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { layMatches } from '../support/played-match.ts';
import { pressByKey } from '../support/press-by-key.ts';

const TOGETHER = 'Play it with friends';

/** Looks back at a finished match of Atoll for two, from the seat of Jonas, in its second round. */
async function lookBack({ server }: Pick<Fixtures, 'server'>, page: Page): Promise<void> {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true } },
  ]);
  const [, matchId] = /^\/m\/([^#/]+)/.exec(path) ?? [];
  await page.goto(`/replay/${matchId}`);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await page.getByRole('button', { name: 'To the start', exact: true }).click();
  await page.getByRole('button', { name: 'A round on', exact: true }).click();
  await page.getByLabel('Seen by').selectOption({ label: 'Jonas' });
  await page.locator('.replay-time input[aria-valuetext*="round 2"]').waitFor();
}

test('from a place of a replay two people play on, on a phone and by keys', async ({
  server,
  newPage,
}) => {
  const jonas = await newPage({ settings: quiet, viewport: phone, hand: 'finger' });
  await lookBack({ server }, jonas);
  await jonas.getByRole('button', { name: TOGETHER }).tap();
  await jonas.getByRole('heading', { name: 'Your table' }).waitFor();
  const note = jonas.getByText('This match goes on from another one');
  await note.waitFor();
  expect(await barriers(jonas)).toEqual([]);

  await jonas.getByRole('button', { name: /^Start/ }).tap();
  await jonas.getByRole('alert').getByText('Every seat of the earlier match').waitFor();

  const code = (await jonas.getByTestId('code').innerText()).trim();
  const mira = await newPage({ settings: quiet });
  await mira.goto(`/j/${code}`);
  await mira.getByLabel('Your name').fill('Mira');
  await pressByKey(mira, 'Join the table');
  await mira.getByText('This match goes on from another one').waitFor();
  await jonas.getByRole('button', { name: 'Start with 2 players' }).tap();
  for (const page of [jonas, mira]) await page.getByRole('button', { name: 'Menu' }).waitFor();
  await mira.getByRole('heading', { name: 'Round 2' }).first().waitFor();
});

test('at the end it says why not, and a link leads back to where the match begins', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  await lookBack({ server }, mira);
  await mira.getByRole('button', { name: 'To the end', exact: true }).click();
  await mira.getByRole('button', { name: TOGETHER }).click({ force: true });
  await mira.getByRole('alert').getByText('The match is over here').waitFor();
  await mira.getByRole('button', { name: 'To the start', exact: true }).click();
  await pressByKey(mira, 'A round on');
  await pressByKey(mira, TOGETHER);
  const opened = mira.context().waitForEvent('page');
  await mira.getByRole('link', { name: 'See where it begins' }).click();
  const replay = await opened;
  await replay.waitForURL(/\/replay\/[\w-]+\?at=\d+&seat=1$/);
  await replay.getByRole('heading', { name: 'Round 2' }).first().waitFor();
});
