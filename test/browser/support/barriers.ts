import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What only depends on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What a check of accessibility finds on a page, one line a kind of problem; `colours` looks at
 * nothing but these, which is quicker. Everything is worked out in the page, which must have no
 * frames: to bring thousands of elements without a problem over to the test takes ten times as long
 * as to find the problems.
 */
export async function barriers(
  page: Page,
  what: 'all' | 'colours' = 'all',
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (what === 'all' ? axe : axe.withRules(COLOURS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
