import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { lay, steereMatch } from '../support/played-match.ts';
import { tabTo } from '../support/tab-to.ts';

const moves = (page: Page): Promise<number> => page.locator('.sa-move').count();
/** How many moves there are up to the place that is shown, of those that are listed. */
const shown = (page: Page): Promise<readonly [number, number]> =>
  page
    .locator('.sa-move')
    .evaluateAll((all) => [
      all.findIndex((each) => each.hasAttribute('aria-current')) + 1,
      all.length,
    ]);

async function place(page: Page, cell: string): Promise<void> {
  await page.locator('.turn.mine').waitFor();
  await page.keyboard.press('t');
  await page.keyboard.type(cell);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.locator('.turn.mine').waitFor({ state: 'detached' });
}

/** Waits until the page says how far it looks back. */
const says = (page: Page, text: string): Promise<void> =>
  page.locator('.look-back').getByText(text, { exact: true }).waitFor();

test('a live table is looked back at while the match goes on, by keys and on a phone, and left for the present', async ({
  server,
  newPage,
}) => {
  const [[first = '', second = ''] = []] = await lay(server, [
    steereMatch({ names: ['Mira', 'Jonas'], moves: 2 }),
  ]);
  const mira = await newPage({ settings: quiet });
  const jonas = await newPage({ settings: quiet, viewport: phone });
  for (const [page, path] of [
    [mira, first],
    [jonas, second],
  ] as const) {
    await page.goto(path);
    await page.locator('.sa-surface[data-ready=true]').waitFor();
  }
  const before = await moves(mira);
  await place(mira, 'a1');
  await place(jonas, 'e4');
  await mira.locator('.turn.mine').waitFor();
  expect(await moves(mira)).toBe(before + 2);

  await mira.keyboard.press(',');
  await says(mira, '1 action behind');
  await mira.keyboard.press(',');
  await says(mira, '2 actions behind');
  expect(await shown(mira)).toEqual([before, before + 2]);
  // further than this page has seen the match, as far as its beginning
  for (const text of ['3 actions behind', '4 actions behind', '4 actions behind']) {
    await mira.keyboard.press(',');
    await says(mira, text);
  }
  expect(await shown(mira)).toEqual([0, before + 2]);
  // keys that follow faster than the table answers are all taken, in their order
  await mira.evaluate(() => {
    for (const key of [',', '.', ',', '.', '.']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await says(mira, '2 actions behind');
  expect(await barriers(mira)).toEqual([]);
  await mira.keyboard.press('.');
  await says(mira, '1 action behind');
  // the button waits for a key that is still under way
  await mira.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ',', bubbles: true }));
    const buttons = document.querySelectorAll<HTMLButtonElement>('.look-back button');
    [...buttons].find(({ textContent }) => textContent === 'Back to now')?.click();
  });
  await mira.locator('.look-back').waitFor({ state: 'detached' });
  await mira.keyboard.press(',');
  await says(mira, '1 action behind');
  await mira.getByRole('button', { name: 'Back to now' }).click();
  await mira.locator('.look-back').waitFor({ state: 'detached' });
  expect(await moves(mira)).toBe(before + 2);

  await jonas.getByRole('button', { name: 'Menu' }).click();
  await jonas.getByRole('button', { name: 'Look back' }).click();
  await says(jonas, '1 action behind');
  await place(mira, 'a2');
  await says(jonas, '2 actions behind');
  await jonas.locator('.turn.mine').waitFor();
  expect(await barriers(jonas)).toEqual([]);
  for (const text of ['1 action behind', undefined]) {
    await jonas.getByRole('button', { name: 'An action on' }).click();
    if (text !== undefined) await says(jonas, text);
  }
  await jonas.locator('.look-back').waitFor({ state: 'detached' });
  await place(jonas, 'd4');

  // a returning player sees the missed steps, at once by keys or in time, and then the question
  const [table, lobby] = [jonas.url(), server.url];
  await jonas.goto(lobby);
  await jonas.evaluate(() =>
    localStorage.setItem(
      'atoll.seen',
      (localStorage.getItem('atoll.seen') ?? '').replace(/,\d+\]/, ',1]'),
    ),
  );
  await place(mira, 'a3');
  // time stands still at Jonas's: the missed steps go on by themselves after a moment
  await jonas.clock.install();
  await jonas.clock.pauseAt(Date.now() + 1_000);
  await jonas.goto(table);
  const toGo = jonas.getByText(/^While you were away: \d actions to go$/);
  while (!(await toGo.isVisible())) await jonas.clock.runFor(20);
  const banner = (await jonas.locator('.missed .banner').boundingBox())!;
  expect(
    await jonas.locator('.missed .banner').evaluate((box) => box.scrollWidth),
  ).toBeLessThanOrEqual(Math.ceil(banner.width));
  await tabTo(jonas, '.missed button');
  await jonas.keyboard.press('Enter');
  await jonas.clock.resume();
  await jonas.locator('.missed').waitFor({ state: 'detached' });
  await mira.goto(lobby);
  await place(jonas, 'd3');
  await mira.goBack();
  await mira.getByText('While you were away: 1 action to go').waitFor();
  await mira.locator('.missed').waitFor({ state: 'detached' });
  await mira.locator('.turn.mine').waitFor();
  await mira.reload();
  await mira.locator('.turn.mine').waitFor();
  expect(await mira.locator('.missed').count()).toBe(0);
});
