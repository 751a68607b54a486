import { expect, test } from '../support/browser-test.ts';
import { hostWithBots } from '../support/new-table.ts';
import { phone, quiet } from '../support/visitors.ts';

test('the gesture that goes back closes a sheet, and without one leaves the page in one step', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: { ...quiet, askFirst: 'never' }, viewport: phone });
  await page.goto(`${server.url}/gallery/atoll`);
  await hostWithBots(page, server.url, { game: 'atoll', seats: 2 });
  const table = page.url();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const openMenu = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.waitFor();
  };
  /** Going back means something as soon as the sheet has its entry. */
  const ownEntry = () => page.waitForFunction(() => Object(history.state).sheets === 1);
  const noEntry = () => page.waitForFunction(() => Object(history.state).sheets === undefined);

  // closed by going back, and not opened again by going forward
  await openMenu();
  await ownEntry();
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(table);
  await page.goForward();
  await ownEntry();
  await expect(menu).toBeHidden();

  // closed by its button
  await openMenu();
  await ownEntry();
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'hidden' });
  // at once: nothing that the page does then aborts this
  await page.reload();

  // a sheet of the game, and one that takes its entry over
  await page
    .getByRole('button', { name: /^(Log|The log)/ })
    .first()
    .click();
  await page.locator('.at-sheet').waitFor();
  await ownEntry();
  await page.goBack();
  await expect(page.locator('.at-sheet')).toHaveCount(0);
  await noEntry();

  // closed by its button: one step back is the page before the table
  await openMenu();
  await ownEntry();
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.goBack();
  await expect.poll(() => page.url()).toContain('/gallery/');
});
