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

/** Headings that do not fit into their box, and words of headings that are broken. */
const badHeadings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken = (text: Node): readonly string[] =>
      [...(text.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(tops).size > 1;
        })
        .map(([word]) => word);
    const textsIn = (node: Node): readonly Node[] =>
      node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
    return [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
      const cut = heading.scrollWidth > heading.clientWidth + 1 ? [heading.textContent] : [];
      return [...cut, ...textsIn(heading).flatMap(broken)];
    });
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
      expect(await badHeadings(mira), `${language}, ${path}`).toEqual([]);
      if (path !== '/') continue;
      await mira.locator('button.chip').first().click();
      await mira.getByRole('dialog').waitFor();
      expect(await badHeadings(mira), `${language}, settings`).toEqual([]);
      // the way out stays in sight at the end of a long sheet
      const dialog = mira.getByRole('dialog');
      await dialog.evaluate((sheet) => {
        for (const part of [sheet, ...sheet.querySelectorAll('*')])
          part.scrollTop = part.scrollHeight;
      });
      await expect(dialog.locator('.dialog-head button')).toBeInViewport({ ratio: 1 });
    }
});
