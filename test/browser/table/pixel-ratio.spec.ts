import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { decide as decideAtoll } from '../support/hands.ts';
import { decide as decideArk } from '../../../packages/games/hidden-ark/test/browser/support/ark-hands.ts';
import { decide as decideDas } from '../../../packages/games/das-atoll/test/browser/support/das-hands.ts';
import {
  difference,
  drawWith,
  EDGES,
  findKeptDifferences,
  type Renderer,
} from '../support/compare.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { lostContext } from '../support/lost-context.ts';
import { byMouse } from '../support/map-hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { middleOf } from '../support/point.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';

interface Table {
  readonly game: string;
  readonly seats: number;
  readonly surface: string;
  readonly decide: (page: Page) => Promise<unknown>;
}

const tables: readonly Table[] = [
  { game: 'atoll', seats: 2, surface: '.at-surface', decide: decideAtoll },
  { game: 'steere-atoll', seats: 2, surface: '.sa-surface', decide: placeAnywhere },
  {
    ...{ game: 'hidden-ark', seats: 2, surface: '.ark-surface' },
    decide: (page) => decideArk(page, byMouse),
  },
  {
    ...{ game: 'das-atoll', seats: 5, surface: '.das-surface' },
    decide: (page) => decideDas(page, byMouse),
  },
];

/**
 * On a phone the tables of Atoll and Hidden Ark look at another part of themselves when they are
 * drawn anew; `renderers.spec.ts` compares those as they stand.
 */
const PHONES: readonly string[] = ['steere-atoll', 'das-atoll'];

const windowsOf = ({ game }: Table) => [
  { ...desktop, pixels: 2 },
  { ...desktop, pixels: 1.5 },
  ...(PHONES.includes(game) ? [{ ...phone, pixels: 3 }] : []),
];

async function placeAnywhere(page: Page): Promise<void> {
  await page.locator('.turn.mine').waitFor();
  await page.getByLabel('Type a move').fill('c4');
  await page.getByRole('button', { name: 'Place', exact: true }).click();
}

const ready = (page: Page, { surface }: Table, renderer: Renderer): Locator =>
  page.locator(`${surface}[data-ready=true] > canvas[data-renderer=${renderer}]`);

/** Brings a part of the picture closer and takes it back, and makes the window another size. */
async function lookAround(page: Page, { surface }: Table): Promise<void> {
  const { x, y } = await middleOf(page.locator(surface));
  await page.mouse.move(x, y);
  for (const delta of [-240, 240, -120]) await page.mouse.wheel(0, delta);
  const { width, height } = page.viewportSize() ?? desktop;
  for (const size of [
    { width: width + 60, height: height - 40 },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await page.mouse.move(1, 1);
}

/** Nobody else decides, the whole map is in sight as in a new picture, and nothing is explained. */
async function comeToRest(page: Page): Promise<void> {
  await page.locator('.turn.mine').waitFor();
  const whole = page.getByRole('button', { name: 'Whole map' });
  if (await whole.isEnabled()) await whole.click();
  await page.mouse.move(1, 1);
  // which may lead the focus to a button
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** The share of squares in which a picture is another than it was. */
const since = async (
  page: Page,
  { before, part }: { readonly before: Buffer; readonly part: Locator },
): Promise<number> => difference(page, { webgl: await part.screenshot(), canvas: before });

for (const table of tables)
  for (const { pixels, ...viewport } of windowsOf(table))
    test(
      `${table.game}: ground and pieces lie where they belong, ${viewport.width} × ${viewport.height}, ${pixels}`,
      table.game === 'das-atoll' && pixels === 2 ? GATE : EXAMINATION,
      async ({ server, newPage }) => {
        const settings = { ...quiet, askFirst: 'never', firstTimes: 'off', coach: 'off' };
        const page = await newPage({ settings, viewport, pixels });
        await hostWithBots(page, server.url, table);
        await ready(page, table, 'canvas').waitFor({ state: 'attached' });
        for (const now of ['canvas', 'webgl'] as const) {
          await table.decide(page);
          await lookAround(page, table);
          await table.decide(page);
          await comeToRest(page);
          const part = page.locator(table.surface);
          const name = `${table.game}-${viewport.width}-${pixels}-${now}`;
          expect(await findKeptDifferences(page, { now, name, part })).toEqual([]);
        }
        // the graphics card is lost and comes back
        const part = page.locator(table.surface);
        await drawWith(page, 'webgl');
        await ready(page, table, 'webgl').waitFor({ state: 'attached' });
        await comeToRest(page);
        const loss = await lostContext(page, table.surface);
        const before = await part.screenshot();
        await loss.evaluate(({ begin }) => begin());
        expect(await since(page, { before, part })).toBeGreaterThan(EDGES);
        await loss.evaluate(({ end }) => end());
        await expect.poll(() => since(page, { before, part })).toBe(0);
      },
    );
