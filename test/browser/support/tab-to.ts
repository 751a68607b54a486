import type { Page } from 'playwright-core';

/** More stops than this no page has. */
const MOST = 120;

/**
 * Tab until the focus is on what the selector says: on any of it, or on one of it, from 0. Throws
 * if it never comes there.
 */
export async function tabTo(
  page: Page,
  selector: string,
  { nth }: { readonly nth?: number } = {},
): Promise<void> {
  for (let tries = 0; tries < MOST; tries++) {
    const there = await page.evaluate(
      ([wanted, index]) => {
        const { activeElement } = document;
        return index === undefined
          ? activeElement?.matches(wanted) === true
          : activeElement !== null && document.querySelectorAll(wanted)[index] === activeElement;
      },
      [selector, nth] as const,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
