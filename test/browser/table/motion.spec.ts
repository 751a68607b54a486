import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { awaitQuestion, look } from '../support/hands.ts';
import { GUARD } from '../support/guard.ts';

/** Counts every frame that the page asks for. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (draw) => {
      (window as unknown as { frames: number }).frames += 1;
      return ask(draw);
    };
  });
}

const frames = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { frames: number }).frames);

/**
 * Waits until no frame was drawn for two seconds: pictures that arrive late still cost one each.
 * Throws when that never comes.
 */
async function rest(page: Page): Promise<void> {
  const deadline = Date.now() + GUARD;
  for (let before = -1, now = await frames(page); before !== now; now = await frames(page)) {
    if (Date.now() > deadline) throw new Error('the table never comes to rest');
    before = now;
    await page.waitForTimeout(2_000);
  }
}

test('the table moves when something happens, and draws nothing while nobody does anything', async ({
  newPage,
}) => {
  const page = await newPage();
  await countFrames(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('group', { name: 'The table is drawn with' })
    .getByRole('radio', { name: 'Canvas' })
    .check();
  await page.keyboard.press('Escape');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await awaitQuestion(page);
  await rest(page);

  await page.locator('.tb-groups').getByRole('button', { name: 'Buy coral' }).click();
  await page.locator('.tb-choices button').first().click();
  await rest(page);
  const before = await frames(page);
  for (let i = 0; i < 9 && (await look(page)).kind === 'answers'; i++) {
    await page
      .locator('.tb-answers button')
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await page.waitForTimeout(300);
  }
  await rest(page);
  expect(await frames(page)).toBeGreaterThan(before + 5);
});
