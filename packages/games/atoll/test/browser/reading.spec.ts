import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { quiet } from '../../../../../test/browser/support/visitors.ts';
import { awaitQuestion, decide, openTable } from '../../../../../test/browser/support/hands.ts';
import { middleOf } from '../../../../../test/browser/support/point.ts';

/**
 * The card that lies open to be read: its name, the card of its picture, and whether that picture
 * is there.
 */
const read = (
  page: Page,
): Promise<{ readonly name: string | null; readonly picture: string; readonly there: boolean }> =>
  page.locator('.at-inspect article').evaluate((card) => {
    const picture = card.querySelector('img')!;
    return {
      name: card.getAttribute('aria-label'),
      picture: picture.src,
      there: picture.complete && picture.naturalWidth > 0,
    };
  });

/** Waits until the card of a thing on the table is read. */
async function shows(page: Page, thing: Locator): Promise<void> {
  const said = (await thing.getAttribute('aria-label')) ?? '';
  const name = (text: string): boolean =>
    text.startsWith(
      document.querySelector('.at-inspect article')?.getAttribute('aria-label') ?? ' ',
    );
  await page.waitForFunction(name, said);
}

test('the text of the reading card never changes before its picture', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await openTable(page, server.url, 'Mira');
  await page.getByRole('button', { name: 'Start alone' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  const offers = page.locator('.at-a11y-tree [role=toolbar]').first().locator('.tb-entry');
  await offers.first().focus();
  await shows(page, offers.first());
  // the first card waits for nothing: its picture may come a moment later
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.at-inspect article img')?.complete,
  );
  const first = await read(page);

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/art/cards/*.webp');
  await page.route('**/art/cards/*.webp', async (route) => {
    await held;
    await route.continue();
  });
  // cards of other names: one that lay open before has its picture already
  const labels = await offers.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')),
  );
  const others = labels.flatMap((label, index) =>
    label?.startsWith(first.name ?? '') ? [] : [index],
  );
  expect(others.length).toBeGreaterThan(1);
  for (const index of others.slice(0, 2)) await offers.nth(index).focus();
  await asked;
  expect(await read(page)).toEqual(first);
  release();
  await page.waitForFunction(
    (name) => document.querySelector('.at-inspect article')?.getAttribute('aria-label') !== name,
    first.name,
  );
  const next = await read(page);
  expect(next.there).toBe(true);
  expect(next.picture).not.toBe(first.picture);
});

test('the keyboard opens the cards that the log names, and the card covers neither the log nor the question', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await page.clock.install();
  await openTable(page, server.url, 'Mira');
  await page.getByRole('button', { name: 'Start alone' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  const log = page.getByRole('log', { name: 'Log' });
  const words = log.locator('[role=button]');
  // how many cards a decision names depends on the shuffle
  for (
    let decisions = 0;
    decisions < 40 && (decisions < 6 || (await words.count()) < 2);
    decisions++
  ) {
    await awaitQuestion(page);
    await decide(page);
  }
  await awaitQuestion(page);
  const before = await words.count();
  expect(before).toBeGreaterThan(1);
  const offers = page.locator('.at-a11y-tree [role=toolbar]').first().locator('.tb-entry');
  const { x, y } = await middleOf(offers.first());
  await page.mouse.move(x, y);
  await log.press('ArrowLeft');
  expect(await words.last().evaluate((word) => word === document.activeElement)).toBe(true);
  await words.last().press('ArrowLeft');
  const word = words.nth(before - 2);
  const name = await word.innerText();
  const card = page.locator('.at-inspect article');
  await page.waitForFunction(
    (said) =>
      document.querySelector('.at-inspect article')?.getAttribute('aria-label')?.includes(said),
    name,
  );
  // as long as a mouse has to rest on a card to read it: keys were pressed since it moved there
  await page.clock.fastForward(400);
  expect(await card.getAttribute('aria-label')).toContain(name);
  const box = (await card.boundingBox())!;
  const lying = (await log.boundingBox())!;
  expect(box.y + box.height <= lying.y || box.x + box.width <= lying.x).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await card.waitFor({ state: 'detached' });
});
