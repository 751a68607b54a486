import { dasAtoll } from '@atoll/game-das-atoll';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { skilledMatch } from '../../../packages/games/das-atoll/test/browser/support/das-match.ts';
import { outOfSight } from '../support/in-sight.ts';
import { hostWithBots } from '../support/new-table.ts';
import { arkMatch } from '../../../packages/games/hidden-ark/test/browser/support/played-ark.ts';
import { lay } from '../support/played-match.ts';
import { middleOf } from '../support/point.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';

/** What stands in which language, and how large. */
const LOOKS = [
  { locale: 'en-GB', textSize: 100 },
  { locale: 'fr-FR', textSize: 100 },
  { locale: 'de-DE', textSize: 200 },
  { locale: 'cs-CZ', textSize: 200 },
] as const;

/** Mira's turn: she can pay settlement, road and ship. */
const turn = () =>
  skilledMatch({
    names: ['Mira', '', '', ''],
    bots: { 1: 'deep-sea', 2: 'deep-sea', 3: 'deep-sea' },
    seed: 'look 3',
    until: (state, seat) => {
      if (seat !== 0 || state.turn !== 0 || state.phase !== 'main') return false;
      const types = new Set(dasAtoll.legalActions(state, seat).map(({ type }) => type));
      return types.has('settlement') && types.has('road') && types.has('ship');
    },
  });

/** Expects everything in sight and in reach in this window. */
async function inSight(page: Page, viewport: typeof phone): Promise<void> {
  await page.setViewportSize(viewport);
  await page.locator('.das-surface[data-ready=true]').waitFor();
  await expect.poll(() => outOfSight(page)).toEqual([]);
}

/** What has just come takes no press for a moment. */
const takesPresses = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );

/** Whether the map is what a finger meets there. */
const isOfMap = (
  page: Page,
  at: { readonly x: number; readonly y: number },
): Promise<boolean | undefined> =>
  page.evaluate(
    ({ x, y }) => document.querySelector('.ark-map')?.contains(document.elementFromPoint(x, y)),
    at,
  );

/** Points at a place that takes a road as well as a ship. */
async function pointAtCoast(page: Page): Promise<void> {
  const answers = page.locator('.tb-answers button');
  for (const place of await page.locator('#das-map [data-open=true]').all()) {
    await place.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(place);
    await page.mouse.click(x, y);
    await answers.first().waitFor();
    if ((await answers.count()) > 2) return;
    await answers.last().click();
    await answers.first().waitFor({ state: 'detached' });
  }
  throw new Error('no place takes both');
}

/** Whatever part is open in the place of the map: to choose a place on it brings it back. */
async function bringsMap(page: Page): Promise<void> {
  const points = page.locator('.das-tabs [data-part=points]');
  await points.click();
  await expect(page.locator('.das-points')).toBeVisible();
  await page.locator('.das-grid [aria-disabled=false]').first().click();
  await expect(page.locator('.das-points')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('.das-grid [aria-expanded=true]')).toHaveCount(0);
}

test('Das Atoll: nothing to be pressed lies out of sight, in any language or size', async ({
  server,
  newPage,
}) => {
  const [[own = ''] = []] = await lay(server, [turn()]);
  for (const { locale, textSize } of LOOKS) {
    const settings = { ...quiet, askFirst: 'always', firstTimes: 'off', textSize };
    const page = await newPage({ settings, locale });
    await page.goto(own);
    for (const size of [desktop, phone]) await inSight(page, size);
    await bringsMap(page);
    await pointAtCoast(page);
    await inSight(page, phone);
    // which of both, then whether it is meant: the answers are there without looking for them
    const answers = page.locator('.tb-answers button');
    await answers.first().click();
    await expect(answers).toHaveCount(2);
    for (const size of [desktop, phone]) {
      await inSight(page, size);
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    }
    await page.context().close();
  }
});

for (const game of ['atoll', 'steere-atoll', 'hidden-ark'])
  test(`${game}: nothing to be pressed lies out of sight in large Czech letters`, async ({
    server,
    newPage,
  }) => {
    const settings = { ...quiet, firstTimes: 'off', textSize: 200 };
    const page = await newPage({ settings });
    await hostWithBots(page, server.url, { game, seats: 2 });
    await page.evaluate(
      (kept) => {
        localStorage.setItem('atoll.settings', kept);
        // another tab changed the settings: this one follows
        dispatchEvent(new StorageEvent('storage', { key: 'atoll.settings' }));
      },
      JSON.stringify({ ...settings, language: 'cs' }),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await page.locator('[data-ready=true] > canvas').waitFor();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await takesPresses(page);
      await expect.poll(() => outOfSight(page)).toEqual([]);
    }
  });

test('hidden-ark: what an action offers is shown whole, wherever it is chosen', async ({
  server,
  newPage,
}) => {
  const match = arkMatch({
    names: ['Mira', 'Jonas'],
    bots: { 1: 'lagoon' },
    seed: 'c',
    until: ({ round, turn }) => round >= 6 && turn.seat === 0 && turn.rescues > 0 && turn.moves > 0,
  });
  const [[own = ''] = []] = await lay(server, [match]);
  const page = await newPage({ settings: { ...quiet, askFirst: 'always', firstTimes: 'off' } });
  await page.goto(own);
  await page.locator('.ark-surface[data-ready=true] > canvas').waitFor();
  const groups = page.locator('.ark-do .tb-groups .tb-button:not([aria-disabled=true])');
  const pointed = page.getByText('Choose one of the lit places on the map.');
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await groups.first().waitFor();
    const names = await groups.allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    let toPointAt = 0;
    for (const [at] of names.entries()) {
      await groups.nth(at).click();
      await takesPresses(page);
      await expect.poll(() => outOfSight(page)).toEqual([]);
      const isPointedAt = await pointed.isVisible();
      if (isPointedAt) toPointAt += 1;
      // nothing lies over the map, whatever is opened
      const map = (await page.locator('.ark-map').boundingBox())!;
      const actions = (await page.locator('#tb-actions').boundingBox())!;
      expect(actions.y).toBeGreaterThanOrEqual(map.y + map.height - 4);
      const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
      expect(await isOfMap(page, middle)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(groups).toHaveCount(names.length);
    }
    expect(toPointAt).toBeGreaterThan(0);
  }
});

test('hidden-ark: on a phone the card of a fish lies beside the map, until it is closed', async ({
  server,
  newPage,
}) => {
  const match = arkMatch({
    names: ['Mira', 'Jonas'],
    bots: { 1: 'lagoon' },
    seed: 'c',
    until: ({ round, turn, phase, frames }) =>
      round >= 4 && turn.seat === 0 && phase === 'action' && frames.length === 0,
  });
  const [[own = ''] = []] = await lay(server, [match]);
  const settings = { ...quiet, firstTimes: 'off' };
  const page = await newPage({ settings, viewport: phone });
  await page.goto(own);
  await page.locator('.ark-surface[data-ready=true] > canvas').waitFor();
  const map = page.locator('.ark-map');
  const card = page.locator('.ark-note');
  for (const fish of await page.locator('#ark-map [aria-label*="fish:"]').all()) {
    const at = await middleOf(fish);
    if ((await isOfMap(page, at)) !== true) continue;
    await page.mouse.click(at.x, at.y);
    await expect(card).toBeVisible();
    const [below, above] = [(await card.boundingBox())!, (await map.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    const close = page.getByRole('button', { name: 'Close', exact: true });
    const { width, height } = (await close.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    await close.click();
    await expect(card).toBeHidden();
    return;
  }
  throw new Error('no fish is in sight');
});
