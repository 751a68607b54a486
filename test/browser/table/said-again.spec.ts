import type { Locator } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { hostWithBots } from '../support/new-table.ts';
import { quiet } from '../support/visitors.ts';

/**
 * A screen reader speaks new elements of the page: the same words have to come as another element.
 * `cause` brings about the same refusal again.
 */
async function saidAgain(note: Locator, cause: () => Promise<void>): Promise<void> {
  await cause();
  const first = await note.elementHandle();
  const text = await note.textContent();
  await cause();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(note).toHaveText(text ?? '');
}

test('the same refusal is a new one for a screen reader, typed and pressed by keys', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: { ...quiet, askFirst: 'never' } });
  // a bot may answer the first stone by taking it over
  await hostWithBots(page, server.url, {
    game: 'steere-atoll',
    seats: 2,
    options: { swap: false },
  });
  await page.locator('.turn.mine').waitFor();
  await page.getByLabel('Type a move').fill('z99');
  await saidAgain(page.locator('#sa-typed-problem'), () =>
    page.getByLabel('Type a move').press('Enter'),
  );

  await page.getByLabel('Type a move').fill('c4');
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await page
    .getByText(/^Triton placed/)
    .first()
    .waitFor({ state: 'attached' });
  const taken = page.getByRole('gridcell', { name: /^C4\b/i });
  await saidAgain(page.locator('.tb-refusal').first(), () => taken.press('Enter'));
});
