import type { Locator, Page } from 'playwright-core';
import type { Seeker } from './learner.ts';

const suggested = (page: Page, where: string): Locator =>
  page.locator(where).filter({ has: page.getByRole('img', { name: 'suggested' }) });
const litOn = (page: Page, map: string): Locator =>
  page.locator(`${map} [data-open=true][aria-label*="suggested"]`);
const lit = (page: Page, where: string): Locator =>
  page.locator(`${where} .tb-entry[aria-label*="suggested"]`);

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
  things: (page) => [lit(page, '.at-a11y-tree'), page.locator('.tb-answers button')],
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
    // the board may lie behind a tab
    page.locator('.ark-item.advised:visible'),
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

/** How a person finds out what to do in the first match of a game, on a desk and on a phone. */
export interface LessonSeekers {
  /** What the table is drawn on. */
  readonly surface: string;
  readonly desktop: Seeker;
  readonly phone: Seeker;
}

export type LessonGame = 'atoll' | 'steere-atoll' | 'hidden-ark' | 'das-atoll';

export const LESSON_SEEKERS: Readonly<Record<LessonGame, LessonSeekers>> = {
  atoll: {
    surface: '.at-surface',
    desktop: overReef((page) => page.locator('.tb-groups button[aria-disabled=false]')),
    phone: overReef((page) => page.getByRole('tab', { name: 'Actions', selected: false })),
  },
  'steere-atoll': { surface: '.sa-surface', desktop: overBoard, phone: overBoard },
  'hidden-ark': { surface: '.ark-surface', desktop: overSeas, phone: overSeas },
  'das-atoll': { surface: '.das-surface', desktop: overAtolls, phone: overAtolls },
};
