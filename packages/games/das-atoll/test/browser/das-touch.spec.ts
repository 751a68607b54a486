import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { EXAMINATION } from '../../../../../test/browser/support/extent.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { decide } from './support/das-hands.ts';
import { lastRound } from './support/das-match.ts';
import { byMouse, type Press } from '../../../../../test/browser/support/map-hands.ts';
import { logged } from '../../../../../test/browser/support/log-lines.ts';
import {
  hostWithBots,
  openNewTable,
  seatPage,
} from '../../../../../test/browser/support/new-table.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { middleOf } from '../../../../../test/browser/support/point.ts';

const BOTS = { 1: 'random', 2: 'random', 3: 'random', 4: 'random' } as const;
/** With this seed Mira has 3 wood, 5 wool, 3 grain and 1 clay after the throw. */
const SEED = 'last 247';

/** A finger presses places of the map in the picture, once they lie still. */
async function tapOn(thing: Locator, within: { readonly timeout?: number } = {}): Promise<void> {
  const role = await thing.getAttribute('role', within);
  if (role !== 'gridcell') return thing.tap(within);
  const { x, y } = await middleOf(thing, within);
  return thing.page().touchscreen.tap(x, y);
}

/** The same for `decide`, which looks for another thing to press when this one went away. */
const byFinger: Press = (thing) => tapOn(thing, { timeout: 2_000 });

/** Whether all of it can be seen and pressed by a finger. */
async function fits(thing: Locator): Promise<void> {
  const box = await thing.boundingBox();
  expect(box).not.toBeNull();
  const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(phone.width);
  expect(y + height).toBeLessThanOrEqual(phone.height);
  expect(height).toBeGreaterThanOrEqual(32);
}

/** What else can be pressed or read below a line. */
const coveredBy = (page: Page, line: string): Promise<readonly string[]> =>
  page.locator(line).evaluate((said) => {
    const { x, y, right, bottom } = said.getBoundingClientRect();
    return [
      ...document.querySelectorAll('.das-map, .das-tabs button, .das-hand li, #tb-actions button'),
    ]
      .filter((other) => getComputedStyle(other).visibility === 'visible')
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.x < right && box.right > x && box.y < bottom && box.bottom > y;
      })
      .map((other) => other.textContent ?? '');
  });

/** A player, a card and a hex are pressed to learn what they are. */
async function tells(page: Page): Promise<void> {
  await page.locator('.das-strip button').nth(2).tap();
  await expect(page.locator('.das-player').nth(2)).toBeInViewport();
  await page.locator('.das-tabs').getByRole('button', { name: 'Map' }).tap();
  await page.locator('.das-hand li').first().tap();
  await page.getByRole('tooltip').getByText('Comes from forests').waitFor();
  const hex = page.getByRole('gridcell', { name: /of 36 throws/ }).first();
  const reason = page.locator('.tb-reason').getByText(/of 36 throws/);
  // the answer of a bot to the open offer can take the press or the text away
  await expect(async () => {
    await tapOn(hex);
    await reason.waitFor({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('tooltip')).toBeHidden();
}

/** Settlements, roads and ships of a seat in the log. */
const built = (page: Page, name: string): Locator =>
  page.locator('.tb-line').filter({ hasText: new RegExp(`^\\s*${name} builds a `) });

/** Two settlements, each with a piece beside it. */
async function setUp(page: Page, name: string, press: Press): Promise<void> {
  while ((await built(page, name).count()) < 4) await decide(page, press);
}

test(
  'two people and three bots set up a match, one by touch on a small phone',
  EXAMINATION,
  async ({ server, newPage }) => {
    const { url } = server;
    const grant = await openNewTable(url, { game: 'das-atoll', seats: 5 });
    const settings = { ...quiet, askFirst: 'never', firstTimes: 'off' };
    const mira = await newPage({ settings, viewport: phone, hand: 'finger' });
    await mira.goto(seatPage(url, grant));
    const ben = await newPage({ settings });
    await ben.goto(`${url}/j/${grant.code}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Join the table' }).click();
    for (const seat of [3, 4, 5])
      await mira.getByRole('button', { name: `Add bot to seat ${seat}` }).tap();
    await mira.getByRole('button', { name: 'Start with 5 players' }).tap();
    for (const page of [mira, ben]) await page.locator('.das-surface[data-ready=true]').waitFor();
    await Promise.all([setUp(mira, 'Mira', byFinger), setUp(ben, 'Ben', byMouse)]);
    for (const page of [mira, ben]) {
      const settlements = page.locator('.tb-line').filter({ hasText: 'builds a settlement' });
      await settlements.nth(9).waitFor({ state: 'attached' });
      await page
        .locator('.tb-rule')
        .filter({ hasText: 'Round 1: Mira’s turn.' })
        .waitFor({ state: 'attached' });
    }
  },
);

test('the last round of five on a small phone, by touch, to the score sheet', async ({
  server,
  newPage,
}) => {
  const match = lastRound({ names: ['Mira', '', '', '', ''], bots: BOTS, seed: SEED });
  const [[own = ''] = []] = await lay(server, [match]);
  const mira = await newPage({
    settings: { ...quiet, askFirst: 'never', firstTimes: 'off' },
    viewport: phone,
    hand: 'finger',
  });
  await mira.goto(own);
  await mira.locator('.das-surface[data-ready=true]').waitFor();
  expect(await mira.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const roll = mira.getByRole('button', { name: 'Roll' });
  await fits(roll);
  await logged([mira], /^Mira rolls/, () => roll.tap());

  // all kinds of action are in sight; a ship goes where the picture is pressed
  for (const name of [/^Settlement/, /^Road/, /^Ship/, /^Offer/, /^Bank/, /^End turn/])
    await fits(mira.locator('.tb-groups').getByRole('button', { name }));
  await mira.locator('.tb-groups').getByRole('button', { name: /^Ship/ }).tap();
  expect(await coveredBy(mira, '.das-wanted')).toEqual([]);
  const edge = mira.locator('#das-map [data-open=true]').first();
  await logged([mira], /^Mira builds a ship/, () => tapOn(edge));

  await mira
    .locator('.tb-groups')
    .getByRole('button', { name: /^Offer/ })
    .tap();
  const more = mira.getByRole('button', { name: 'You give: one more wool' });
  const want = mira.getByRole('button', { name: 'You want: one more grain' });
  for (const button of [more, more, want]) {
    await fits(button);
    await button.tap();
  }
  expect(await barriers(mira)).toEqual([]);
  const offer = mira.locator('.das-offer-form .tb-button.main');
  await logged([mira], /^Mira offers 2 wool for 1 grain\.$/, () => offer.tap());

  await tells(mira);
  // what stands beside the map on a wide screen stands behind buttons here
  for (const part of ['Players', 'Log', 'Dice', 'Points', 'Map']) {
    await mira.locator('.das-tabs').getByRole('button', { name: part }).tap();
    expect(await mira.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
  expect(await barriers(mira)).toEqual([]);
  for (let made = 0; await decide(mira, byFinger); made++) expect(made).toBeLessThan(1500);
  await mira.getByRole('dialog').getByRole('table').first().waitFor();
});

test('a whole match by touch on a small phone', EXAMINATION, async ({ server, newPage }) => {
  const mira = await newPage({
    settings: { ...quiet, askFirst: 'never', firstTimes: 'off' },
    viewport: phone,
    hand: 'finger',
  });
  await hostWithBots(mira, server.url, { game: 'das-atoll', seats: 4 });
  await mira.locator('.das-surface[data-ready=true]').waitFor();
  for (let made = 0; await decide(mira, byFinger); made++) expect(made).toBeLessThan(1500);
  await mira.getByRole('dialog').getByRole('table').first().waitFor();
});
