import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { phone, quiet } from '../support/audience.ts';
import { barriers } from '../support/barriers.ts';
import { openHouse } from '../support/house.ts';
import { HANDS, learn, type Seeker } from '../support/learner.ts';
import { takePicture } from '../support/picture.ts';

const house = openHouse();

const suggested = (page: Page, where: string): Locator =>
  page.locator(where).filter({ has: page.getByRole('img', { name: 'suggested' }) });
const lit = (page: Page, where: string): Locator =>
  page.locator(`${where} .tb-entry[aria-label*="suggested"]`);
const bar = (page: Page): Locator => page.getByRole('region', { name: 'What to do' });

/** Follows the light on the board; where there is none, the bot in the browser. */
const overBoard: Seeker = {
  buttons: (page) => [page.getByRole('button', { name: /^(Swap: take|Yes, swap)/ })],
  things: (page) => [lit(page, '#sa-board')],
  otherwise: async (page) => {
    if ((await page.locator('#sa-board [data-open=true]').count()) > 0)
      await page.keyboard.press('h');
  },
};

/**
 * Follows the light, and then feeds and buys like a beginner, by the lists of what can be done;
 * `closed` are what such lists are behind.
 */
const overReef = (closed: (page: Page) => Locator): Seeker => ({
  buttons: (page) => [
    page.locator('.tb-answers').getByRole('button', { name: /^(Confirm|Yes, pass)$/ }),
    suggested(page, '.tb-answers button'),
    suggested(page, '.tb-choices button'),
    suggested(page, 'button'),
  ],
  things: (page) => [lit(page, '.at-mirror'), page.locator('.tb-answers button')],
  otherwise: async (page, hand) => {
    const lists = [page.locator('.tb-choices button'), closed(page)];
    for (const list of lists) if ((await list.count()) > 0) return hand.press(list.first());
    await hand.press(page.getByRole('button', { name: /^Pass/ }));
  },
});

async function open(page: Page, game: string, surface: string): Promise<void> {
  await page.goto(`${house.server.url}/learn/${game}`);
  await page.locator(`${surface}[data-ready=true]`).waitFor();
  await bar(page).waitFor();
}

test('somebody new is offered the tutorial, leaves it, finds it again, and plays it by mouse', async () => {
  const page = await house.audience.person({ settings: quiet });
  await page.goto(house.server.url);
  await page.getByRole('link', { name: /New to Atoll\? Learn it/ }).waitFor();
  await takePicture(page, 'learn-lobby');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await page.getByRole('link', { name: /New to Steere’s Atoll\? Learn it/ }).click();
  await bar(page).getByText('Part 1 of 3').waitFor();
  await page.locator('.sa-surface[data-ready=true]').waitFor();
  await takePicture(page, 'learn-steere');
  expect(await barriers(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await bar(page).getByText('(2/3)').waitFor();

  await page.getByRole('link', { name: 'Back to lobby' }).click();
  await page.getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await page.getByRole('link', { name: 'Go on with your first match of Steere’s Atoll' }).click();
  await bar(page).getByText('(2/3)').waitFor();
  await learn(page, { hand: HANDS.mouse, seeker: overBoard });
  await takePicture(page, 'learn-steere-end');
  expect(await barriers(page)).toEqual([]);

  // who has no name yet is asked for one, and then the match begins
  await bar(page).getByRole('button', { name: 'Play against Shallows' }).click();
  await bar(page).getByRole('alert').waitFor();
  await bar(page).getByLabel('Your name').fill('Mira');
  await bar(page).getByRole('button', { name: 'Play against Shallows' }).click();
  await page.waitForURL(/\/m\//);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
}, 400_000);

const TUTORIALS = {
  atoll: {
    surface: '.at-surface',
    desktop: overReef((page) => page.locator('.tb-groups button[aria-disabled=false]')),
    phone: overReef((page) => page.getByRole('tab', { name: 'Actions', selected: false })),
  },
  'steere-atoll': { surface: '.sa-surface', desktop: overBoard, phone: overBoard },
} as const;

test.each([
  ['atoll', 'mouse'],
  ['atoll', 'keys'],
  ['steere-atoll', 'keys'],
] as const)(
  'the tutorial of %s is played to its end: %s',
  async (game, hand) => {
    const page = await house.audience.person({ settings: quiet });
    const { surface, desktop } = TUTORIALS[game];
    await open(page, game, surface);
    await learn(page, { hand: HANDS[hand], seeker: desktop });
    await takePicture(page, `learn-${game}-${hand}-end`);
    expect(await barriers(page)).toEqual([]);
  },
  400_000,
);

test.each(['atoll', 'steere-atoll'] as const)(
  'the tutorial of %s is played with a finger on a small phone',
  async (game) => {
    const page = await house.audience.person({ viewport: phone, hand: 'finger', settings: quiet });
    const { surface, phone: seeker } = TUTORIALS[game];
    await open(page, game, surface);
    expect(await barriers(page)).toEqual([]);
    const told: { readonly said: string; readonly y: number }[] = [];
    await learn(page, {
      hand: HANDS.finger,
      seeker,
      onStep: async (said) => {
        const { y = 0 } = (await page.locator('.table-place').boundingBox()) ?? {};
        told.push({ said, y });
        await takePicture(page, `learn-${game}-phone-${told.length}`);
      },
    });
    // the table stays where it is, whatever is said before the end, where a name is asked for
    const moved = told.slice(0, -1).filter(({ y }) => y !== told[0]?.y);
    expect(moved).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  },
  400_000,
);

test('a rule that a step names opens beside the table', async () => {
  const page = await house.audience.person({ settings: quiet });
  await open(page, 'atoll', '.at-surface');
  await takePicture(page, 'learn-atoll');
  expect(await barriers(page)).toEqual([]);
  await bar(page).getByRole('link', { name: 'Rule X7' }).click();
  await page.getByRole('complementary', { name: /Rules of Atoll/ }).waitFor();
}, 240_000);

test('a waiting room offers it on a page of its own', async () => {
  const page = await house.audience.person({ settings: quiet });
  await page.goto(house.server.url);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /New to Atoll\? Learn it/ }).click();
  const other = await opened;
  await bar(other).getByText('Part 1 of 2').waitFor();
  await takePicture(page, 'learn-room');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('heading', { name: 'Your table' }).waitFor();
}, 240_000);
