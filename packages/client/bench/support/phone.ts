import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium, noChromium } from '../../../../scripts/support/chromium.mjs';

/** A 4G connection as in common web page tests, and a phone four times slower than this machine. */
export const NETWORK = { down: 9_000, up: 9_000, roundTrip: 170 } as const;
export const SLOWDOWN = 4;

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--mute-audio',
];

/** A headless Chromium. Throws an error that says what to install when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(noChromium);
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** The connection of a visitor, and their settings of the client. */
export interface Manner {
  readonly network: 'as it is' | '4g';
}

/** A phone with an empty cache, on a first visit. */
export async function openPhone(browser: Browser, { network }: Manner): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // files cached for later are not part of a screen
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // a phone has no mouse, but some headless browsers assume a pointer that rests on the page
  await page.addInitScript(() =>
    window.addEventListener(
      'pointerover',
      (event) => event.pointerType === 'mouse' && event.stopImmediatePropagation(),
      { capture: true },
    ),
  );
  if (network === 'as it is') return page;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.roundTrip,
    downloadThroughput: NETWORK.down * 125,
    uploadThroughput: NETWORK.up * 125,
  });
  await slowDown(page);
  return page;
}

/** From now on the page runs as on a processor that many times slower. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
