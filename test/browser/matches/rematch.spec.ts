import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { lay, steereMatch } from '../support/played-match.ts';
import { pressByKey } from '../support/press-by-key.ts';

/**
 * Two people at a small board of Steere's Atoll, one move before its end, and one who watches on a
 * phone.
 */
async function gather({ server, newPage }: Fixtures): Promise<readonly [Page, Page, Page]> {
  const [paths = []] = await lay(server, [steereMatch({ names: ['Mira', 'Jonas'], moves: 11 })]);
  const mira = await newPage({ settings: quiet });
  const jonas = await newPage({ settings: quiet });
  const ada = await newPage({ viewport: phone, settings: quiet });
  await mira.goto(paths[0]);
  await jonas.goto(paths[1]);
  await ada.goto(mira.url().replace('/m/', '/w/'));
  for (const page of [mira, jonas, ada]) await page.getByRole('button', { name: 'Menu' }).waitFor();
  return [mira, jonas, ada];
}

const sheetOf = (page: Page) => page.getByRole('dialog').filter({ hasText: /connects? / });

/** Jonas makes the last move; then all look at the score sheet. */
async function playToTheEnd(pages: readonly [Page, Page, Page]): Promise<void> {
  const [, jonas] = pages;
  await jonas.locator('.turn.mine').waitFor();
  await jonas.getByLabel('Type a move').fill('c1');
  await jonas.getByRole('button', { name: 'Place', exact: true }).click();
  for (const page of pages) await sheetOf(page).waitFor();
}

test('both press, one by keys, and the same table goes on, with turned seats and its spectators', async ({
  server,
  newPage,
}) => {
  const people = await gather({ server, newPage });
  const [mira, jonas, ada] = people;
  await playToTheEnd(people);
  const before = mira.url();
  await sheetOf(jonas).getByRole('button', { name: 'Look at the table' }).click();
  await pressByKey(mira, 'Rematch');
  await sheetOf(mira).getByText('You want a rematch. Waiting for Jonas.').waitFor();
  expect(await barriers(mira)).toEqual([]);
  // Jonas reads the board and is told there; Ada is told on the sheet
  await jonas.getByText('Mira wants a rematch.').waitFor();
  await sheetOf(ada).getByText('Mira wants a rematch.').waitFor();
  expect(await barriers(ada)).toEqual([]);
  expect(await barriers(jonas)).toEqual([]);
  expect(mira.url()).toBe(before);
  await jonas.getByRole('button', { name: 'Rematch' }).click();
  await mira.waitForURL((url) => url.href !== before && url.pathname.startsWith('/m/'));
  await jonas.waitForURL(mira.url());
  await ada.waitForURL(mira.url().replace('/m/', '/w/'));
  // the one who began is the other one now
  await jonas.locator('.turn.mine').waitFor();
  await ada.getByText('Jonas’s turn').first().waitFor();
});

test('a player who does not press is told that the table goes on, and finds the open seat', async ({
  server,
  newPage,
}) => {
  const people = await gather({ server, newPage });
  const [mira, jonas, ada] = people;
  await playToTheEnd(people);
  await sheetOf(mira).getByRole('button', { name: 'Rematch' }).click();
  await sheetOf(jonas).getByText('Mira wants a rematch.').waitFor();
  await sheetOf(mira).getByRole('button', { name: 'Go on without Jonas' }).click();
  await mira.getByRole('heading', { name: 'Your table' }).waitFor();
  await ada.getByText('Watching. The match has not begun yet.').first().waitFor();
  await sheetOf(jonas).getByText('The others play on without you.').waitFor();
  await sheetOf(jonas).getByRole('link', { name: 'Join or watch them' }).click();
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  await jonas.getByText('Waiting for Mira to start.').waitFor();
});
