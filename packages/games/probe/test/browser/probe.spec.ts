import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '@atoll/engine';
import { probe } from '../../src/index.ts';
import type { Page } from 'playwright-core';
import { words } from '../../client/words.ts';
import { root } from '../../../../../scripts/support/run.mjs';
import { expect, test, type Fixtures } from '../../../../../test/browser/support/browser-test.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { pressAt } from '../../../../../test/browser/support/point.ts';

test.use({
  served: {
    program: path.join(
      import.meta.dirname,
      '../../../../../test/browser/support/server/unreleased-server.ts',
    ),
  },
});

/** With this seed Ada begins with nothing but ropes, and Ben with nothing but planks. */
const SEED = 'rope';
const ADA = ['Rope 13', 'Rope 16', 'Rope 7'] as const;
const BEN = ['Plank 21', 'Plank 6', 'Plank 30'] as const;
const BOTS = { 2: 'random', 3: 'random', 4: 'random' } as const;

/** Two people and three bots; nothing has happened yet. @returns the paths of the two */
async function match({
  server,
}: Pick<Fixtures, 'server'>): Promise<readonly [ada: string, ben: string]> {
  const [[ada = '', ben = ''] = []] = await lay(server, [
    {
      game: probe as AnyGame,
      names: ['Ada', 'Ben', '', '', ''],
      bots: BOTS,
      seed: SEED,
      options: probe.parseOptions({ rounds: 2 }),
      log: [],
      over: false,
    },
  ]);
  return [ada, ben];
}

const ready = (page: Page) => page.locator('.tb-surface[data-ready=true]').waitFor();
const asked = (page: Page, sentence: RegExp | string) =>
  page.locator('.status-bar').getByText(sentence).first().waitFor();
const logged = (page: Page, text: RegExp) =>
  page.getByRole('log').getByText(text).first().waitFor();
/** All that the page holds, seen or not. */
const contentOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

/** By mouse: the picture of a card, then the choice for it, each until it needs no more. */
async function press(page: Page, card: string, meant: RegExp): Promise<void> {
  await pressAt(page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${card},`) }));
  await choose(page, meant);
}

async function choose(page: Page, meant: RegExp): Promise<void> {
  const answers = page.locator('.tb-answers');
  const choice = answers.getByRole('button', { name: meant });
  if ((await choice.count()) > 0) await choice.click();
  const yes = answers.getByRole('button', { name: 'Confirm' });
  if ((await yes.count()) > 0) await yes.click();
}

/** By keyboard: Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const here = document.activeElement;
      return here === document.body
        ? ''
        : (here?.getAttribute('aria-label') ?? here?.textContent ?? '');
    });
    if (name.test(found)) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

/** By keyboard: Enter on the button, or on what has the focus, and on the second yes to it. */
async function sayYes(page: Page, name: RegExp | undefined): Promise<void> {
  if (name !== undefined) await tabTo(page, name);
  await page.keyboard.press('Enter');
  await page.locator('.tb-answers').getByRole('button', { name: 'Confirm' }).waitFor();
  await tabTo(page, /^Confirm$/);
  await page.keyboard.press('Enter');
}

test('two people and three bots play a game of hidden hands together, by mouse and by keyboard', async ({
  server,
  newPage,
}) => {
  const [atAda, atBen] = await match({ server });
  const ada = await newPage({ settings: quiet });
  const ben = await newPage({ settings: quiet, viewport: phone });
  const eve = await newPage({ settings: { ...quiet, textSize: 200 }, viewport: phone });
  const everybody = [ada, ben, eve];
  await ada.goto(atAda);
  await ben.goto(atBen);
  await eve.goto(atAda.replace('/m/', '/w/').replace(/#.*/, ''));
  for (const page of everybody) await ready(page);

  // several are asked at once, and each hand is on the page of its owner alone
  await asked(eve, 'Waiting for Ada and Ben');
  const secrets = async (page: Page): Promise<readonly string[]> => {
    const content = await contentOf(page);
    return [...ADA, ...BEN].filter((card) => content.includes(card));
  };
  expect(await Promise.all(everybody.map(secrets))).toEqual([ADA, BEN, []]);
  expect(await barriers(ada)).toEqual([]);
  expect(await barriers(ben)).toEqual([]);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  // a choice that nobody has answered yet is taken back
  await press(ada, 'Rope 13', /Discard/);
  await asked(eve, 'Ben’s turn');
  expect(await Promise.all([ben, eve].map(secrets))).toEqual([BEN, []]);
  await ada.getByRole('button', { name: 'Take back' }).click();
  await asked(eve, 'Waiting for Ada and Ben');
  await press(ada, 'Rope 7', /Discard/);
  await asked(ada, 'Ben must act.');
  await sayYes(ben, /^Discard: Plank 6/);
  for (const page of everybody) await logged(page, /All discard: .*Rope 7.*Plank 6/);

  // an offer, answered out of turn
  await asked(ada, 'Deliver or offer a card, or roll the die.');
  await press(ada, 'Rope 16', /Offer: Rope 16, worth 2 for a Plank/);
  await asked(ben, 'Ada offers Rope 16, worth 2. You may answer with a Plank.');
  await asked(ben, 'Ada’s turn');
  await ben
    .getByRole('alert')
    .getByText('You may answer with a Plank.')
    .waitFor({ state: 'attached' });
  expect(await barriers(ben)).toEqual([]);
  await sayYes(ben, /^Answer the offer: Plank 21/);
  await logged(ada, /Ben answers with Plank 21/);
  expect(await barriers(ada)).toEqual([]);
  await press(ada, 'Plank 21', /Take the answer of Ben/);
  for (const page of everybody) await logged(page, /Ada takes Plank 21.* of Ben for Rope 16/);
  await ada.getByRole('button', { name: 'Deliver', exact: true }).click();
  await ada
    .locator('.tb-choices')
    .getByRole('button', { name: /^Deliver: Plank 21/ })
    .click();
  await ada.getByRole('button', { name: 'Confirm' }).click();

  // dice
  await asked(ben, 'Deliver or offer a card, or roll the die.');
  await sayYes(ben, /^Roll the die$/);
  for (const page of everybody) await logged(page, /Ben rolls [1-6]\./);

  // the second round: along the own hand with the arrow keys
  await asked(ben, 'Choose a card to discard.');
  await tabTo(ben, /^(Plank|Rope|Sail) \d/);
  await ben.keyboard.press('ArrowRight');
  await sayYes(ben, undefined);
  await asked(ben, 'Ada must act.');
  await press(ada, 'Rope 13', /Discard/);
  await asked(ada, 'Deliver or offer a card, or roll the die.');
  await ada.getByRole('button', { name: 'Roll the die' }).click();
  await ada.getByRole('button', { name: 'Confirm' }).click();
  await asked(ben, 'Deliver or offer a card, or roll the die.');
  await sayYes(ben, /^Roll the die$/);

  // they all reach the same together
  const results = await Promise.all(
    everybody.map(async (page) => {
      const sheet = page.getByRole('dialog');
      const title = await sheet
        .getByRole('heading', { name: /^(Won|Lost) together: / })
        .innerText();
      const common = sheet.getByRole('table', { name: 'What you reached together' });
      return [title, await common.innerText()];
    }),
  );
  expect(new Set(results.map(String)).size).toBe(1);
  expect(results[0]?.[1]).toMatch(/Cards[^]*Waves[^]*Storm[^]*Total/);
  for (const page of [ada, ben]) expect(await barriers(page)).toEqual([]);
});

test('a table of five is opened from the lobby, with a friend and three bots', async ({
  newPage,
}) => {
  const ada = await newPage({ settings: quiet });
  await ada.goto('/');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Create a table' }).click();
  await ada.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '5' }).check();
  await ada.getByRole('group', { name: 'Rounds' }).getByRole('radio', { name: '1' }).check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.getByRole('heading', { name: 'Your table' }).waitFor();
  const code = (await ada.getByTestId('code').innerText()).trim();
  for (const seat of [3, 4, 5])
    await ada.getByRole('button', { name: `Add bot to seat ${seat}` }).click();
  const ben = await newPage({ settings: quiet });
  await ben.goto(`/j/${code}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join the table' }).click();
  await ada.getByRole('button', { name: 'Start with 5 players' }).click();
  for (const page of [ada, ben]) {
    await ready(page);
    await page.getByText('Round 1 of 1').waitFor();
    await asked(page, 'Choose a card to discard.');
    expect(await page.locator('.tb-crew > section').count()).toBe(5);
  }
});

test('neither build knows the game of the other', () => {
  const scriptsOf = (folder: string): string =>
    readdirSync(path.join(root, folder, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(root, folder, 'assets', file), 'utf8'))
      .join('\n');
  const [product, alone] = [scriptsOf('packages/client/dist'), scriptsOf('.cache/unreleased')];
  const [ofHouse, ofProbe] = ['Seaweed Sale', words.tagline];
  expect([product.includes(ofHouse), product.includes(ofProbe)]).toEqual([true, false]);
  expect([alone.includes(ofHouse), alone.includes(ofProbe)]).toEqual([false, true]);
});
