import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { phone } from './visitors.ts';

/** A notice on a small phone covers neither the bar above nor the table below. */
export async function expectRoomFor(page: Page, selector: string): Promise<void> {
  const box = async (of: string) => (await page.locator(of).boundingBox())!;
  const [bar, notice, table] = [
    await box('.status-bar'),
    await box(selector),
    await box('.table-place'),
  ];
  expect(notice.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  expect(table.y).toBeGreaterThanOrEqual(notice.y + notice.height - 1);
  expect(notice.x + notice.width).toBeLessThanOrEqual(phone.width);
  expect(notice.height).toBeLessThan(phone.height / 4);
}
