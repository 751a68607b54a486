import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { layMatches } from '../support/played-match.ts';
import { quiet } from '../support/visitors.ts';

const small = { width: 320, height: 640 };

/** How far a row is scrolled, once it stands still. */
const scrolled = (page: Page, row: string): Promise<number> =>
  page.locator(row).evaluate((element) => element.scrollLeft);

test('the arrows of a row that slides take the press and move the row, and another row begins at its start', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', ''], bots: { 1: 'deep-sea' }, seed: 'slide', round: 4 },
  ]);
  const page = await newPage({
    settings: { ...quiet, textSize: 200 },
    viewport: small,
    hand: 'finger',
    locale: 'de-DE',
  });
  await page.goto(`${server.url}${path}`);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  const on = page.locator('.at-slide > .right');
  const back = page.locator('.at-slide > .left');
  await expect(on).toBeVisible();
  await expect(back).toBeHidden();
  const first = page.locator('.at-slide .tb-button').first();
  await expect(first).toBeInViewport({ ratio: 1 });

  await on.tap();
  await expect.poll(() => scrolled(page, '.at-slide')).toBeGreaterThan(100);
  expect(await page.locator('.at-slide .tb-answers, .tb-choices').count()).toBe(0);
  // an arrow goes with the last of what was beyond it
  await expect(async () => {
    if (await back.isVisible()) await back.tap({ timeout: 1_000 });
    expect(await scrolled(page, '.at-slide')).toBe(0);
  }).toPass();
  await on.tap();
  await expect(back).toBeVisible();
  // what was opened begins at its start
  await page
    .getByRole('button', { name: /^Passen/ })
    .first()
    .tap();
  await page.locator('.at-slide .tb-answers').waitFor();
  expect(await scrolled(page, '.at-slide')).toBe(0);
});
