import axe, { type RunOptions, type run } from 'axe-core';
import type { Page } from 'playwright-core';
import { isLong } from './extent.ts';

/** What only depends on colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What the gate leaves out: the earlier lines of a log, which are of the kinds of the newest. */
const LEFT_OUT = isLong ? [] : [['.tb-stretch:not(:nth-last-child(-n+2))']];

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
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  // style sheets fetched anew are for a rule that is off, media for pages with videos or sounds
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(what === 'colours' && { runOnly: COLOURS }),
  };
  const asked = { context: { exclude: LEFT_OUT }, options };
  return page.evaluate(async ({ context, options }) => {
    const { axe } = window as unknown as { readonly axe: { readonly run: typeof run } };
    const { violations } = await axe.run(context, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, asked);
}
