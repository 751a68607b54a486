import { expect, test } from '@jest/globals';
import { bothRenderers, difference } from './support/compare.ts';
import { openHouse } from './support/house.ts';
import { middleOf } from './support/point.ts';

const house = openHouse();

/** Smoothed edges may look different in so many squares of a picture. */
const EDGES = 0.01;

const windows = [
  { width: 360, height: 640, pixels: 1 }, { width: 360, height: 640, pixels: 3 }, { width: 390, height: 844, pixels: 2 },
  { width: 768, height: 1024, pixels: 1 }, { width: 640, height: 360, pixels: 1 },
] as const;

test.each(windows)('WebGL shows the whole reef, $width × $height, $pixels', async ({ width, height, pixels }) => {
  const page = await house.audience.person({ viewport: { width, height }, hand: 'finger', pixels });
  await page.addInitScript(() => localStorage.setItem('atoll.settings', '{"animation":0,"renderer":"webgl","pace":0}'));
  await page.goto(house.server.url);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).tap();
  await page.locator('.at-surface[data-ready=true]').waitFor({ state: 'attached' });
  await page.getByRole('tab', { name: 'Corals' }).tap();
  const card = page.locator('#at-offers button[aria-disabled=false].at-thing').last();
  const { x, y } = await middleOf(card);
  await page.touchscreen.tap(x, y);
  await page.locator('.status', { hasText: 'Choose a cell for' }).waitFor();
  const { webgl, canvas } = await bothRenderers(page);
  expect(await difference(page, webgl, canvas)).toBeLessThan(EDGES);
}, 120_000);
