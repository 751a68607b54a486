import type { Locator, Page } from 'playwright-core';
import { middleOf } from './point.ts';

/** What a person sees of what is asked at a table of Hidden Ark, and the first thing to press. */
interface Asked {
  readonly kind: 'over' | 'waiting' | 'press' | 'map';
  /** What leads to what is to be pressed. */
  readonly selector: string;
  /** Which of these, from 0. */
  readonly index: number;
  /** Changes whenever something has happened or is asked. */
  readonly signature: string;
}

/** Makes one press, as this kind of person does. */
export type Press = (thing: Locator) => Promise<void>;

const GROUPS = '.tb-groups button[aria-disabled=false]';

/** What is asked, answered as shortly as possible: a match goes on without any plan. */
export const look = (page: Page): Promise<Asked> =>
  page.evaluate((groups): Asked => {
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    const texts = (selector: string): readonly string[] =>
      all(selector).map((each) => (each.textContent ?? '').trim());
    const lines = all('.tb-line').length;
    const answers = texts('.tb-answers button');
    const open = texts(groups);
    const turn = document.querySelector('.status')?.textContent ?? '';
    const signature = [lines, turn, ...answers, ...open].join('|');
    const found = (kind: Asked['kind'], selector = '', index = 0): Asked => ({
      ...{ kind, selector, index, signature },
    });
    if (document.querySelector('[role=dialog] table') !== null) return found('over');
    if (document.querySelector('.turn.mine') === null) return found('waiting');
    if (answers.length > 0) return found('press', '.tb-answers button');
    const end = open.findIndex((text) => text.startsWith('End turn'));
    if (end >= 0) return found('press', groups, end);
    if (all('.ark-row .ark-item.legal').length > 0)
      return found('press', '.ark-row .ark-item.legal');
    const column = open.findIndex(
      (text) => /^(Upgrade|Research)/.test(text) && !/ for /.test(text),
    );
    if (column >= 0) return found('press', groups, column);
    const cells = all('#ark-map [data-open=true]').length;
    return cells > 0 ? found('map', '#ark-map [data-open=true]') : found('waiting');
  }, GROUPS);

/** Waits until the table is another one than it was. */
export async function changed(page: Page, before: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await page.waitForTimeout(20))
    if ((await look(page)).signature !== before) return;
}

/** Decides once, if something is asked. @returns whether the match goes on */
export async function decide(page: Page, press: Press): Promise<boolean> {
  const { kind, selector, index, signature } = await look(page);
  if (kind === 'over') return false;
  if (kind === 'waiting') await page.waitForTimeout(20);
  else {
    // a bot may have moved on meanwhile: then it is looked at anew
    await press(page.locator(selector).nth(index)).catch(() => undefined);
    await changed(page, signature);
  }
  return true;
}

/** How long a person looks for something before looking anew, in ms. */
export const PATIENCE = 2_000;

/** Presses with the mouse: what is on the map is pressed in its picture. */
export const byMouse: Press = async (thing) => {
  const role = await thing.getAttribute('role', { timeout: PATIENCE });
  if (role !== 'gridcell') return thing.click({ timeout: PATIENCE });
  const { x, y } = await middleOf(thing, { timeout: PATIENCE });
  return thing.page().mouse.click(x, y);
};

/** More decisions than this do not end a match. */
const MOST = 900;

/** Plays on until the match is over. */
export async function playOut(people: readonly (readonly [Page, Press])[]): Promise<void> {
  for (let made = 0; made < MOST; made++)
    for (const [page, press] of people) if (!(await decide(page, press))) return;
  throw new Error(`${MOST} decisions did not end the match`);
}
