import type { Locator, Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion, openTable } from '../support/hands.ts';
import { middleOf } from '../support/point.ts';

async function playAlone({ server }: Pick<Fixtures, 'server'>, page: Page): Promise<void> {
  await page.clock.install();
  await openTable(page, server.url, 'Mira');
  await page.getByRole('button', { name: 'Start alone' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
}

const tip = (page: Page): Locator => page.getByRole('tooltip');
const pass = (page: Page): Locator => page.getByRole('button', { name: 'Pass round' });

/** Whether an explanation lies over what it explains. */
async function covers(page: Page, anchor: Locator): Promise<boolean> {
  const [a, b] = [await tip(page).boundingBox(), await anchor.boundingBox()];
  if (a === null || b === null) throw new Error('not both can be seen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('whatever is hovered or focused explains itself, stays while it is read, and goes with Escape', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await playAlone({ server }, page);
  const coins = page.locator('#at-resources .at-chip').first();
  await page.locator('[data-term=points]').first().hover();
  await tip(page)
    .filter({ hasText: /if the match ended now.*Fish scales 1, Pollution −1, Biodiversity 0 \(/ })
    .waitFor();
  await coins.hover();
  await tip(page).filter({ hasText: 'Buys cards' }).waitFor();
  expect(await covers(page, coins)).toBe(false);
  await tip(page).hover();
  await page.clock.fastForward(400);
  expect(await tip(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'hidden' });

  await page.locator('#at-resources').focus();
  for (const term of ['Mark', 'Coin']) {
    await page.keyboard.press('ArrowRight');
    await tip(page).filter({ hasText: term }).waitFor();
  }
  await page.keyboard.press('ArrowRight');
  await tip(page).filter({ hasText: 'Plankton' }).waitFor();
  await page.keyboard.press('Tab');
  await pass(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await tip(page).filter({ hasText: 'Take no more turns in this round' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(
    await pass(page).evaluate((button) =>
      (button as HTMLElement).ariaDescribedByElements?.map((each) => each.textContent).join(' '),
    ),
  ).toContain('Take no more turns in this round');
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'hidden' });
  expect(await pass(page).isVisible()).toBe(true);

  // Escape gives the focus back to a button that nobody asks about
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect(menu).toBeFocused();
  await page.clock.fastForward(1200);
  expect(await tip(page).isVisible()).toBe(false);
});

test('an action is explained above the bar, beside the stock; focus that the page moves explains nothing', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await playAlone({ server }, page);
  const bar = page.locator('.at-bar');
  const grow = bar.getByRole('button', { name: /^Grow/ });
  await grow.hover();
  await tip(page).filter({ hasText: 'colony' }).waitFor();
  expect(await covers(page, page.locator('#at-resources'))).toBe(false);
  await page.mouse.move(640, 400);
  await tip(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Shift');
  await grow.evaluate((button) => button.focus());
  await expect(grow).toBeFocused();
  // a key that leads there asks; by then the first focus would have been explained
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await tip(page).filter({ hasText: 'colony' }).waitFor();
  expect(await covers(page, page.locator('#at-resources'))).toBe(false);
});

test('nothing explains itself that comes under a pointer which rests, and an explanation goes when the question changes', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await playAlone({ server }, page);
  await page.locator('#at-resources .at-chip').first().hover();
  await tip(page).filter({ hasText: 'Buys cards' }).waitFor();
  await page.keyboard.press('c');
  await tip(page).waitFor({ state: 'hidden' });

  await page.mouse.move(640, 400);
  await page.evaluate(() => {
    const arriving = Object.assign(document.createElement('button'), { textContent: 'Arriving' });
    arriving.dataset['term'] = 'coin';
    arriving.style.cssText =
      'position:fixed;left:600px;top:380px;width:80px;height:40px;z-index:99';
    document.querySelector('main')?.append(arriving);
  });
  // longer than a hand has to rest
  await page.clock.fastForward(1200);
  expect(await tip(page).isVisible()).toBe(false);
  await page.mouse.move(640, 300);
  await page.mouse.move(640, 402);
  await tip(page).filter({ hasText: 'Buys cards' }).waitFor();
});

test('a tap explains nothing that comes to lie under the finger', async ({ server, newPage }) => {
  const page = await newPage({ viewport: phone, hand: 'finger', settings: quiet });
  await playAlone({ server }, page);
  const hunt = page.locator('#at-resources .at-chip').last();
  // browsers leave a mouse that nobody moves where a finger was, and tell of it after a change of
  // the layout, not quite in the same place
  await page.touchscreen.tap(40, 300);
  await page.locator('.explanation').waitFor({ state: 'attached' });
  await page.touchscreen.tap(40.4, 300.4);
  await hunt.dispatchEvent('pointerover', {
    pointerType: 'mouse',
    clientX: 40,
    clientY: 300,
    bubbles: true,
  });
  // longer than a hand has to rest
  await page.clock.fastForward(1200);
  expect(await tip(page).isVisible()).toBe(false);
  await hunt.dispatchEvent('pointerover', {
    pointerType: 'mouse',
    clientX: 240,
    clientY: 300,
    bubbles: true,
  });
  await tip(page).waitFor();
});

test('a long press of a finger explains a button and does not press it', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ viewport: phone, hand: 'finger', settings: quiet });
  await playAlone({ server }, page);
  // what listens is fetched with the first gesture, and a browser ends a long press by itself if it
  // is not there in time
  await page.touchscreen.tap(40, 300);
  await page.locator('.explanation').waitFor({ state: 'attached' });
  await pass(page).tap({ trial: true });
  const at = await middleOf(pass(page));
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await tip(page).filter({ hasText: 'Take no more turns in this round' }).waitFor();
  expect(await covers(page, pass(page))).toBe(false);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.fastForward(300);
  expect(await page.getByRole('button', { name: 'Keep playing' }).count()).toBe(0);
  expect(await tip(page).isVisible()).toBe(true);
  await pass(page).tap();
  await page.getByRole('button', { name: 'Keep playing' }).waitFor();
  await tip(page).waitFor({ state: 'hidden' });
});
