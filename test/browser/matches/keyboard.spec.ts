import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { quiet } from '../support/visitors.ts';
import { isLong } from '../support/extent.ts';
import { barriers } from '../support/barriers.ts';
import { look } from '../support/hands.ts';
import { layMatches } from '../support/played-match.ts';

/** More actions than this a round would only make the match longer. */
const ACTIONS = 3;

/** The name of what has the focus; '' for the page itself. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement as HTMLInputElement | null;
    if (here === null || here === (document.body as HTMLElement)) return '';
    return (
      here.labels?.[0]?.textContent ??
      here.getAttribute('aria-label') ??
      here.textContent ??
      ''
    ).trim();
  });

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let tries = 0; tries < 80; tries++) {
    await press(page, 'Tab');
    seen.push(await focused(page));
    if (name.test(seen.at(-1) ?? '')) return;
  }
  throw new Error(
    `Tab does not lead to ${String(name)}, only to ${[...new Set(seen)].join(' | ')}`,
  );
}

/**
 * Whether the focus comes by itself to something with this name: the table may have moved on
 * meanwhile.
 */
async function focusComesTo(page: Page, name: RegExp): Promise<boolean> {
  for (const deadline = Date.now() + 2_000; Date.now() < deadline; await page.waitForTimeout(20))
    if (name.test(await focused(page))) return true;
  return false;
}

/** What the polite region or the alert has said last. */
const said = (page: Page, role: 'status' | 'alert', words: RegExp): Promise<void> =>
  page
    .locator(`#at-status [role=${role}] p`)
    .last()
    .filter({ hasText: words })
    .waitFor({ state: 'attached' });

/**
 * A table against a bot, from the lobby, without a mouse; the canvas of the table is taken off the
 * page as soon as it comes.
 */
async function sitDown(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('atoll.settings', '{"animation":0,"renderer":"canvas","pace":0}');
    new MutationObserver(() =>
      document.querySelectorAll('canvas').forEach((canvas) => canvas.remove()),
    ).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  await page.getByLabel('Your name').waitFor();
  await tabTo(page, /Your name/);
  await page.keyboard.type('Mira');
  for (const [waits, name] of [
    ['Create a table', /^Create a table$/],
    ['Open the table', /^Open the table$/],
    ['Add bot', /^Add bot/],
    ['Start with 2', /^Start with 2 players$/],
  ] as const) {
    await page.getByRole('button', { name: waits, disabled: false }).first().waitFor();
    await tabTo(page, name);
    await press(page, 'Enter');
  }
  await page.locator('#at-reef').waitFor({ state: 'attached' });
  await said(page, 'alert', /^Your turn/);
}

const roundOf = async (page: Page): Promise<string> =>
  (await page.locator('.at-round h2').first().textContent()) ?? '';

/** Answers the question, or takes an action, by keys. @returns whether the match goes on */
async function decide(page: Page, taken: Map<string, number>): Promise<boolean> {
  const asked = await look(page);
  if (asked.kind === 'over') return false;
  if (asked.kind === 'nothing') await page.waitForTimeout(20);
  // what was selected has its Confirm in focus
  if (asked.kind === 'answers' && /^Confirm$/.test(await focused(page))) await press(page, 'Enter');
  else if (asked.kind === 'answers') {
    const place = /Place (above|below|left|right|upper|lower)/.test(asked.signature);
    // a place is chosen where the focus went by itself; any other answer in the bar
    if (!place) await press(page, 'e', 'Tab');
    else if (!/Enter: Place/.test(await focused(page))) await press(page, 'r', 'PageDown');
    await press(page, 'Enter');
  }
  if (asked.kind === 'turn') {
    const round = await roundOf(page);
    const count = taken.get(round) ?? 0;
    taken.set(round, count + 1);
    const letters = [
      ['Feed', 'f'],
      ['Use coral', 'k'],
      ['Buy animal', 'a'],
      ['Buy coral', 'c'],
    ] as const;
    const letter = letters.find(([kind]) =>
      asked.possible.some((label) => label.startsWith(kind)),
    )?.[1];
    if (letter === undefined || count > ACTIONS) {
      await press(page, 'x');
      if (asked.possible.length > 0 && (await focusComesTo(page, /^Keep playing$/)))
        await press(page, 'Shift+Tab', 'Enter');
    } else {
      await press(page, letter);
      if (await focusComesTo(page, /^(Buy|Feed|Use) .+ /)) await press(page, 'Enter');
    }
  }
  const deadline = Date.now() + 5_000;
  if (asked.kind === 'nothing') return true;
  while (Date.now() < deadline && (await look(page)).signature === asked.signature)
    await page.waitForTimeout(20);
  return true;
}

test('one person plays a match by keyboard alone, with the canvas removed from the page', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  await sitDown(mira, server.url);

  // the ways about the table
  await tabTo(mira, /^Status$/);
  await tabTo(mira, /^Offers$/);
  await press(mira, 'Enter');
  const [first, second] = [
    await focused(mira),
    (await press(mira, 'ArrowRight'), await focused(mira)),
  ];
  expect([first, second].filter((name) => !/coin|needs/.test(name))).toEqual([]);
  expect(second).not.toBe(first);
  await press(mira, 'r');
  expect(await focused(mira)).toMatch(/^centre, Basic Coral, colonies .*polluted/);
  await press(mira, 'i');
  await said(mira, 'status', /^Basic Coral\b.*\./);
  await press(mira, 'v');
  expect(await focused(mira)).toMatch(/^centre, Basic Coral/);
  await press(mira, 't');
  await said(mira, 'status', /Mira: \d+ points?, \d+ coins?, \d+ plankton/);
  await press(mira, 'l');
  await said(mira, 'status', /Mira: /);
  await press(mira, 'w');
  await said(mira, 'status', /^(Since you acted:|Nothing has changed)/);

  // what cannot be done can be reached, and says why
  await mira
    .locator('[role=toolbar] [aria-disabled=true][aria-describedby^=why]')
    .first()
    .waitFor({ state: 'attached' });
  const refused = mira
    .locator('[role=toolbar] [aria-disabled=true][aria-describedby^=why]')
    .first();
  const reason = await mira
    .locator(`[id="${(await refused.getAttribute('aria-describedby')) ?? ''}"]`)
    .textContent();
  await refused.focus();
  await press(mira, 'Enter');
  await mira
    .getByRole('alert')
    .filter({ hasText: reason ?? '?' })
    .first()
    .waitFor();
  await press(mira, 'Escape');

  await press(mira, '?');
  await mira.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await barriers(mira)).toEqual([]);
  await press(mira, 'Escape');

  if (!isLong) {
    const bots = { 1: 'random' };
    const [[path = ''] = []] = await layMatches(server, [
      { names: ['Mira', 'Shallows'], bots, seed: 'friends', left: 9 },
    ]);
    await mira.goto(path);
    await mira.locator('#at-reef').waitFor({ state: 'attached' });
  }
  const looked = isLong ? 'Round 3' : 'Round 4';
  const rounds = new Set<string>();
  const taken = new Map<string, number>();
  for (let decisions = 0; await decide(mira, taken); decisions++) {
    if (decisions > 600) throw new Error('600 decisions did not end the match');
    const round = await roundOf(mira);
    // late in a match there is some of everything
    if (round === looked && !rounds.has(round)) expect(await barriers(mira)).toEqual([]);
    rounds.add(round);
  }
  expect(rounds.size).toBe(isLong ? 4 : 1);
  expect(await mira.locator('canvas').count()).toBe(0);
  const sheet = mira.getByRole('dialog');
  await sheet.getByRole('row', { name: /Total/ }).waitFor();
});

test('single letters can be switched off', async ({ server, newPage }) => {
  const noor = await newPage({ settings: quiet });
  await sitDown(noor, server.url);
  await tabTo(noor, /^Menu$/);
  await press(noor, 'Enter');
  await noor.getByRole('tab', { name: 'Settings' }).click();
  await noor
    .getByRole('group', { name: 'Letter keys' })
    .getByRole('radio', { name: 'off' })
    .check();
  await press(noor, 'Escape', 'x', '?', 'a');
  expect(await noor.getByRole('button', { name: 'Yes, pass' }).count()).toBe(0);
  expect(await noor.getByRole('dialog').count()).toBe(0);
  await tabTo(noor, /^Keys$/);
  await press(noor, 'Enter');
  await noor
    .getByRole('dialog', { name: 'Keys' })
    .getByText('Letters and signs are switched off in the settings.')
    .waitFor();
});
