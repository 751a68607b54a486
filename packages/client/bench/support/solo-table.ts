import type { Browser, Page } from 'playwright-core';

/** What the browser keeps of the person who sits there, besides motion at ordinary speed. */
interface Kept {
  readonly renderer?: 'auto' | 'webgl' | 'canvas';
}

/** Begins a match alone in a browser of its own, and waits until its table is in view. */
export async function soloTable(browser: Browser, origin: string, kept: Kept): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // what is fetched for later is nothing that a screen needs
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
