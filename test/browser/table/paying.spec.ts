import { expect, test } from '../support/browser-test.ts';
import { awaitQuestion, decide } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { quiet } from '../support/visitors.ts';

test('how one pays counts from the press on', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet });
  await hostWithBots(page, server.url, { game: 'atoll', seats: 2 });
  await awaitQuestion(page);
  const held = async (): Promise<string | undefined> =>
    /Mira: .*?(\d+ coins?, \d+ plankton, \d+ fish scales?)/.exec(
      (await page.locator('#at-status').textContent()) ?? '',
    )?.[1];
  await expect.poll(held).toBe('5 coins, 3 plankton, 1 fish scale');
  await page.getByRole('button', { name: 'Pay coins first' }).click();
  await page.getByRole('button', { name: 'Pay scales first' }).waitFor();
  while ((await held())?.startsWith('5 coins') === true)
    await decide(page, { preferred: ['Buy coral'] });
  expect(await held()).toMatch(/^4 coins, \d+ plankton, 0 fish scales$/);
});
