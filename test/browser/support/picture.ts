import { mkdir, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../scripts/support/run.mjs';

let folder: Promise<string> | undefined;

/**
 * Takes a picture of the page as PNG. With PICTURES=1 it becomes docs/pictures/<name>.png;
 * otherwise it goes to a temporary folder, so that a test run changes no file of the repository.
 * @returns where the picture is
 */
export async function takePicture(page: Page, name: string): Promise<string> {
  folder ??=
    process.env.PICTURES === '1' ? shown() : mkdtemp(path.join(os.tmpdir(), 'atoll-pictures-'));
  const file = path.join(await folder, `${name}.png`);
  await page.screenshot({ path: file });
  return file;
}

async function shown(): Promise<string> {
  const place = path.join(root, 'docs/pictures');
  await mkdir(place, { recursive: true });
  return place;
}
