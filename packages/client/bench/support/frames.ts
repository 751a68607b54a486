import type { Browser, Page } from 'playwright-core';
import { decide, look } from '../../../../test/browser/support/hands.ts';
import { soloTable } from './solo-table.ts';

/** The frames during some decisions at a table. */
export interface Frames {
  readonly drawn: number;
  /** Frames that took longer than that, in ms. */
  readonly over33: number;
  readonly over50: number;
  /** The longest, in ms. */
  readonly longest: number;
}

/** The pause of the person between two decisions, long enough for animations to end, in ms. */
const PAUSE = 400;
/** The pause to look at the places that a first purchase offers, in ms. */
const GAZE = 4_000;

/** Measures, from now on, the time from each frame of the page to the next. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const watch = (now: number): void => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    Object.assign(window, { frameTimes: times });
  });
}

async function readFrames(page: Page): Promise<Frames> {
  const times = await page.evaluate(
    () => (window as unknown as { frameTimes: number[] }).frameTimes,
  );
  const over = (ms: number): number => times.filter((time) => time > ms).length;
  return {
    drawn: times.length,
    over33: over(33),
    over50: over(50),
    longest: Math.max(0, ...times),
  };
}

/**
 * Plays a number of solo decisions, with animations at normal speed, and counts frames meanwhile.
 */
export async function playFrames(
  browser: Browser,
  origin: string,
  {
    renderer,
    decisions,
  }: { readonly renderer: 'auto' | 'webgl' | 'canvas'; readonly decisions: number },
): Promise<Frames> {
  const page = await soloTable(browser, origin, { renderer });
  await page.waitForTimeout(GAZE);
  await watchFrames(page);
  await page.locator('.tb-groups').getByRole('button', { name: 'Buy coral' }).click();
  await page.locator('.tb-choices button').first().click();
  await page.waitForTimeout(GAZE);
  for (let taken = 0; taken < decisions && (await look(page)).kind !== 'over'; taken++) {
    await decide(page);
    await page.waitForTimeout(PAUSE);
  }
  const frames = await readFrames(page);
  await page.context().close();
  return frames;
}
