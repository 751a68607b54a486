import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What only depends on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What a check of accessibility finds on a page, one line a kind of problem; `colours` looks at nothing but these, which is quicker. */
export async function barriers(page: Page, what: 'all' | 'colours' = 'all'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }), { violations } = await (what === 'all' ? axe : axe.withRules(COLOURS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
