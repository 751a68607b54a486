import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { awaitQuestion, openTable } from './support/hands.ts';
import { openHouse } from './support/house.ts';

const house = openHouse();

/** The card that lies open to be read: its name, the card of its picture, and whether that picture is there. */
const read = (page: Page): Promise<{ readonly name: string | null; readonly picture: string; readonly there: boolean }> =>
  page.locator('.at-inspect article').evaluate((card) => {
    const picture = card.querySelector('img')!;
    return { name: card.getAttribute('aria-label'), picture: picture.src, there: picture.complete && picture.naturalWidth > 0 };
  });

/** Waits until the card of a thing on the table is read. */
async function shows(page: Page, thing: Locator): Promise<void> {
  const said = (await thing.getAttribute('aria-label')) ?? '';
  const name = (text: string): boolean => text.startsWith(document.querySelector('.at-inspect article')?.getAttribute('aria-label') ?? ' ');
  await page.waitForFunction(name, said);
}

test('the text of the reading card never changes before its picture', async () => {
  const page = await house.audience.person();
  await openTable(page, house.server.url, 'Mira');
  await page.getByRole('button', { name: 'Start alone' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  const offers = page.locator('.at-mirror [role=toolbar]').first().locator('.at-thing');
  await offers.first().focus();
  await shows(page, offers.first());
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
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await asked;
  expect(await read(page)).toEqual(first);
  release();
  await page.waitForFunction((name) => document.querySelector('.at-inspect article')?.getAttribute('aria-label') !== name, first.name);
  const next = await read(page);
  expect(next.there).toBe(true);
  expect(next.picture).not.toBe(first.picture);
}, 120_000);
