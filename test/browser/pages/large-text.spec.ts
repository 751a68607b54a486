import type { Page } from 'playwright-core';
import { LOCALES, type LocaleId } from '@atoll/engine';
import { expect, test } from '../support/browser-test.ts';
import { openTable } from '../support/hands.ts';
import { phone, quiet } from '../support/visitors.ts';

const LANGUAGES = Object.keys(LOCALES) as LocaleId[];
const RULES = ['atoll', 'steere-atoll', 'hidden-ark', 'das-atoll'].map((game) => `/rules/${game}`);

/** Texts and controls that reach out of the window at its sides, and how much wider the page is. */
const wider = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const page = document.documentElement.scrollWidth - innerWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const cut = [...document.querySelectorAll('p, h1, h2, h3, b, small, a, button, select, label')]
      .filter((element) => !element.closest('.hidden') && !scrolls(element))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ textContent }) => textContent.slice(0, 40));
    return page > 0 ? [`${page} px wider`, ...cut] : cut;
  });

test('no page is wider than a phone with text of 200 %, in any language', async ({
  server,
  newPage,
}) => {
  const settings = { ...quiet, textSize: 200 };
  const mira = await newPage({ settings, viewport: phone });
  const code = await openTable(mira, server.url, 'Mira');
  const table = mira.url();
  for (const language of LANGUAGES)
    for (const path of [table, '/', `/j/${code}`, '/gallery', '/x', ...RULES]) {
      await mira.evaluate(
        (kept) => localStorage.setItem('atoll.settings', kept),
        JSON.stringify({ ...settings, language }),
      );
      await mira.goto(path);
      await mira.reload();
      await expect(mira.locator('html')).toHaveAttribute('lang', language);
      await mira.getByRole('heading').first().waitFor();
      await expect.poll(() => wider(mira), `${language}, ${path}`).toEqual([]);
    }
});
