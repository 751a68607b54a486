import type { Browser, Page } from 'playwright-core';

/** The stored data of the person, besides animations at normal speed. */
interface Kept {
  readonly renderer?: 'auto' | 'webgl' | 'canvas';
}

/** Starts a solo match in a browser context of its own, and waits until its table is visible. */
export async function soloTable(browser: Browser, origin: string, kept: Kept): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // files cached for later are not part of a screen
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const settings = JSON.stringify({ animation: 1, pace: 0, ...kept });
  await page.addInitScript((stored) => localStorage.setItem('atoll.settings', stored), settings);
  await page.goto(origin);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor({ state: 'attached' });
  return page;
}
