import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { middleOf } from '../support/point.ts';

/**
 * A card that can be bought, and a place for a bought one: they lie exactly over their pictures.
 */
const CARD = '#at-offers button[aria-disabled=false]';
const PLACE = '#at-reef [data-open=true]';
const WATER = { x: 230, y: 250 };

async function moveTo(page: Page, thing: string): Promise<void> {
  const { x, y } = await middleOf(page.locator(thing).first());
  await page.mouse.move(x, y, { steps: 4 });
}

/** Takes a card up and holds it over open water. */
async function take(page: Page): Promise<void> {
  await moveTo(page, CARD);
  await page.mouse.down();
  await page.mouse.move(WATER.x, WATER.y, { steps: 6 });
  await page.locator(PLACE).first().waitFor({ state: 'attached' });
}

test('a card is dragged from its offer to a place, and goes back when it is let go anywhere else', async ({
  newPage,
}) => {
  const mira = await newPage();
  await mira.addInitScript(() =>
    localStorage.setItem('atoll.settings', '{"animation":0,"renderer":"canvas","pace":0}'),
  );
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await mira.locator('.at-surface[data-ready=true]').waitFor();
  await mira.locator(CARD).first().waitFor({ state: 'attached' });
  const lying = mira.locator('#at-reef [data-item^="card:"]');
  expect(await lying.count()).toBe(1);

  await take(mira);
  await mira.mouse.up();
  await mira
    .locator('.status')
    .getByText(/^Take .*action/)
    .waitFor();
  expect(await lying.count()).toBe(1);

  await take(mira);
  await mira.keyboard.press('Escape');
  await mira
    .locator('.status')
    .getByText(/^Take .*action/)
    .waitFor();
  await mira.mouse.up();
  expect(await lying.count()).toBe(1);

  await take(mira);
  await moveTo(mira, PLACE);
  // what it would cost stands beside the purse before anything is put down
  await mira.locator('#at-resources .tb-projected').first().waitFor();
  await mira.mouse.up();
  await mira.locator('#at-reef [data-item^="card:"]').nth(1).waitFor({ state: 'attached' });
});
