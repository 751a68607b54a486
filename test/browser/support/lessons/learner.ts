import type { Locator, Page } from 'playwright-core';
import { middleOf } from '../point.ts';

/** How long a hand looks for something before it looks anew, in ms. */
const TIMEOUT_MS = 1_500;
/** More than any tutorial needs. */
const MOST = 900;

/** How a person presses buttons, and things of the table by their twins in the page. */
export interface Hand {
  readonly press: (button: Locator) => Promise<void>;
  readonly point: (twin: Locator) => Promise<void>;
}

const anew = (): undefined => undefined;

const byKey = async (thing: Locator): Promise<void> => {
  await thing.focus({ timeout: TIMEOUT_MS });
  await thing.page().keyboard.press('Enter');
};

export const HANDS = {
  mouse: {
    press: (button) => button.click({ timeout: TIMEOUT_MS }),
    point: async (twin) => {
      const { x, y } = await middleOf(twin, { timeout: TIMEOUT_MS });
      await twin.page().mouse.click(x, y);
    },
  },
  finger: {
    press: (button) => button.tap({ timeout: TIMEOUT_MS }),
    point: async (twin) => {
      const { x, y } = await middleOf(twin, { timeout: TIMEOUT_MS });
      await twin.page().touchscreen.tap(x, y);
    },
  },
  keys: { press: byKey, point: byKey },
} as const satisfies Record<string, Hand>;

/** Where the match is offered that follows; on the score sheet, which lies over all else. */
const offer = (place: Locator): Locator => place.getByRole('button', { name: /^Play against/ });

/** The text of the lesson and the state of the table; changes with each action of a hand. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...['.lesson', '.status', '.tb-answers', '.tb-choices', '.at-phone-bar', '#at-reef'],
      ...['#sa-board', '.ark-screen', '.das-screen'],
    ]
      .map((part) => document.querySelector(part))
      .map((part) => `${part?.textContent ?? ''}${part?.innerHTML.length ?? 0}`)
      .join('|'),
  );

/** What of these is there, the first before the others. */
async function firstOf(things: readonly Locator[]): Promise<Locator | undefined> {
  for (const thing of things) if ((await thing.count()) > 0) return thing.first();
  return undefined;
}

/** How a person finds out what to do at the table of a game. */
export interface Seeker {
  /** Buttons that are pressed as soon as they are there. */
  readonly buttons: (page: Page) => readonly Locator[];
  /** Things of the table that are pointed at otherwise. */
  readonly things: (page: Page) => readonly Locator[];
  /** Done where neither is there. */
  readonly otherwise: (page: Page, hand: Hand) => Promise<void>;
}

/**
 * Does what the tutorial says, until the score sheet offers a whole match. `onStep` gets the
 * text of the lesson, each time that it is new.
 */
export async function learn(
  page: Page,
  {
    hand,
    seeker,
    onStep = anew,
  }: {
    readonly hand: Hand;
    readonly seeker: Seeker;
    readonly onStep?: (said: string) => Promise<void> | undefined;
  },
): Promise<void> {
  // by its class: what lies below the sheet has no role
  const lesson = page.locator('.lesson');
  const sheet = page.getByRole('dialog');
  const way = lesson.getByRole('button', { name: /^Next/ });
  let said = '';
  for (let looks = 0; looks < MOST; looks++) {
    if ((await offer(lesson).or(offer(sheet)).count()) > 0) return offer(sheet).waitFor();
    const now = await lesson.locator('.lesson-says').innerText();
    if (now !== said) await onStep(now);
    said = now;
    const before = await standing(page);
    const button = await firstOf([way, ...seeker.buttons(page)]);
    const thing = button === undefined ? await firstOf(seeker.things(page)) : undefined;
    if (button !== undefined) await hand.press(button).catch(anew);
    else if (thing !== undefined) await hand.point(thing).catch(anew);
    else await seeker.otherwise(page, hand).catch(anew);
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline && (await standing(page)) === before)
      await page.waitForTimeout(20);
  }
  throw new Error(`the tutorial does not end: ${said}`);
}
