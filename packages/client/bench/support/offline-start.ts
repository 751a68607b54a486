import type { Browser } from 'playwright-core';
import { isKept, until } from '../../../../test/browser/support/kept-program.ts';
import type { GameServer } from '../../../../test/browser/support/server/game-server.ts';
import { slowDown } from './phone.ts';

/** The times of a start without a network, in ms after the page was requested. */
export interface OfflineStart {
  /** The button that starts a match against bots can be pressed. */
  readonly playable: number;
}

/**
 * Lets a phone cache the program, disconnects it, and opens the program a number of times, each in
 * a new page on a slowed processor.
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
