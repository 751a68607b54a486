import { test } from '../support/browser-test.ts';
import { awaitQuestion, decide } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { quiet } from '../support/visitors.ts';

test('how one pays counts from the press on', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet });
  await hostWithBots(page, server.url, { game: 'atoll', seats: 2 });
  await awaitQuestion(page);
  const stands = page.locator('#at-status').getByText(/: -?\d+ points?, 5 coins, .*1 fish scale,/);
  await stands.first().waitFor();
  await page.getByRole('button', { name: 'Coins first' }).click();
  await page.getByRole('button', { name: 'Scales first' }).waitFor();
  const paid = page.locator('#at-status').getByText(/: -?\d+ points?, 4 coins, .*0 fish scales,/);
  while ((await paid.count()) === 0) await decide(page, { preferred: ['Buy coral'] });
});
