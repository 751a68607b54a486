import { dasAtoll } from '../../src/index.ts';
import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../../../../../test/browser/support/browser-test.ts';
import { EXAMINATION } from '../../../../../test/browser/support/extent.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { changed, look } from './support/das-hands.ts';
import { lastRound, skilledMatch } from './support/das-match.ts';
import { logged } from '../../../../../test/browser/support/log-lines.ts';
import type { Asked } from '../../../../../test/browser/support/map-hands.ts';
import { openNewTable, seatPage } from '../../../../../test/browser/support/new-table.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { pressByKey } from '../../../../../test/browser/support/press-by-key.ts';
import { tabTo } from '../../../../../test/browser/support/tab-to.ts';
import { quiet } from '../../../../../test/browser/support/visitors.ts';

/** A person at a page without any picture. */
async function person({ newPage }: Pick<Fixtures, 'newPage'>): Promise<Page> {
  const page = await newPage();
  await page.addInitScript(() => {
    const settings = { animation: 0, renderer: 'canvas', pace: 0, askFirst: 'never' };
    localStorage.setItem('atoll.settings', JSON.stringify(settings));
    new MutationObserver(() =>
      document.querySelectorAll('canvas').forEach((canvas) => canvas.remove()),
    ).observe(document, { childList: true, subtree: true });
  });
  return page;
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Goes to the next place of the map that is open, and chooses it. @returns what it is called */
async function chooseOnMap(page: Page): Promise<string> {
  await tabTo(page, '#das-map [role=gridcell]');
  await page.keyboard.press('PageDown');
  const name = await focused(page);
  await page.keyboard.press('Enter');
  return name;
}

/** The letter that a button of the bar shows; '' if it is there no more. */
const letterOf = (page: Page, { selector, index }: Asked): Promise<string> =>
  page.evaluate(
    ([wanted, nth]) =>
      document.querySelectorAll(wanted)[nth]?.querySelector('kbd')?.textContent ?? '',
    [selector, index] as const,
  );

/** Presses the requested button, with its letter or where Tab leads. */
async function pressByKeys(page: Page, asked: Asked): Promise<void> {
  if (asked.selector.startsWith('.tb-groups')) {
    const letter = await letterOf(page, asked);
    if (letter !== '') await page.keyboard.press(letter.toLowerCase());
  } else {
    await tabTo(page, asked.selector, { nth: asked.index });
    await page.keyboard.press('Enter');
  }
}

/** Answers the prompt with keys alone. @returns whether the match goes on */
async function decide(page: Page): Promise<boolean> {
  const asked = await look(page);
  if (asked.kind === 'over') return false;
  if (asked.kind === 'waiting') {
    await page.waitForTimeout(15);
    return true;
  }
  try {
    if (asked.kind === 'map') await chooseOnMap(page);
    else await pressByKeys(page, asked);
  } catch (error) {
    // an offer may have been withdrawn meanwhile: then it is looked at anew
    if ((await look(page)).signature === asked.signature) throw error;
  }
  await changed(page, asked.signature);
  return true;
}

/** Chooses a place of the set-up. @returns what it is called */
async function place(page: Page): Promise<string> {
  const { signature } = await look(page);
  const name = await chooseOnMap(page);
  await changed(page, signature);
  // a coast takes a road and a ship: then it is asked which, with a way back
  const back = page.locator('.tb-answers').getByRole('button', { name: 'Back', exact: true });
  if ((await back.count()) > 0) await decide(page);
  return name;
}

/** A placement of the set-up: what the first place for it is called, and what the log says. */
const SETTLEMENT = {
  called: /^corner between .+ and .+, open for a settlement$/,
  line: /^Mira builds a settlement, at /,
};
const PIECE = {
  asked: 'Place a road or a ship beside it.',
  called: /^edge (between .+ and|in the) .+, open for (a road|a ship|a road and a ship)$/,
  line: /^Mira builds a (road|ship), (between|in) /,
};
const PLACEMENTS = [
  { ...SETTLEMENT, asked: 'Place a settlement on the small atoll.' },
  PIECE,
  { ...SETTLEMENT, asked: 'Place a settlement on the large atoll.' },
  PIECE,
];

test('the throw for who begins, the set-up and the first throw by keyboard alone, without the picture of the map', async ({
  server,
  newPage,
}) => {
  const mira = await person({ newPage });
  const { url } = server;
  const own = seatPage(url, await openNewTable(url, { game: 'das-atoll', seats: 4 }));
  await mira.goto(own);
  for (const seat of [2, 3, 4]) await pressByKey(mira, `Add bot to seat ${seat}`);
  await pressByKey(mira, 'Start with 4 players');
  await mira.locator('#das-map').waitFor({ state: 'attached' });
  expect(await mira.locator('canvas').count()).toBe(0);
  await mira
    .locator('.status-bar')
    .getByText(/^Throw for the first turn/)
    .waitFor();
  await logged([mira], /begins\.$/, () => mira.keyboard.press('r'));
  for (const { asked, called, line } of PLACEMENTS) {
    await mira.locator('.status-bar').getByText(asked).waitFor();
    expect(await logged([mira], line, () => place(mira))).toMatch(called);
  }
  await mira.getByRole('button', { name: /^Roll/ }).waitFor();
  await logged([mira], /^Mira rolls [1-6] and [1-6]/, () => mira.keyboard.press('r'));
  expect(await barriers(mira)).toEqual([]);
});

/** Played by bots until one seat has so many points, before the throw of the first. */
const LATE = 9;

test(
  'the last third of a match by keyboard alone, to the score sheet',
  EXAMINATION,
  async ({ server, newPage }) => {
    const match = skilledMatch({
      names: ['Mira', '', '', ''],
      bots: { 1: 'deep-sea', 2: 'deep-sea', 3: 'deep-sea' },
      seed: 'j',
      until: (state, seat) =>
        seat === 0 &&
        state.turn === 0 &&
        state.phase === 'roll' &&
        dasAtoll.outcome(state).scores.some(({ total }) => total >= LATE),
    });
    const [[own = ''] = []] = await lay(server, [match]);
    const mira = await person({ newPage });
    await mira.goto(own);
    await mira.getByRole('button', { name: /^Roll/ }).waitFor();
    const rolled = mira.locator('.tb-log').getByText(/^Mira rolls/);
    const before = await rolled.count();
    for (let made = 0; await decide(mira); made++) expect(made).toBeLessThan(9000);
    const sheet = mira.getByRole('dialog').getByRole('table').first();
    await sheet.waitFor();
    expect(await sheet.innerText()).toMatch(/Lanes between the atolls/);
    expect(await rolled.count()).toBeGreaterThan(before);
    expect(await mira.locator('canvas').count()).toBe(0);
    expect(await barriers(mira)).toEqual([]);
  },
);

/** Presses the key of a kind of action once it can be taken: the log may tell of it before. */
async function pressWhenOpen(page: Page, group: string, key: string): Promise<void> {
  const open = page.locator('.tb-groups button[aria-disabled=false]');
  await open.filter({ hasText: group }).waitFor();
  await page.keyboard.press(key);
}

/** With this seed the throw is a ten, after which Mira has 2 wood, 1 wool, 7 clay, 1 ore. */
const SEED = 'last 1100';

test(
  'the last round by keyboard alone: a ship, the bank, an offer, the score sheet',
  EXAMINATION,
  async ({ server, newPage }) => {
    const bots = { 1: 'random', 2: 'random', 3: 'random', 4: 'random' } as const;
    const match = lastRound({ names: ['Mira', '', '', '', ''], bots, seed: SEED });
    const [[own = ''] = []] = await lay(server, [match]);
    const mira = await person({ newPage });
    await mira.goto(own);
    await mira.getByRole('button', { name: /^Roll/ }).waitFor();
    await logged([mira], /^Mira rolls/, () => mira.keyboard.press('r'));

    // a ship, on a place that says what it is open for
    await mira.getByRole('button', { name: /^Ship/ }).waitFor();
    await mira.keyboard.press('f');
    const built = /^Mira builds a ship, between/;
    expect(await logged([mira], built, () => chooseOnMap(mira))).toMatch(
      /^edge between .+, open for .*a ship/,
    );

    // the bank takes four clay for one ore
    await pressWhenOpen(mira, 'Bank', 'x');
    await tabTo(mira, '.das-bank-form .das-pick button[aria-label="4 clay"]');
    await mira.keyboard.press('Enter');
    await tabTo(mira, '.das-bank-form .das-pick button[aria-label^="1 ore"]');
    const exchanged = /^Mira gives the bank 4 clay for 1 ore\.$/;
    await logged([mira], exchanged, () => mira.keyboard.press('Enter'));

    // an offer
    await pressWhenOpen(mira, 'Offer', 't');
    for (const label of ['You give: one more wood', 'You want: one more grain']) {
      await tabTo(mira, `.das-offer-form button[aria-label="${label}"]`);
      await mira.keyboard.press('Enter');
    }
    await tabTo(mira, '.das-offer-form .tb-button.main');
    const offered = /^Mira offers 1 wood for 1 grain\.$/;
    await logged([mira], offered, () => mira.keyboard.press('Enter'));

    await mira.keyboard.press('e');
    for (let made = 0; await decide(mira); made++) expect(made).toBeLessThan(4000);
    await mira.getByRole('dialog').getByRole('table').first().waitFor();
    expect(await barriers(mira)).toEqual([]);
  },
);

test('Enter confirms a question, and the keyboard focus on the map is easy to see', async ({
  server,
  newPage,
}) => {
  const match = skilledMatch({
    names: ['Mira', '', '', ''],
    bots: { 1: 'deep-sea', 2: 'deep-sea', 3: 'deep-sea' },
    seed: 'look 3',
    until: (state, seat) =>
      seat === 0 &&
      state.phase === 'main' &&
      dasAtoll.legalActions(state, seat).some(({ type }) => type === 'ship'),
  });
  const [[own = ''] = []] = await lay(server, [match]);
  const mira = await newPage({ settings: { ...quiet, askFirst: 'always', firstTimes: 'off' } });
  await mira.goto(own);
  await mira.locator('.das-surface[data-ready=true]').waitFor();
  await mira.keyboard.press('f');
  await tabTo(mira, '#das-map [role=gridcell]');
  await mira.keyboard.press('PageDown');
  const ring = await mira.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return [outlineStyle, outlineWidth];
  });
  expect(ring).toEqual(['solid', '3px']);
  await mira.keyboard.press('Enter');
  const answers = mira.locator('.tb-answers');
  await answers.getByRole('button', { name: 'Confirm' }).waitFor();
  await answers.focus();
  await logged([mira], /^Mira builds a ship/, () => mira.keyboard.press('Enter'));
});
