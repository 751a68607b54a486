import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { decide } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { desktop, quiet } from '../support/visitors.ts';

/** As translators do: every text, now and later, moves into an element of its own. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const wrap = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || parent.closest('[translate=no], font, style, script, svg, option')) return;
      if ((text.nodeValue ?? '').trim() === '') return;
      const font = document.createElement('font');
      font.dataset['translated'] = '';
      text.replaceWith(font);
      font.append(text);
    };
    const wrapAll = (root: Node): void => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walk.nextNode(); text !== null; text = walk.nextNode())
        if (text instanceof Text) texts.push(text);
      for (const text of texts) wrap(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
    }).observe(document, { childList: true, subtree: true });
  });

test('a page that the browser translates is played on, and its dialogs open', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: { ...quiet, askFirst: 'never' }, viewport: desktop });
  await translate(page);
  await hostWithBots(page, server.url, { game: 'atoll', seats: 2 });
  for (let decisions = 0; decisions < 10; decisions++) {
    await decide(page);
    if (decisions % 5 !== 0) continue;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Close' }).click();
    await menu.waitFor({ state: 'hidden' });
  }
  expect(await page.locator('font[data-translated]').count()).toBeGreaterThan(20);
  await expect(page.locator('.tb-icon font, kbd font')).toHaveCount(0);
});
