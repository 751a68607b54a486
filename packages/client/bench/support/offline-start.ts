import type { Browser } from 'playwright-core';
import { isKept, until } from '../../../../test/browser/support/kept-program.ts';
import type { GameServer } from '../../../../test/browser/support/game-server.ts';
import { slowDown } from './phone.ts';

/** What a page without a network begins with, in ms after it was asked for. */
export interface OfflineStart {
  /** The button that begins a match against bots can be pressed. */
  readonly playable: number;
}

/**
 * Lets a phone keep the program, cuts it from the network, and opens the program anew so many
 * times, each in a page of its own on a processor that is slowed down.
 */
export async function startOffline(
  browser: Browser,
  server: Pick<GameServer, 'url'>,
  runs: number,
): Promise<readonly OfflineStart[]> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, locale: 'en-GB' },
    ...{ isMobile: true, hasTouch: true },
  });
  const first = await context.newPage();
  await first.goto(server.url);
  await until(() => isKept(first));
  await first.close();
  await context.setOffline(true);
  const starts: OfflineStart[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('button')].some((each) => each.textContent === 'Play solo'),
      undefined,
      { polling: 10, timeout: 60_000 },
    );
    starts.push({ playable: await page.evaluate(() => performance.now()) });
    await page.close();
  }
  await context.close();
  return starts;
}
