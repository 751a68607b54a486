import { expect, test } from '@jest/globals';
import { awaitQuestion, decide } from '../support/hands.ts';
import { openHouse } from '../support/house.ts';

const house = openHouse();

test('what slow bots do can be shown at once, until the person is asked', async () => {
  const page = await house.audience.person();
  await page.addInitScript(() =>
    localStorage.setItem('atoll.settings', '{"animation":1,"renderer":"canvas","pace":2000}'),
  );
  await page.goto(house.server.url);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (const seat of [2, 3, 4])
    await page.getByRole('button', { name: `Add bot to seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Start with 4 players' }).click();
  const forward = page.getByRole('button', { name: 'Fast forward' });
  for (let turn = 0; turn < 2; turn++) {
    for (let i = 0; i < 20 && (await forward.count()) === 0; i++) {
      await awaitQuestion(page);
      await decide(page);
    }
    await forward.click();
    await page.locator('.turn.mine').waitFor();
    await expect(forward.count()).resolves.toBe(0);
  }
}, 300_000);
