import type { Locator, Page } from 'playwright-core';
import { middleOf } from './point.ts';
import { GUARD } from './guard.ts';

/** The question at a table with a map as a person sees it, and the thing to press. */
export interface Asked {
  readonly kind: 'over' | 'waiting' | 'press' | 'map';
  /** The selector of the things to press. */
  readonly selector: string;
  /** Which of these, from 0. */
  readonly index: number;
  /** Changes whenever something has happened or is asked. */
  readonly signature: string;
}

/** Makes one press, as this kind of person does. */
export type Press = (thing: Locator) => Promise<void>;

/** How long a person looks for something before looking anew, in ms. */
export const TIMEOUT_MS = 2_000;

/** Presses with the mouse: a thing on the map is pressed in its picture. */
export const byMouse: Press = async (thing) => {
  const role = await thing.getAttribute('role', { timeout: TIMEOUT_MS });
  if (role !== 'gridcell') return thing.click({ timeout: TIMEOUT_MS });
  const { x, y } = await middleOf(thing, { timeout: TIMEOUT_MS });
  return thing.page().mouse.click(x, y);
};

/** More decisions than this do not end a match. */
const MOST = 900;
/** A press that has changed nothing so many times in a row will not. */
const VAIN = 4;
/** So long, in ms, a press may take to change anything: a quarter of a wait that fails. */
const CHANGE = GUARD / VAIN;

export interface MapHands {
  /** Waits for some seconds until the table is another one than it was. @returns whether it is */
  readonly changed: (page: Page, before: string) => Promise<boolean>;
  /**
   * Decides once, if something is asked.
   * @returns whether the match goes on
   * @throws Error if the same press changed nothing several times
   */
  readonly decide: (page: Page, press: Press) => Promise<boolean>;
  /** Plays on until the match is over. */
  readonly playOut: (people: readonly (readonly [Page, Press])[]) => Promise<void>;
}

/** Hands that play what a game's own eyes see. */
export function mapHands(look: (page: Page) => Promise<Asked>): MapHands {
  const vain = new WeakMap<Page, number>();
  const changed = async (page: Page, before: string): Promise<boolean> => {
    for (const deadline = Date.now() + CHANGE; Date.now() < deadline; await page.waitForTimeout(20))
      if ((await look(page)).signature !== before) return true;
    return false;
  };
  const decide = async (page: Page, press: Press): Promise<boolean> => {
    const { kind, selector, index, signature } = await look(page);
    if (kind === 'over') return false;
    if (kind === 'waiting') await page.waitForTimeout(20);
    else {
      // another seat may have acted meanwhile: then the loop looks again
      await press(page.locator(selector).nth(index)).catch(() => undefined);
      const tried = (await changed(page, signature)) ? 0 : (vain.get(page) ?? 0) + 1;
      vain.set(page, tried);
      if (tried >= VAIN) throw new Error(`${selector} ${index} changes nothing of: ${signature}`);
    }
    return true;
  };
  const playOut = async (people: readonly (readonly [Page, Press])[]): Promise<void> => {
    for (let made = 0; made < MOST; made++)
      for (const [page, press] of people) if (!(await decide(page, press))) return;
    throw new Error(`${MOST} decisions did not end the match`);
  };
  return { changed, decide, playOut };
}
