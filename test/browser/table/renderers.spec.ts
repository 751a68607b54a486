import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { CLOSE_LETTERS, difference, drawWith, EDGES, findDifferences } from '../support/compare.ts';
import { lostContext } from '../support/lost-context.ts';
import { middleOf } from '../support/point.ts';

/** Letters of another texture change about two squares each of several thousand. */
const LETTERS = 0.001;

/** Opens a match alone on a phone that draws with WebGL. */
async function playSolo(
  { newPage }: Pick<Fixtures, 'newPage'>,
  device: { readonly width: number; readonly height: number; readonly pixels: number },
): Promise<Page> {
  const { width, height, pixels } = device;
  const page = await newPage({ viewport: { width, height }, hand: 'finger', pixels });
  await page.addInitScript(() =>
    localStorage.setItem('atoll.settings', '{"animation":0,"renderer":"webgl","pace":0}'),
  );
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).tap();
  await page.locator('.at-surface[data-ready=true]').waitFor({ state: 'attached' });
  return page;
}

const windows = [
  { width: 360, height: 640, pixels: 1 },
  { width: 360, height: 640, pixels: 3 },
  { width: 390, height: 844, pixels: 2 },
  { width: 768, height: 1024, pixels: 1 },
  { width: 640, height: 360, pixels: 1 },
] as const;

for (const { width, height, pixels } of windows)
  test(
    `WebGL shows the whole reef, ${width} × ${height}, ${pixels}`,
    pixels === 3 ? GATE : EXAMINATION,
    async ({ newPage }) => {
      const page = await playSolo({ newPage }, { width, height, pixels });
      await page.getByRole('tab', { name: 'Corals' }).tap();
      const card = page.locator('#at-offers button[aria-disabled=false].tb-entry').last();
      const { x, y } = await middleOf(card);
      await page.touchscreen.tap(x, y);
      await page.locator('.status', { hasText: 'Choose a cell for' }).waitFor();
      expect(await findDifferences(page, { name: `reef-${width}x${height}-${pixels}` })).toEqual(
        [],
      );
    },
  );

test(
  'a board with many labels looks the same with WebGL, also when the canvas drew it first',
  EXAMINATION,
  async ({ newPage }) => {
    const page = await newPage();
    await page.addInitScript(() => {
      const settings = '{"animation":0,"renderer":"canvas","pace":0}';
      localStorage.setItem('atoll.settings', localStorage.getItem('atoll.settings') ?? settings);
    });
    await page.goto('/');
    await page.getByLabel('Your name').fill('Mira');
    await page
      .getByRole('group', { name: 'Game' })
      .getByRole('radio', { name: 'Steere’s Atoll' })
      .check();
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
    const part = page.locator('.sa-surface');
    expect(
      await findDifferences(page, {
        name: 'steere-labels',
        part,
        close: CLOSE_LETTERS,
        most: LETTERS,
      }),
    ).toEqual([]);
  },
);

test('a table is ready only once it is drawn', async ({ newPage }) => {
  const page = await playSolo({ newPage }, windows[0]);
  await drawWith(page, 'canvas');
  const before = await page.evaluate(async () => {
    const held: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame;
    const surface = (): Element | null => document.querySelector('.at-surface');
    window.requestAnimationFrame = (draw) => held.push(draw);
    const old = surface()?.querySelector('canvas');
    const key = 'atoll.settings';
    localStorage.setItem(
      key,
      JSON.stringify({
        ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object),
        renderer: 'webgl',
      }),
    );
    dispatchEvent(new StorageEvent('storage', { key }));
    const isNew = (): boolean =>
      ![null, undefined, old].includes(surface()?.querySelector('canvas'));
    while (!isNew() || held.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const ready = surface()?.getAttribute('data-ready');
    window.requestAnimationFrame = request;
    for (const draw of held) draw(performance.now());
    return ready;
  });
  expect(before).toBe('false');
  await page
    .locator('.at-surface[data-ready=true] > canvas[data-renderer=webgl]')
    .waitFor({ state: 'attached' });
});

test(
  'a step while a table is pictured is no difference between renderers',
  EXAMINATION,
  async ({ newPage }) => {
    const page = await playSolo({ newPage }, windows[0]);
    const take = page.screenshot.bind(page);
    let last: Buffer = Buffer.alloc(0);
    let opened = 0;
    page.screenshot = async (options) => {
      const picture = await take(options);
      // the canvas is at rest, and pictured
      if (opened === 0 && picture.equals(last)) {
        opened += 1;
        await page.getByRole('button', { name: 'Menu' }).tap();
        await page.getByRole('dialog').getByRole('button').first().waitFor();
        // until the sheet has come in
        await page.waitForTimeout(1_000);
      }
      last = picture;
      return picture;
    };
    expect(await findDifferences(page, { name: 'changed-meanwhile' })).toEqual([]);
    expect(opened).toBe(1);
  },
);

test('a table is drawn again after the graphics card was lost', async ({ newPage }) => {
  const page = await playSolo({ newPage }, windows[0]);
  expect(await findDifferences(page, { name: 'before-loss' })).toEqual([]);
  const before = await page.screenshot();
  const since = async (): Promise<number> =>
    difference(page, { webgl: await page.screenshot(), canvas: before });
  const loss = await lostContext(page, '.at-surface');
  await loss.evaluate(({ begin }) => begin());
  expect(await since()).toBeGreaterThan(EDGES);
  await loss.evaluate(({ end }) => end());
  expect(await since()).toBe(0);
});
