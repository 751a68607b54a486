import type { Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { decide, playOut } from './support/ark-hands.ts';
import { TIMEOUT_MS, type Press } from '../../../../../test/browser/support/map-hands.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { EXAMINATION } from '../../../../../test/browser/support/extent.ts';
import { hostWithBots } from '../../../../../test/browser/support/new-table.ts';
import { arkMatch, finalRound } from './support/played-ark.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { middleOf } from '../../../../../test/browser/support/point.ts';

const finger = {
  ...{ viewport: phone, settings: { ...quiet, askFirst: 'never' } },
  hand: 'finger',
} as const;
const TABS = ['Board', 'Crews', 'Awards', 'Log', 'Tokens'] as const;

/** A finger touches the picture of things on the map, and everything else itself. */
const byFinger: Press = async (thing) => {
  const role = await thing.getAttribute('role', { timeout: TIMEOUT_MS });
  if (role !== 'gridcell') return thing.tap({ timeout: TIMEOUT_MS });
  const { x, y } = await middleOf(thing, { timeout: TIMEOUT_MS });
  return thing.page().touchscreen.tap(x, y);
};

/** How far the page could be moved sideways, in pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Buttons of the table that a finger could miss, as text; a thing of a card is 24 px at least. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ark-root button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < 24;
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  );

const openPart = (page: Page, part: (typeof TABS)[number]): Promise<void> =>
  page.getByRole('button', { name: part, exact: true }).tap();

test('a match against bots begins by touch on a small phone, where every part has its tab', async ({
  server,
  newPage,
}) => {
  const mira = await newPage(finger);
  await hostWithBots(mira, server.url, { game: 'hidden-ark', seats: 3 });
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  while ((await mira.locator('.ark-row .legal').count()) === 0) await decide(mira, byFinger);
  await mira
    .locator('.tb-line')
    .filter({ hasText: 'Mira begins in' })
    .waitFor({ state: 'attached' });
  for (const part of TABS) {
    await openPart(mira, part);
    expect(await overhang(mira)).toBe(0);
    expect(await tooSmall(mira)).toEqual([]);
  }
  expect(await barriers(mira)).toEqual([]);
});

test('a whole match by touch on a small phone', EXAMINATION, async ({ server, newPage }) => {
  const mira = await newPage(finger);
  await hostWithBots(mira, server.url, { game: 'hidden-ark', seats: 2 });
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  await playOut([[mira, byFinger]]);
  await mira.getByRole('dialog').getByRole('table').first().waitFor();
});

test('a match against bots ends by touch on a small phone', async ({ server, newPage }) => {
  const bots = { 1: 'lagoon', 2: 'lagoon' };
  const match = { names: ['Mira', 'Jonas', 'Nerea'], bots, seed: 'c', until: finalRound };
  const [[path = ''] = []] = await lay(server, [arkMatch(match)]);
  const mira = await newPage(finger);
  await mira.goto(path);
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  await openPart(mira, 'Log');
  await mira.locator('.tb-step').last().waitFor();
  expect(await tooSmall(mira)).toEqual([]);
  await openPart(mira, 'Tokens');
  await playOut([[mira, byFinger]]);
  await mira.getByRole('dialog').getByRole('table').first().waitFor();
  expect(await overhang(mira)).toBe(0);
  expect(await barriers(mira)).toEqual([]);
});
