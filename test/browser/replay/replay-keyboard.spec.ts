import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { layMatches } from '../support/played-match.ts';
import { tabTo } from '../support/tab-to.ts';

const idIn = (path: string): string => /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';
const at = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Where in the match' }).inputValue());

/** Whether the focus is on something that lies wholly in the window. */
const inWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, left, right, bottom } = document.activeElement!.getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

for (const [size, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const)
  test(
    `a replay is gone through by keys alone on a ${size}`,
    viewport === phone ? GATE : EXAMINATION,
    async ({ server, newPage }) => {
      const [[path = ''] = []] = await layMatches(server, [
        { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true } },
      ]);
      const page = await newPage({ settings: quiet, viewport });
      await page.goto(`/replay/${idIn(path)}`);
      await page.locator('.at-surface[data-ready=true]').waitFor();
      const end = await at(page);

      await tabTo(page, '.replay-time input');
      await page.keyboard.press('Home');
      expect(await at(page)).toBe(0);
      await page.keyboard.press('ArrowRight');
      expect(await at(page)).toBe(1);
      for (const name of ['A round on', 'A turn on', 'An action on', 'To the end']) {
        const before = await at(page);
        await tabTo(page, `.replay-moves [aria-label="${name}"]`);
        expect(await inWindow(page)).toBe(true);
        await page.keyboard.press('Enter');
        expect(await at(page)).toBeGreaterThan(before);
      }
      expect(await at(page)).toBe(end);
      await page.keyboard.press(',');
      expect(await at(page)).toBe(end - 1);

      await tabTo(page, '.replay-picker select', { nth: 1 });
      expect(await inWindow(page)).toBe(true);
      await page.keyboard.press('j');
      await page.waitForURL((url) => url.search.endsWith('&seat=1'));
      const buttons = await page.locator('.replay-keys .button').allTextContents();
      await tabTo(page, '.replay-keys .button', { nth: buttons.indexOf('Draws') });
      expect(await inWindow(page)).toBe(true);
      await page.keyboard.press('Enter');
      const draws = page.getByRole('dialog', { name: 'Were the draws fair?' });
      await draws.waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await draws.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Draws');
      expect(await barriers(page)).toEqual([]);
    },
  );
