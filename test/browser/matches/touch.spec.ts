import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { isLong } from '../support/extent.ts';
import { phone } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { findDifferences } from '../support/compare.ts';
import { middleOf } from '../support/point.ts';
import { layMatches } from '../support/played-match.ts';

/** More actions than this a round would only make the match longer. */
const ACTIONS = 3;
/** How long a finger looks for something before it looks anew, in ms. */
const TIMEOUT_MS = 1_500;

const tap = (target: Locator): Promise<void> =>
  target.tap({ timeout: TIMEOUT_MS }).catch(() => undefined);

/**
 * Touches the picture of a thing: its twin in the page lies exactly over it, but lets fingers
 * through.
 */
async function touch(page: Page, thing: Locator): Promise<boolean> {
  const middle = await middleOf(thing, { timeout: TIMEOUT_MS }).catch(() => null);
  if (middle === null) return false;
  await page.touchscreen.tap(middle.x, middle.y);
  return true;
}

/** A picture that leads to an answer and is in sight. */
const thing = (page: Page, where: string): Locator =>
  page.locator(`${where} :is([data-open=true], button[aria-disabled=false]).tb-entry`).first();

interface Seen {
  readonly kind: 'over' | 'nothing' | 'pass' | 'answers' | 'list' | 'things' | 'turn';
  readonly round: string;
  readonly signature: string;
}

/** The question as a person sees it. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate((): Seen => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const kind = ((): Seen['kind'] => {
      if (has('[role=dialog] table')) return 'over';
      if (!has('.turn.mine')) return 'nothing';
      if (text('.tb-answers').includes('Yes, pass')) return 'pass';
      if (has('.tb-answers button')) return 'answers';
      const buttons = [...document.querySelectorAll('.at-phone-bar button')].map(
        (button) => button.textContent ?? '',
      );
      if (buttons.some((name) => name.startsWith('Pass'))) return 'turn';
      if (has('.tb-choices button')) return 'list';
      return has('.at-a11y-tree :is([data-open=true], button[aria-disabled=false])')
        ? 'things'
        : 'nothing';
    })();
    const round = [...document.querySelectorAll('.at-dots .now')]
      .map((dot) => dot.textContent ?? '')
      .join('');
    return {
      kind,
      round,
      signature: [
        kind,
        text('.status'),
        text('.at-phone-bar'),
        text('.at-phone-low'),
        text('#at-reef'),
      ].join('|'),
    };
  });

/**
 * Feeds or buys the first that is in sight, as a beginner would. @returns whether there was
 * anything
 */
async function act(page: Page): Promise<boolean> {
  const feed = page.locator('.at-phone-bar').getByRole('button', { name: 'Feed' });
  if ((await feed.count()) > 0) {
    await tap(feed);
    await tap(page.locator('.tb-choices button').first());
    return true;
  }
  for (const tab of ['Animals', 'Corals']) {
    const button = page.getByRole('tab', { name: tab });
    // a second tap on a tab closes its sheet
    if ((await button.getAttribute('aria-selected')) !== 'true') await tap(button);
    const card = thing(page, '#at-offers');
    if ((await card.count()) > 0 && (await touch(page, card))) return true;
  }
  return false;
}

/** Takes one decision with a finger. @returns whether the match goes on */
async function decide(page: Page, taken: Map<string, number>): Promise<boolean> {
  const seen = await look(page);
  const { kind, round } = seen;
  if (kind === 'over') return false;
  // a second tap on "Pass" may meet the next round, and end it without an action
  if (round !== '' && !taken.has(round)) taken.set(round, 0);
  if (kind === 'nothing') {
    await page.waitForTimeout(20);
    return true;
  }
  if (kind === 'pass') await tap(page.getByRole('button', { name: 'Yes, pass' }));
  if (kind === 'answers') await tap(page.locator('.tb-answers button').first());
  if (kind === 'list') await tap(page.locator('.tb-choices button').first());
  if (kind === 'things') await touch(page, thing(page, '.at-a11y-tree'));
  if (kind === 'turn') {
    const count = taken.get(round) ?? 0;
    taken.set(round, count + 1);
    if (count >= ACTIONS || !(await act(page)))
      await tap(page.locator('.at-phone-bar').getByRole('button', { name: 'Pass' }));
  }
  const deadline = Date.now() + 3_000;
  while (Date.now() < deadline && (await look(page)).signature === seen.signature)
    await page.waitForTimeout(20);
  return true;
}

test('one person plays a match with a finger on a phone, drawn with WebGL as with the canvas', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ viewport: phone, hand: 'finger' });
  await mira.addInitScript(() =>
    localStorage.setItem('atoll.settings', '{"animation":0,"renderer":"webgl","pace":0}'),
  );
  const begin = async (): Promise<void> => {
    await mira.goto('/');
    await mira.getByLabel('Your name').fill('Mira');
    for (const name of [
      'Create a table',
      'Open the table',
      'Add bot to seat 2',
      'Start with 2 players',
    ])
      await mira.getByRole('button', { name }).tap();
  };
  const beginLate = async (): Promise<void> => {
    const bots = { 1: 'random' };
    const [[path = ''] = []] = await layMatches(server, [
      { names: ['Mira', 'Shallows'], bots, seed: 'finger', left: 10 },
    ]);
    await mira.goto(path);
  };
  await (isLong ? begin() : beginLate());
  await mira.locator('.at-surface[data-ready=true]').waitFor();

  const rounds = isLong ? ['1', '2', '3', '4'] : ['4'];
  const looked = isLong ? '3' : '4';
  const taken = new Map<string, number>();
  const compared = new Set<string>();
  for (let decisions = 0; await decide(mira, taken); decisions++) {
    if (decisions > 3_000) throw new Error('3000 looks did not end the match');
    const { kind, round } = await look(mira);
    if (kind === 'turn' && !compared.has(round)) {
      compared.add(round);
      // on the own turn nothing moves: both renderers draw the same table
      expect(await findDifferences(mira, { name: `touch-round-${round}` })).toEqual([]);
    }
    if (taken.get(looked) !== 1) continue;
    taken.set(looked, 2);
    expect(await barriers(mira)).toEqual([]);
    expect(
      await mira.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
    ).toEqual([phone.width, phone.height]);
  }
  expect([...taken.keys()]).toEqual(rounds);
  expect(compared.size).toBeGreaterThan(isLong ? 2 : 0);
  await mira.getByRole('dialog').getByRole('row', { name: /Total/ }).waitFor();
});
