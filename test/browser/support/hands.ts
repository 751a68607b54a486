import type { Locator, Page } from 'playwright-core';
import { GUARD } from './guard.ts';

/** The kinds of action in the bar, in the order in which these hands prefer them. */
const PREFERRED = ['Feed', 'Use coral', 'Buy animal', 'Buy coral', 'Seaweed Sale'] as const;

/**
 * The question as a person sees it: nothing, a free turn with the kinds that are possible, answers,
 * or the end.
 */
interface Asked {
  readonly kind: 'nothing' | 'turn' | 'answers' | 'over';
  readonly possible: readonly string[];
  /** Changes whenever the question changes. */
  readonly signature: string;
}

/** The `quiet` settings, or those with another renderer, set as a person sets them. */
export async function chooseQuietSettings(
  page: Page,
  renderer: 'Canvas' | 'Graphics card' = 'Canvas',
): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Animation' }).getByRole('radio', { name: 'Off' }).check();
  await page
    .getByRole('group', { name: 'Bots act' })
    .getByRole('radio', { name: 'At once' })
    .check();
  await page
    .getByRole('group', { name: 'The table is drawn with' })
    .getByRole('radio', { name: renderer })
    .check();
  await page.keyboard.press('Escape');
}

/** Opens a table from the lobby. @returns its invite code */
export async function openTable(page: Page, url: string, name: string): Promise<string> {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Your table' }).waitFor();
  return (await page.getByTestId('code').innerText()).trim();
}

/** Has the bot at the table play as well as the one with this name. */
export async function chooseBot(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: /How well .* plays/ });
  const bot = await choice.locator('option', { hasText: name }).getAttribute('value');
  await choice.selectOption(bot);
  while ((await choice.inputValue()) !== bot) await page.waitForTimeout(20);
}

export async function look(page: Page): Promise<Asked> {
  return page.evaluate((): Asked => {
    const text = (element: Element): string => (element.textContent ?? '').trim();
    const over = document.querySelector('[role=dialog] table') !== null;
    const answers = [...document.querySelectorAll('.tb-answers button')].map(text);
    const free = [...document.querySelectorAll('.tb-groups button[aria-disabled=false]')].map(
      (button) => text(button).replace(/[A-Z]$/, ''),
    );
    const status = [...document.querySelectorAll('[role=status], .status')].map(text).join('|');
    const mine = [...document.querySelectorAll('button')].some((button) =>
      text(button).startsWith('Pass round'),
    );
    const kind = over ? 'over' : answers.length > 0 ? 'answers' : mine ? 'turn' : 'nothing';
    const bar = text(document.querySelector('.at-bar') ?? document.body);
    return { kind, possible: free, signature: [kind, status, ...answers, ...free, bar].join('|') };
  });
}

/** Waits until something is asked of this person, or the match is over. */
export async function awaitQuestion(page: Page): Promise<Asked> {
  const deadline = Date.now() + GUARD;
  for (;;) {
    const asked = await look(page);
    if (asked.kind !== 'nothing') return asked;
    if (Date.now() > deadline) throw new Error(`nothing is asked: ${asked.signature}`);
    await page.waitForTimeout(30);
  }
}

async function awaitChange(page: Page, before: Asked): Promise<void> {
  const deadline = Date.now() + 5_000;
  while ((await look(page)).signature === before.signature)
    if (Date.now() > deadline) return;
    else await page.waitForTimeout(50);
}

/**
 * A click on something that the server's answer to the last click may take away again: then these
 * hands look anew.
 */
async function tryClick(target: Locator): Promise<void> {
  await target.click({ timeout: 1_000 }).catch(() => undefined);
}

interface Hands {
  /** Done before a person answers a question. */
  readonly before?: (page: Page) => Promise<void>;
  /** The kinds of action that are taken where they are possible; passes where none of them is. */
  readonly preferred?: readonly string[];
}

/**
 * Takes one decision with the mouse on the buttons, as an eager beginner would; none while others
 * move. @returns what was asked
 */
export async function decide(
  page: Page,
  { before, preferred = PREFERRED }: Hands = {},
): Promise<Asked> {
  const asked = await look(page);
  if (asked.kind === 'over') return asked;
  if (asked.kind !== 'nothing') await before?.(page);
  if (asked.kind === 'nothing') await page.waitForTimeout(30);
  if (asked.kind === 'answers') {
    const surely = page.locator('.tb-answers').getByRole('button', { name: 'Yes, pass' });
    await tryClick(
      (await surely.count()) > 0 ? surely : page.locator('.tb-answers button').first(),
    );
  }
  if (asked.kind === 'turn') {
    const kind = preferred.find((each) => asked.possible.some((label) => label.startsWith(each)));
    if (kind === undefined) {
      // by key: where the pointer rests, an explanation may lie over the button
      await page
        .getByRole('button', { name: 'Pass round' })
        .press('Enter', { timeout: 1_000 })
        .catch(() => undefined);
    } else {
      await tryClick(page.locator('.tb-groups').getByRole('button', { name: kind }));
      await tryClick(page.locator('.tb-choices button').first());
    }
  }
  if (asked.kind !== 'nothing') await awaitChange(page, asked);
  return asked;
}

/**
 * Each asked person plays on, until the score sheet lies before the first. Fails when nothing
 * happens any more.
 */
export async function playOn(pages: readonly Page[], hands: Hands = {}): Promise<number> {
  let quietSince = Date.now();
  for (let decisions = 0; decisions < 900; ) {
    for (const page of pages) {
      const asked = await decide(page, hands);
      if (asked.kind === 'over') return decisions;
      if (asked.kind === 'nothing') continue;
      decisions++;
      quietSince = Date.now();
    }
    if (Date.now() - quietSince > GUARD) throw new Error('nobody is asked anything');
  }
  throw new Error('900 decisions did not end the match');
}

/** A person passes in every round, which is the shortest way to the score sheet. */
export async function passToTheEnd(page: Page): Promise<void> {
  await playOn([page], { preferred: [] });
}
