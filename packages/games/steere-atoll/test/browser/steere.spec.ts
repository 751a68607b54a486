import type { Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { EXAMINATION } from '../../../../../test/browser/support/extent.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { chooseBot } from '../../../../../test/browser/support/hands.ts';
import { lay, steereMatch } from '../../../../../test/browser/support/played-match.ts';
import {
  GAME,
  asked,
  cellOf,
  followHints,
  myTurn,
  openTable,
  openTableFor,
  point,
  ready,
  select,
  swap,
} from './support/steere-hands.ts';

test('two friends play to the end on the picture of the board, with a swap, and a third watches', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet, pixels: 2 });
  const code = await openTable(mira, 'Mira');
  const jonas = await newPage({ settings: quiet });
  await jonas.goto('/');
  await jonas.getByRole('listitem').filter({ hasText: 'Table of Mira' }).getByText(GAME).waitFor();
  await jonas.goto(`/j/${code}`);
  await jonas.getByText(GAME).first().waitFor();
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  const ada = await newPage({ viewport: phone, settings: quiet });
  await ada.goto(`/j/${code}`);
  await ada.getByRole('link', { name: 'Watch' }).click();
  for (const page of [mira, jonas, ada]) await ready(page);

  // what was selected may be left for another cell, or let go
  await select(mira, 'a1');
  await select(mira, 'e5');
  await mira.keyboard.press('Escape');
  expect(await mira.locator('[role=gridcell][aria-selected=true]').count()).toBe(0);
  await select(mira, 'e5');
  await mira.getByRole('button', { name: 'Place at e5' }).click();
  await jonas.getByRole('heading', { name: 'Swap?' }).waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await swap(jonas);
  expect(await ada.getByRole('button', { name: /Swap|Hint/ }).count()).toBe(0);
  // Strangers find this table in the lobby: nobody agreed on hints.
  for (const page of [mira, jonas])
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);

  // Jonas goes on as Black, from the north island to the south island
  for (const [white, black] of [
    ['a1', 'e4'],
    ['a2', 'd4'],
    ['a3', 'd3'],
    ['a4', 'c2'],
  ] as const) {
    await point(mira, white);
    await point(jonas, black);
  }
  await point(mira, 'a5');
  await myTurn(jonas);
  expect(await barriers(mira)).toEqual([]);
  expect(await barriers(ada)).toEqual([]);
  expect(await ada.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    phone.width,
  );
  await point(jonas, 'c1');
  for (const page of [mira, jonas, ada])
    await page
      .getByRole('dialog')
      .getByText(/connects? north and south/)
      .first()
      .waitFor();

  await mira.getByRole('button', { name: 'Look at the table' }).click();
  await mira.getByRole('button', { name: /^2\s*Jonas \(Black\),\s*swaps/ }).click();
  await mira.getByText('After move 2 of 12').waitFor();
  expect(await cellOf(mira, 'e4').getAttribute('aria-label')).toContain('empty');
  await mira.getByRole('button', { name: 'Back to now' }).click();
  expect(await cellOf(mira, 'e4').getAttribute('aria-label')).toContain('black stone');
});

test('two friends at a table of their own may ask for a hint, unless the host switches hints off', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  const code = await openTableFor(mira, { name: 'Mira', access: 'private' });
  const jonas = await newPage({ settings: quiet });
  await jonas.goto(`/j/${code}`);
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  const hints = jonas
    .getByRole('group', { name: 'Options' })
    .getByRole('paragraph')
    .filter({ hasText: 'Hints' });
  await hints.filter({ hasText: /on$/ }).waitFor();
  await mira.getByRole('switch', { name: 'Hints' }).click();
  await hints.filter({ hasText: /off$/ }).waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await mira.getByRole('switch', { name: 'Hints' }).click();
  await hints.filter({ hasText: /on$/ }).waitFor();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  for (const page of [mira, jonas]) {
    await ready(page);
    await page.getByRole('button', { name: 'Hint' }).waitFor();
  }
  await myTurn(mira);
  await mira.getByRole('button', { name: 'Hint' }).click();
  await mira.getByText(/The bot would place at/).waitFor();
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByText('Hints are allowed').waitFor();
});

test(
  'one person plays against a bot of the game to the end, with hints from a bot in the browser',
  EXAMINATION,
  async ({ newPage }) => {
    const mira = await newPage({ settings: quiet });
    await openTable(mira, 'Mira');
    await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
    await chooseBot(mira, 'Shallows');
    await mira.getByRole('button', { name: 'Start with 2 players' }).click();
    await ready(mira);
    const moves = await followHints(mira, (cell) =>
      cell === 'swap' ? swap(mira) : point(mira, cell),
    );
    expect(moves).toBeGreaterThan(2);
  },
);

test.describe('by keyboard alone', () => {
  /** Tab until the focus is on something with this name. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let tries = 0; tries < 60; tries++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const here = document.activeElement as HTMLInputElement | null;
        // The body holds all the words of the page, but nobody's focus.
        if (here === null || here === (document.body as HTMLElement)) return '';
        return (
          here.getAttribute('aria-label') ?? here.labels?.[0]?.textContent ?? here.textContent ?? ''
        );
      });
      if (name.test(found)) return;
    }
    throw new Error(`Tab does not lead to ${String(name)}`);
  }
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  test('one person finds the game, walks over the board, types moves, and plays to the end', async ({
    server,
    newPage,
  }) => {
    const [[, late = ''] = []] = await lay(server, [
      steereMatch({ names: ['Remora', 'Mira'], bots: { 0: 'shallows' }, moves: 8 }),
    ]);
    const mira = await newPage({ settings: quiet });
    await mira.goto('/');
    // As a person does, look for the field before pressing keys: a page without any takes the focus
    // nowhere.
    await mira.getByLabel('Your name').waitFor();
    await tabTo(mira, /Your name/);
    await mira.keyboard.type('Mira');
    await tabTo(mira, /^Atoll$/);
    await mira.keyboard.press('ArrowRight');
    await tabTo(mira, /Play a bot/);
    await mira.keyboard.press('Enter');
    await ready(mira);
    await myTurn(mira);

    await mira.keyboard.press('b');
    const home = await focused(mira);
    for (const key of [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Shift+ArrowLeft',
      'PageDown',
    ])
      await mira.keyboard.press(key);
    expect(await focused(mira)).not.toBe('');
    for (let i = 0; i < 12; i++) await mira.keyboard.press('ArrowUp');
    await mira
      .getByText(/North island|The board ends here/)
      .first()
      .waitFor({ state: 'attached' });
    expect(await focused(mira)).not.toBe(home);
    await mira.keyboard.press('Enter');
    await mira.locator('[role=gridcell][aria-selected=true]').waitFor();
    await mira.keyboard.press('Enter');
    await mira.locator('.sa-move').nth(1).waitFor();
    await mira
      .getByText(/(placed White at|swapped and plays Black)/)
      .first()
      .waitFor({ state: 'attached' });

    await asked(mira);
    await mira.keyboard.press('t');
    await mira.keyboard.type('z99');
    await mira.keyboard.press('Enter');
    await mira.getByRole('alert').getByText('There is no z99 on this board').waitFor();
    await mira.keyboard.press('Control+a');
    await mira.keyboard.press('Delete');
    await mira.keyboard.press('Shift+Tab');
    await mira.keyboard.press('?');
    await mira.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await barriers(mira)).toEqual([]);
    await mira.keyboard.press('Escape');

    // the end of a match on a smaller board
    await mira.goto(late);
    await ready(mira);
    await followHints(mira, async (cell) => {
      await mira.keyboard.press('t');
      await mira.keyboard.type(cell);
      await mira.keyboard.press('Enter');
      await mira.keyboard.press('Shift+Tab');
    });
  });
});
