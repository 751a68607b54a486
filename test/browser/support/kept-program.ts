import type { Page } from 'playwright-core';
import { GUARD } from './guard.ts';

/** What a browser says of requests that have no answer. */
export const CUT = [/net::ERR_/, /Failed to load resource/];

/** Asks again and again until it is so. Throws when that takes too long. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const late = Date.now() + GUARD;
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error(`it never is so: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether a worker serves the page and keeps what tables begin with. */
export const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const pictures = await (await caches.open('atoll-pictures')).keys();
    return ['table-quick', 'fish-quick'].every((name) =>
      pictures.some(({ url }) => url.includes(`${name}-0.webp`)),
    );
  });
