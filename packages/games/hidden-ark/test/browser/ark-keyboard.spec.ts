import type { Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { isLong } from '../../../../../test/browser/support/extent.ts';
import { changed, look } from './support/ark-hands.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { openNewTable, seatPage } from '../../../../../test/browser/support/new-table.ts';
import { arkMatch, finalRound } from './support/played-ark.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { pressByKey } from '../../../../../test/browser/support/press-by-key.ts';
import { tabTo } from '../../../../../test/browser/support/tab-to.ts';

/** Answers the prompt with keys alone. @returns whether the match goes on */
async function decide(page: Page): Promise<boolean> {
  const { kind, selector, signature } = await look(page);
  if (kind === 'over') return false;
  if (kind === 'waiting') {
    await page.waitForTimeout(20);
    return true;
  }
  if (kind === 'map') {
    await tabTo(page, '#ark-map [role=gridcell]');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
  } else if (selector === '.tb-answers button') {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  } else {
    const keys = ['e', 't', 'u', 'r'];
    const open = await page.evaluate(() =>
      [...document.querySelectorAll('.tb-groups button[aria-disabled=false]')].map((button) => [
        button.querySelector('kbd')?.textContent?.toLowerCase() ?? '',
        button.textContent?.includes(' for ') === true ? 'dear' : '',
      ]),
    );
    const key = keys.find((each) => open.some(([letter, dear]) => letter === each && dear === ''));
    await page.keyboard.press(key ?? 'e');
    if (key === 't') {
      await tabTo(page, '.tb-choices button');
      await page.keyboard.press('Enter');
    }
  }
  await changed(page, signature);
  return true;
}

test('a match by keyboard alone, without the picture of the map', async ({ server, newPage }) => {
  const mira = await newPage();
  await mira.addInitScript(() => {
    const settings = { animation: 0, renderer: 'canvas', pace: 0, askFirst: 'never' };
    localStorage.setItem('atoll.settings', JSON.stringify(settings));
    new MutationObserver(() =>
      document.querySelectorAll('canvas').forEach((canvas) => canvas.remove()),
    ).observe(document, { childList: true, subtree: true });
  });
  const { url } = server;
  if (isLong) {
    await mira.goto(seatPage(url, await openNewTable(url, { game: 'hidden-ark', seats: 2 })));
    await pressByKey(mira, 'Add bot to seat 2');
    await pressByKey(mira, 'Start with 2 players');
  } else {
    const match = arkMatch({
      ...{ names: ['Mira', ''], bots: { 1: 'random' }, seed: 'keys', until: finalRound },
    });
    const [[path = ''] = []] = await lay(server, [match]);
    await mira.goto(path);
  }
  await mira.locator('#ark-map').waitFor({ state: 'attached' });
  expect(await mira.locator('canvas').count()).toBe(0);
  for (let made = 0; await decide(mira); made++) expect(made).toBeLessThan(900);
  await mira.getByRole('dialog').getByRole('table').waitFor();
  expect(await barriers(mira)).toEqual([]);
});
