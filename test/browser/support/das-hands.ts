import type { Locator, Page } from 'playwright-core';
import { middleOf } from './point.ts';

/** What a person sees of what is asked at a table of Das Atoll, and what to press. */
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

/** What is built first, and whether it goes on the map. */
const PLAN = ['Roll', 'Win', 'City', 'Settlement', 'Card', 'Ship', 'Road', 'End turn'] as const;

/** What is asked, answered as shortly as possible: a match goes on without much of a plan. */
export const look = (page: Page): Promise<Asked> =>
  page.evaluate((plan): Asked => {
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    const texts = (selector: string): readonly string[] =>
      all(selector).map((each) => (each.textContent ?? '').trim());
    const groups = '.tb-groups button[aria-disabled=false]';
    const sheet = '.das-sheet .das-sheet-end button';
    const answers = texts('.tb-answers button');
    const [open, offered] = [texts(groups), texts(sheet)];
    const turn = document.querySelector('.status')?.textContent ?? '';
    const cells = all('#das-map [data-open=true]').length;
    const opened = all('.tb-groups [aria-expanded=true]').length;
    const signature = [all('.tb-line').length, turn, cells, opened, ...answers, ...open, ...offered]
      .concat(texts('.das-stepper b'))
      .join('|');
    const found = (kind: Asked['kind'], selector = '', index = 0): Asked => ({
      ...{ kind, selector, index, signature },
    });
    const named = (name: string): number => offered.findIndex((text) => text.startsWith(name));
    if (document.querySelector('[role=dialog] table') !== null) return found('over');
    if (document.querySelector('.das-discard') !== null)
      return document.querySelector('.das-discard .tb-button.main') === null
        ? found('press', sheet, named('Suggest'))
        : found('press', sheet, named('Discard'));
    const no = offered.indexOf('No');
    if (no >= 0) return found('press', sheet, no);
    if (document.querySelector('.turn.mine') === null) return found('waiting');
    if (answers.length > 0 && answers[0] !== 'Back') return found('press', '.tb-answers button');
    if (opened > 0 && cells > 0) return found('map', '#das-map [data-open=true]');
    const next = plan
      .map((name) => open.findIndex((text) => text.startsWith(name)))
      .find((index) => index >= 0);
    if (next !== undefined) return found('press', groups, next);
    return cells > 0 ? found('map', '#das-map [data-open=true]') : found('waiting');
  }, PLAN);

/** Waits until the table is another one than it was. */
export async function changed(page: Page, before: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await page.waitForTimeout(15))
    if ((await look(page)).signature !== before) return;
}

/** Decides once, if something is asked. @returns whether the match goes on */
export async function decide(page: Page, press: Press): Promise<boolean> {
  const { kind, selector, index, signature } = await look(page);
  if (kind === 'over') return false;
  if (kind === 'waiting') await page.waitForTimeout(15);
  else {
    // somebody may have acted meanwhile: then it is looked at anew
    await press(page.locator(selector).nth(index)).catch(() => undefined);
    await changed(page, signature);
  }
  return true;
}

/** How long a person looks for something before looking anew, in ms. */
const PATIENCE = 10_000;

/** Presses with the mouse: what is on the map is pressed in its picture. */
export const byMouse: Press = async (thing) => {
  const role = await thing.getAttribute('role', { timeout: PATIENCE });
  if (role !== 'gridcell') return thing.click({ timeout: PATIENCE });
  const { x, y } = await middleOf(thing, { timeout: PATIENCE });
  return thing.page().mouse.click(x, y);
};

/** Opens a table of Das Atoll without a page. @returns where its host sits, and its code */
export async function openDas(
  url: string,
  { seats }: { readonly seats: 4 | 5 },
): Promise<{ readonly own: string; readonly code: string }> {
  const table = { name: 'Mira', game: 'das-atoll', seats, access: 'private', options: {} };
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  const { matchId, token, code } = (await response.json()) as Record<string, string>;
  return { own: `${url}/m/${matchId}#seat=${token}`, code: code ?? '' };
}
