import { expect, test } from '../support/browser-test.ts';
import { awaitQuestion, decide } from '../support/hands.ts';

test('the steps of slow bots can be shown at once, until the person is asked', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.addInitScript(() =>
    localStorage.setItem('atoll.settings', '{"animation":1,"renderer":"canvas","pace":2000}'),
  );
  await page.goto('/');
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
});
