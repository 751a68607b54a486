import { readFileSync } from 'node:fs';
import type { AnyGame, LogEntry } from '@atoll/engine';
import { dasAtoll } from '../../src/index.ts';
import type { Golden } from '@atoll/testkit';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';

const FILE = new URL('../golden/four.json', import.meta.url);
const NAMES = ['Mira', 'Jonas', 'Aki', 'Lea'];

test('a finished match with hidden hands is looked at with all hands open, from its own table too', async ({
  server,
  newPage,
}) => {
  const { seed, options, log } = JSON.parse(readFileSync(FILE, 'utf8')) as Golden & {
    readonly log: readonly LogEntry<unknown>[];
    readonly options: object;
  };
  const game = dasAtoll as AnyGame;
  const [[path = ''] = []] = await lay(server, [
    { game, names: NAMES, seed, options, log, over: true },
  ]);
  const page = await newPage({ settings: quiet });
  await page.goto(`${server.url}${path}`);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const range = page.getByRole('slider', { name: 'Where in the match' });
  await range.waitFor();
  const open = page.locator('.das-player .das-open');
  const half = Math.floor(Number(await range.getAttribute('max')) / 2);
  await range.fill(String(half));
  expect(await open.count()).toBe(0);

  await page.getByLabel('Seen by').selectOption({ label: 'all hands open' });
  await open.first().waitFor();
  await page.waitForURL((url) => url.search === `?at=${half}&seat=open`);
  expect(await barriers(page)).toEqual([]);

  const other = await newPage({ settings: quiet, viewport: phone });
  await other.goto(page.url());
  await other.locator('.das-strip button').first().click();
  await other.locator('.das-player .das-open').first().waitFor();
  expect(await barriers(other)).toEqual([]);

  await page.getByLabel('Seen by').selectOption({ label: 'a watcher' });
  await open.first().waitFor({ state: 'detached' });
});
