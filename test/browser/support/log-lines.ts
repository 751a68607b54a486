import type { Page } from 'playwright-core';

/**
 * Does something, and waits until one more line of each page's log says this: the same may have
 * happened before, so that a line of it is no sign.
 */
export async function logged<T>(
  pages: readonly Page[],
  text: RegExp,
  act: () => Promise<T>,
): Promise<T> {
  const lines = pages.map((page) => page.locator('.tb-log').getByText(text));
  const before = await Promise.all(lines.map((each) => each.count()));
  const done = await act();
  await Promise.all(
    lines.map((each, page) => each.nth(before[page] ?? 0).waitFor({ state: 'attached' })),
  );
  return done;
}
