import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../scripts/support/run.mjs';

/**
 * With PICTURES=1 a picture of the page becomes docs/pictures/<name>.png; otherwise none is taken,
 * since nobody would look at it.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  const place = path.join(root, 'docs/pictures');
  await mkdir(place, { recursive: true });
  await page.screenshot({ path: path.join(place, `${name}.png`) });
}
