import type { Page } from 'playwright-core';

/** As if the person had chosen another language in another tab. */
export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((chosen) => {
    const key = 'atoll.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
