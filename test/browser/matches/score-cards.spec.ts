import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { layMatches } from '../support/played-match.ts';

const numberIn = (text: string): number => Number(text.trim().replace('−', '-'));

/**
 * The score sheet of a match for four with everything that can be scored, once its story is there.
 */
async function openSheet(
  { server, newPage }: Fixtures,
  names: readonly string[],
  { textSize = 100, viewport = desktop } = {},
): Promise<Page> {
  const [[path] = []] = await layMatches(server, [
    { names, seed: 'paper', options: { biodiversity: true, events: true } },
  ]);
  const page = await newPage({ viewport, settings: quiet });
  await page.addInitScript(
    (settings) => localStorage.setItem('atoll.settings', settings),
    JSON.stringify({ animation: 0, renderer: 'canvas', pace: 0, textSize }),
  );
  await page.goto(path);
  await openersOf(page).first().waitFor();
  await page.locator('.moments').waitFor();
  return page;
}

const openersOf = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /card by card/ });

test('the points of every category that come from cards open to a list that adds up to them, also with the keyboard', async ({
  server,
  newPage,
}) => {
  const page = await openSheet({ server, newPage }, ['Mira', 'Jonas', 'Ada', 'Remora']);
  const openers = openersOf(page);
  expect(await openers.count()).toBeGreaterThanOrEqual(12);
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const opener of await openers.all()) {
      await opener.focus();
      await page.keyboard.press('Enter');
      expect(await opener.getAttribute('aria-expanded')).toBe('true');
      // one list at a time
      const figures = await page.locator('.score-cards li b').allInnerTexts();
      expect(figures.reduce((sum, text) => sum + numberIn(text), 0)).toBe(
        numberIn(await opener.innerText()),
      );
    }
    await openers.first().click();
    await page.mouse.move(0, 0);
    expect(await barriers(page)).toEqual([]);
    await openers.first().click();
    expect(await page.locator('.score-cards').count()).toBe(0);
    expect(await openers.first().isVisible()).toBe(true);
  }
  await page.close();
});

/** What another size or another place of the sheet changes follows within some frames. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** What of the sheet is wider than its place, or hangs over the paper at a side. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.score-page .score-scroll, .score-scroll *')]
      .filter(
        (box) =>
          box.checkVisibility() &&
          !box.closest('.hidden') &&
          getComputedStyle(box).display !== 'inline',
      )
      .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName} ${box.className}: ${box.textContent.slice(0, 40)}`),
  );

/**
 * How much of a box lies outside of the visible part of the sheet, in CSS pixels; `bar` stays in
 * sight at its foot.
 */
const hiddenOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const sheet = document.querySelector('.score-scroll')!;
    const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    const place = sheet.getBoundingClientRect();
    const bar = document.querySelector('.score-actions .next')!;
    const foot =
      getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().top : place.bottom;
    return Math.round(Math.max(0, place.top - top) + Math.max(0, bottom - foot));
  }, selector);

/** Words of the sheet that are to be seen beside one of its creatures, in one place. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const place = document.querySelector('.score-scroll')!.getBoundingClientRect();
    const creatures = [...document.querySelectorAll('.ornament')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const leaves = [...document.querySelectorAll('.score-body *')].filter(
      (box) => box.children.length === 0 && box.textContent !== '',
    );
    return leaves
      .filter((leaf) =>
        creatures.some((creature) => {
          const a = leaf.getBoundingClientRect();
          const b = creature.getBoundingClientRect();
          const [top, bottom] = [
            Math.max(a.top, b.top, place.top),
            Math.min(a.bottom, b.bottom, place.bottom),
          ];
          return a.left < b.right && b.left < a.right && top < bottom;
        }),
      )
      .map((leaf) => leaf.textContent);
  });

test('four long names of any script make nothing too wide, hidden or covered; an opened row is seen whole', async ({
  server,
  newPage,
}) => {
  const page = await openSheet({ server, newPage }, [
    'WILHELMINA MWWMWWMWWMWWM',
    'אברהם בן־עזרא הספרדי ז״ל',
    'عبد الرحمن بن خلدون',
    'MWWMWWMWWMWWM WILHELMINA',
  ]);
  const moments = page.locator('.moments button');
  const openers = openersOf(page);
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.locator('.score-scroll').evaluate((sheet) => sheet.scrollTo(0, 0));
    await settled(page);
    expect(await tooWide(page)).toEqual([]);
    expect(await covered(page)).toEqual([]);
    for (const [list, opened] of [
      [moments, '.moment-log'],
      [openers, '.score-cards'],
    ] as const) {
      for (const opener of await list.all()) {
        await opener.click();
        await settled(page);
        expect(await hiddenOf(page, opened)).toBe(0);
        expect(await tooWide(page)).toEqual([]);
        expect(await covered(page)).toEqual([]);
      }
      await list.last().click();
    }
    await moments.first().click();
    await moments.first().click();
  }
  await page.close();
});

test('letters of twice the size make nothing of four columns too wide on a phone', async ({
  server,
  newPage,
}) => {
  const page = await openSheet({ server, newPage }, ['Mira', 'Jonas', 'Ada', 'Remora'], {
    textSize: 200,
    viewport: phone,
  });
  await settled(page);
  expect(await tooWide(page)).toEqual([]);
  await page.close();
});
