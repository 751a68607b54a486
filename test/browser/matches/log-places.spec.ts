import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { EXAMINATION } from '../support/extent.ts';
import { quiet, type phone } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { skilledMatch } from '../../../packages/games/das-atoll/test/browser/support/das-match.ts';
import { arkMatch } from '../../../packages/games/hidden-ark/test/browser/support/played-ark.ts';
import { lay, layMatches, steereMatch } from '../support/played-match.ts';
import { tabTo } from '../support/tab-to.ts';

const idIn = (path: string): string => /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';
const range = (page: Page) => page.getByRole('slider', { name: 'Where in the match' });
const at = async (page: Page): Promise<number> => Number(await range(page).inputValue());
const log = (page: Page) => page.getByRole('log', { name: 'Log' });
const lines = (page: Page) => log(page).getByRole('button', { name: 'Show the table after this' });
const current = (page: Page) => log(page).locator('[aria-current=step]');

/** Presses a line beside its words, which may be cards that are read. */
const pressLine = (page: Page, line: number): Promise<void> =>
  log(page)
    .locator('.tb-step')
    .nth(line)
    .click({ position: { x: 4, y: 9 } });

/** Which line is marked, from 0, and whether it lies in the part of the log that is in sight. */
const marked = (page: Page) =>
  log(page).evaluate((box) => {
    const all = [...box.querySelectorAll('.tb-go')];
    const line = all.findIndex((each) => each.hasAttribute('aria-current'));
    const { top, bottom } = box.getBoundingClientRect();
    const lying = all[line]?.getBoundingClientRect();
    return {
      line,
      inSight: lying !== undefined && lying.top >= top - 1 && lying.bottom <= bottom + 1,
    };
  });

async function openReplay({ server, newPage }: Fixtures, viewport?: typeof phone): Promise<Page> {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true } },
  ]);
  const page = await newPage({ settings: quiet, ...(viewport ? { viewport } : {}) });
  await page.goto(`/replay/${idIn(path)}`);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  return page;
}

test('a line of the log leads to its place in a replay, by pointer and by keyboard, and the line of the place is marked', async ({
  server,
  newPage,
}) => {
  const page = await openReplay({ server, newPage });
  const end = await at(page);
  const count = await lines(page).count();
  expect(count).toBeGreaterThan(30);
  expect(count).toBeLessThanOrEqual(end);
  expect(await marked(page)).toEqual({ line: count - 1, inSight: true });

  await pressLine(page, 4);
  expect(await at(page)).toBeLessThan(12);
  expect(await marked(page)).toEqual({ line: 4, inSight: true });
  // the later lines stay there, as places to go to
  expect(await lines(page).count()).toBe(count);

  // the slider takes the mark along
  await range(page).fill(String(Math.floor(end / 2)));
  const middle = await marked(page);
  expect(middle.line).toBeGreaterThan(4);
  expect(middle.inSight).toBe(true);

  // one stop for Tab, and arrows from the line of the place
  await range(page).focus();
  await tabTo(page, '[role=log]');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const before = await at(page);
  await page.keyboard.press('Enter');
  expect(await at(page)).toBeLessThan(before);
  expect(await marked(page)).toEqual({ line: middle.line - 2, inSight: true });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  expect((await marked(page)).line).toBe(count - 1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  expect((await marked(page)).line).toBe(0);
  await page.keyboard.press('Tab');
  expect(await log(page).evaluate((box) => box.contains(document.activeElement))).toBe(false);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'To the start' }).click();
  expect(await current(page).count()).toBe(0);
});

test('at a live table a line begins to look back at its place, and others lead on from there', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true }, entries: 20 },
  ]);
  const page = await newPage({ settings: quiet });
  await page.goto(path);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  const count = await lines(page).count();
  expect(count).toBeGreaterThan(8);
  expect(await current(page).count()).toBe(0);
  await pressLine(page, 3);
  const banner = page.locator('.look-back [role=status]');
  await banner.waitFor();
  expect(await marked(page)).toEqual({ line: 3, inSight: true });
  expect(await lines(page).count()).toBe(count);
  expect(await barriers(page)).toEqual([]);
  await pressLine(page, 5);
  await page.waitForFunction(
    () => document.querySelectorAll('.tb-go')[5]?.getAttribute('aria-current') === 'step',
  );
  await pressLine(page, count - 1);
  await banner.waitFor({ state: 'detached' });
  expect(await current(page).count()).toBe(0);
});

test('the list of moves of a connection game leads through its replay, and keeps those that are still to come', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await lay(server, [
    steereMatch({ names: ['Mira', 'Jonas'], moves: 12 }),
  ]);
  const page = await newPage({ settings: quiet });
  await page.goto(`/replay/${idIn(path)}`);
  const moves = page.locator('.sa-move');
  await moves.nth(11).waitFor();
  const marked = (): Promise<number> =>
    moves.evaluateAll((all) => all.findIndex((each) => each.hasAttribute('aria-current')));
  expect([await at(page), await marked()]).toEqual([12, 11]);

  await moves.nth(3).click();
  expect([await at(page), await marked(), await moves.count()]).toEqual([4, 3, 12]);
  // the board is that of the replay, not an earlier one before it
  expect(await page.locator('.sa-past').count()).toBe(0);
  await page.getByRole('button', { name: 'A turn on' }).click();
  expect([await at(page), await marked(), await moves.count()]).toEqual([5, 4, 12]);

  await moves.nth(4).focus();
  await page.keyboard.press('[');
  expect([await at(page), await marked()]).toEqual([4, 3]);
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  expect([await at(page), await marked()]).toEqual([6, 5]);
  await moves.nth(0).click();
  await page.keyboard.press('[');
  expect([await at(page), await marked()]).toEqual([0, -1]);
  await moves.nth(11).click();
  expect([await at(page), await marked()]).toEqual([12, 11]);
  expect(await barriers(page)).toEqual([]);
});

/** Stops a match after so many decisions. */
const after = (decisions: number) => {
  let left = decisions;
  return (): boolean => left-- <= 0;
};
const names = ['Mira', 'Jonas', 'Nerea', 'Ada'];

for (const { game, match } of [
  { game: 'Hidden Ark', match: () => arkMatch({ names, seed: 'log', until: after(120) }) },
  { game: 'Das Atoll', match: () => skilledMatch({ names, seed: 'log', until: after(80) }) },
])
  test(
    `a line of the log of ${game} leads to its place by key and pointer too`,
    EXAMINATION,
    async ({ server, newPage }) => {
      const [[path = ''] = []] = await lay(server, [match()]);
      const page = await newPage({ settings: quiet });
      await page.goto(path);
      await page.locator('[data-ready=true]').waitFor();
      const count = await lines(page).count();
      expect(count).toBeGreaterThan(20);
      expect(await current(page).count()).toBe(0);
      await lines(page).nth(6).focus();
      await page.keyboard.press('Enter');
      const banner = page.locator('.look-back [role=status]');
      await banner.waitFor();
      expect(await marked(page)).toEqual({ line: 6, inSight: true });
      await pressLine(page, 4);
      await page.waitForFunction(
        () => document.querySelectorAll('.tb-go')[4]?.getAttribute('aria-current') === 'step',
      );
      expect(await lines(page).count()).toBe(count);
      expect(await barriers(page)).toEqual([]);
      await lines(page)
        .nth(count - 1)
        .focus();
      await page.keyboard.press('Enter');
      await banner.waitFor({ state: 'detached' });
      expect(await current(page).count()).toBe(0);
    },
  );
