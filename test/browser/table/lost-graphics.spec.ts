import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { drawWith, type Renderer } from '../support/compare.ts';
import { lostContext } from '../support/lost-context.ts';
import { hostWithBots } from '../support/new-table.ts';
import { desktop, quiet } from '../support/visitors.ts';

const canvasOf = (page: Page, renderer: Renderer) =>
  page.locator(`.sa-surface[data-ready=true] > canvas[data-renderer=${renderer}]`);

/** Takes the graphics card from the picture for good. */
async function loseForGood(page: Page): Promise<void> {
  const canvas = await canvasOf(page, 'webgl').elementHandle();
  const lost = await lostContext(page, '.sa-surface');
  await lost.evaluate(({ begin }) => begin());
  await page.waitForFunction((old) => !old?.isConnected, canvas);
}

test('a graphics card that does not come back is asked for once more, then the table is drawn without', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet, viewport: desktop });
  await hostWithBots(page, server.url, { game: 'steere-atoll', seats: 2 });
  await drawWith(page, 'webgl');
  await loseForGood(page);
  await canvasOf(page, 'webgl').waitFor();
  await loseForGood(page);
  await canvasOf(page, 'canvas').waitFor();
  await page.getByLabel('Type a move').fill('c4');
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(page.getByLabel('Type a move')).toHaveValue('');
});
