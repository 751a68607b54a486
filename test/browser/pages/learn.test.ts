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
const litOn = (page: Page, map: string): Locator =>
  page.locator(`${map} [data-open=true][aria-label*="suggested"]`);
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

const answers = (page: Page): Locator =>
  page.locator('.tb-answers').getByRole('button', { name: /^Confirm$/ });

/** Follows the light on the map of Hidden Ark, on its board and in its row. */
const overSeas: Seeker = {
  buttons: (page) => [
    answers(page),
    suggested(page, '.tb-answers button'),
    suggested(page, '.tb-choices button'),
    page.locator('.ark-item.advised'),
    suggested(page, '.tb-groups button:not([aria-expanded=true])'),
  ],
  things: (page) => [litOn(page, '#ark-map')],
  otherwise: async () => undefined,
};

/** A kind of card that the text asks for, and that is not yet on its side of the offer. */
const missing = (side: string, resource: string, says: string): string =>
  `body:has(.lesson-says:has-text("${says}")) .das-stepper[aria-label="${side}"] ` +
  `li:not(.some) button[aria-label="${side}: one more ${resource}"]`;
const OFFERS = [
  missing('You give', 'wood', '1 clay'),
  missing('You give', 'ore', '1 clay'),
  missing('You want', 'clay', '1 clay'),
  missing('You give', 'grain', '1 grain'),
  missing('You want', 'wool', '1 grain'),
];

/** Follows the light on the map of Das Atoll, and offers and exchanges as the text says. */
const overAtolls: Seeker = {
  buttons: (page) => [
    answers(page),
    ...OFFERS.map((missed) => page.locator(missed)),
    page.locator('.das-offer-form .tb-button.main'),
    page.locator('.das-offer .tb-button.main'),
    page.locator('.das-bank-form button[aria-label^="1 ore"][aria-disabled=false]'),
    suggested(page, '.tb-answers button'),
    suggested(page, '.tb-choices button'),
    suggested(page, '.tb-groups button:not([aria-expanded=true])'),
  ],
  things: (page) => [litOn(page, '#das-map')],
  otherwise: async () => undefined,
};

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

/** Every first match is played to its end, and by mouse, by finger and by keys two of them each. */
test('the tutorial of hidden-ark is played by mouse', async () => {
  const page = await house.audience.person({ settings: quiet });
  await open(page, 'hidden-ark', '.ark-surface');
  expect(await barriers(page)).toEqual([]);
  await learn(page, { hand: HANDS.mouse, seeker: overSeas });
  await takePicture(page, 'learn-hidden-ark-end');
  expect(await barriers(page)).toEqual([]);
}, 400_000);

const ON_A_PHONE = {
  atoll: {
    surface: '.at-surface',
    seeker: overReef((page) => page.getByRole('tab', { name: 'Actions', selected: false })),
  },
  'steere-atoll': { surface: '.sa-surface', seeker: overBoard },
  'hidden-ark': { surface: '.ark-surface', seeker: overSeas },
  'das-atoll': { surface: '.das-surface', seeker: overAtolls },
} as const;

test.each([
  ['atoll', 'finger'],
  ['das-atoll', 'finger'],
  ['hidden-ark', 'keys'],
  ['steere-atoll', 'keys'],
] as const)(
  'the tutorial of %s is played on a small phone: %s',
  async (game, hand) => {
    const person = hand === 'finger' ? { hand } : {};
    const page = await house.audience.person({ viewport: phone, settings: quiet, ...person });
    const { surface, seeker } = ON_A_PHONE[game];
    await open(page, game, surface);
    expect(await barriers(page)).toEqual([]);
    const told: { readonly said: string; readonly y: number }[] = [];
    await learn(page, {
      hand: HANDS[hand],
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
