import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { awaitQuestion } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { phone, quiet } from '../support/visitors.ts';

/** The passing notes of a table, wherever they stand. */
const NOTES = '.first-time, .tb-doing, .tb-advice, .tb-refusal';

/** The visible notes. */
const visibleNotes = (page: Page): Promise<readonly string[]> =>
  page
    .locator(NOTES)
    .evaluateAll((notes) =>
      notes
        .filter((note) => note.checkVisibility({ visibilityProperty: true }))
        .map((note) => note.textContent),
    );

/** The cells and cards that may be chosen and that something told lies over. */
const covered = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate((selector) => {
    const notes = [...document.querySelectorAll(selector)]
      .filter((note) => note.checkVisibility({ visibilityProperty: true }))
      .map((note) => note.getBoundingClientRect());
    return [...document.querySelectorAll('.tb-entry:not(.hidden)[aria-disabled=false]')]
      .filter((thing) => {
        const at = thing.getBoundingClientRect();
        return notes.some(
          (note) =>
            note.left < at.right - 1 &&
            note.right > at.left + 1 &&
            note.top < at.bottom - 1 &&
            note.bottom > at.top + 1,
        );
      })
      .map((thing) => thing.getAttribute('aria-label'));
  }, NOTES);

async function begin(page: Page, url: string, game: string, ready: string): Promise<void> {
  await hostWithBots(page, url, { game, seats: 3 });
  await page.locator(`${ready}[data-ready=true]`).waitFor();
}

test('on a phone nothing told lies over a cell, a card that is read, or the log', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet, viewport: phone, hand: 'finger' });
  await begin(page, server.url, 'atoll', '.at-surface');
  await awaitQuestion(page);
  await page.locator('.first-time').waitFor();
  expect(await visibleNotes(page)).toHaveLength(1);

  // a hint takes the place of the line
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.tb-advice').waitFor();
  expect(await visibleNotes(page)).toHaveLength(1);
  await expect.poll(() => covered(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Animals' }).click();
  for (const way of ['Read card', 'Log']) {
    await page.getByRole('button', { name: way, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await visibleNotes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.locator('.tb-advice button').click();

  await page.getByRole('tab', { name: 'Actions' }).click();
  await page.locator('.tb-choices button', { hasText: 'coral' }).first().click();
  const cell = page.locator('[data-item^="cell:"]');
  await cell.first().waitFor();
  await page.locator('.first-time', { hasText: 'plus' }).waitFor();
  expect(await cell.count()).toBeGreaterThan(2);
  await expect.poll(() => covered(page)).toEqual([]);
});

test('a hint lies over no tab and no button of Das Atoll', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet, viewport: phone, hand: 'finger' });
  await hostWithBots(page, server.url, { game: 'das-atoll', seats: 4 });
  await page.locator('.turn.mine').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('.tb-advice');
  await hint.waitFor();
  for (const tab of await page.locator('.das-tabs button').all()) {
    const [above, below] = [await tab.boundingBox(), await hint.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1);
  }
});

test('the action of another seat is told once, however often a hint is asked for', async ({
  server,
  newPage,
}) => {
  const settings = { ...quiet, firstTimes: 'off' };
  const page = await newPage({ settings, viewport: phone, hand: 'finger' });
  await begin(page, server.url, 'atoll', '.at-surface');
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Pass round' }).click();
  await page.getByRole('button', { name: 'Yes, pass' }).click();
  await page.locator('.tb-doing').waitFor({ state: 'attached' });
  await page.locator('.at-recovery button').click();
  await awaitQuestion(page);
  await expect.poll(() => visibleNotes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.tb-advice button').click();
  await page.locator('.tb-advice').waitFor({ state: 'detached' });
  await expect(page.locator('.tb-doing')).toHaveCount(1);
  expect(await visibleNotes(page)).toEqual([]);
});

test('the button for reading shows a card of the tab that is open', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet, viewport: phone, hand: 'finger' });
  await begin(page, server.url, 'atoll', '.at-surface');
  await awaitQuestion(page);
  for (const tab of ['Animals', 'Large Fish', 'Corals']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    const first = await page
      .locator('.at-a11y-tree .tb-entry[data-key^="card:"], .at-a11y-tree [data-item^="card:"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    await page.getByRole('button', { name: 'Read card', exact: true }).click();
    const name = (await page.getByRole('dialog').getAttribute('aria-label')) ?? '';
    expect(first.some((label) => label.startsWith(name))).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});
