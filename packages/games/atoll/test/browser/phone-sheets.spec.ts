import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { awaitQuestion } from '../../../../../test/browser/support/hands.ts';
import { hostWithBots } from '../../../../../test/browser/support/new-table.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';

test('a card that is read on a phone leads to those beside it', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet, viewport: phone, hand: 'finger' });
  await hostWithBots(page, server.url, { game: 'atoll', seats: 2 });
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  await page.getByRole('tab', { name: 'Large Fish' }).click();
  await page.getByRole('button', { name: 'Read card' }).click();
  const sheet = page.locator('.at-sheet');
  const first = (await sheet.getAttribute('aria-label')) ?? '';
  await sheet.getByRole('button', { name: 'Next card' }).click();
  await expect(sheet).not.toHaveAttribute('aria-label', first);
  // behind the last card comes the first
  await sheet.getByRole('button', { name: 'Next card' }).click();
  await expect(sheet).toHaveAttribute('aria-label', first);
  await sheet.getByRole('button', { name: 'Previous card' }).click();
  await expect(sheet).not.toHaveAttribute('aria-label', first);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});
