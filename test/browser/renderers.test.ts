import { expect, test } from '@jest/globals';
import { bothRenderers, CLOSE_LETTERS, difference, EDGES } from './support/compare.ts';
import { openHouse } from './support/house.ts';
import { middleOf } from './support/point.ts';

const house = openHouse();

/** Letters of another texture change about two squares each of several thousand. */
const LETTERS = 0.001;

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
  const card = page.locator('#at-offers button[aria-disabled=false].tb-entry').last();
  const { x, y } = await middleOf(card);
  await page.touchscreen.tap(x, y);
  await page.locator('.status', { hasText: 'Choose a cell for' }).waitFor();
  expect(await difference(page, await bothRenderers(page))).toBeLessThan(EDGES);
}, 120_000);

test('a board with many labels looks the same with WebGL, also when the canvas drew it first', async () => {
  const page = await house.audience.person();
  await page.addInitScript(() => {
    const settings = '{"animation":0,"renderer":"canvas","pace":0}';
    localStorage.setItem('atoll.settings', localStorage.getItem('atoll.settings') ?? settings);
  });
  await page.goto(house.server.url);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('group', { name: 'Game' }).getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await page.getByRole('button', { name: 'Play a bot' }).click();
  await page.locator('.sa-surface[data-ready=true]').waitFor();
  for (const cell of ['c4', 'd6', 'g5']) {
    await page.locator('.turn.mine').waitFor();
    await page.getByLabel('Type a move').fill(cell);
    await page.getByRole('button', { name: 'Place', exact: true }).click();
    await page.locator('.sa-move').filter({ hasText: cell }).waitFor();
  }
  await page.locator('.turn.mine').waitFor();
  // no explanation over the board
  await page.mouse.move(640, 5);
  await page.keyboard.press('Escape');
  const share = await difference(page, await bothRenderers(page, page.locator('.sa-surface')), CLOSE_LETTERS);
  expect(share).toBeLessThan(LETTERS);
}, 120_000);
