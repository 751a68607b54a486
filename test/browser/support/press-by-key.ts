import type { Page } from 'playwright-core';

/** Presses a button by Enter as soon as it can be pressed. */
export async function pressByKey(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, disabled: false });
  await button.waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
}
