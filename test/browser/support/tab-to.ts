import type { Page } from 'playwright-core';

/** Tab until the focus is on what the selector says. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
