import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What a check of accessibility finds on a page, one line a kind of problem. */
export async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
