import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet, type Visitor } from '../support/visitors.ts';
import { changed, look } from '../../../packages/games/das-atoll/test/browser/support/das-hands.ts';
import { awaitQuestion } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { middleOf, pressAt } from '../support/point.ts';
import { tabTo } from '../support/tab-to.ts';
import { GUARD } from '../support/guard.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Alone at a table, before the first action. */
async function alone(
  { newPage }: Pick<Fixtures, 'newPage'>,
  settings: Settings = {},
  how: Visitor = {},
): Promise<Page> {
  const page = await newPage(how);
  const quiet = JSON.stringify({ animation: 0, renderer: 'canvas', pace: 0, ...settings });
  await page.addInitScript(
    (kept) =>
      localStorage.getItem('atoll.settings') ?? localStorage.setItem('atoll.settings', kept),
    quiet,
  );
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  return page;
}

const offer = (page: Page, name: string) =>
  page.getByRole('toolbar', { name }).locator('.tb-entry');

const status = (page: Page, words: RegExp): Promise<void> =>
  page.locator('p.status').getByText(words).waitFor();

test('cards of a Recovery are chosen in any order, marked, and taken back one by one', async ({
  newPage,
}) => {
  const mira = await alone({ newPage });
  await mira.getByRole('button', { name: /^Pass/ }).first().click();
  await mira.getByRole('button', { name: 'Yes, pass' }).click();
  for (;;) {
    if (/replace/.test(await mira.locator('p.status').innerText())) break;
    const income = mira
      .locator('.tb-answers')
      .getByRole('button', { name: /^(Tourists|Scientists)/ })
      .first();
    if ((await income.count()) > 0) await income.click();
    await mira.waitForTimeout(50);
  }
  const cards = offer(mira, 'Animals');
  const chosen = () =>
    cards.evaluateAll((all) =>
      all.flatMap((card, i) =>
        /, chosen\b/.test(card.getAttribute('aria-label') ?? card.textContent ?? '') ? [i] : [],
      ),
    );
  const becomes = (wanted: readonly number[]): Promise<void> => expect.poll(chosen).toEqual(wanted);
  await pressAt(cards.nth(4));
  await becomes([4]);
  await pressAt(cards.nth(0));
  await becomes([0, 4]);
  await pressAt(cards.nth(2));
  await becomes([0, 2, 4]);
  await pressAt(cards.nth(4));
  await becomes([0, 2]);
  await mira.getByRole('button', { name: /^Replace .+ and .+/ }).click();
  await status(mira, /coral/i);
});

test('a final decision waits for a second press, and the status line says what the player is doing', async ({
  newPage,
}) => {
  const mira = await alone({ newPage });
  const place = mira.locator('#at-reef [data-open=true]').first();
  const lying = mira.locator('#at-reef [data-item^="card:"]');
  await mira
    .locator('.tb-groups')
    .getByRole('button', { name: /^Buy coral/ })
    .click();
  await status(mira, /^Buy coral: choose one of 6 you can afford/);
  // an immediate effect may ask on, and then nothing is final yet
  await pressAt(offer(mira, 'Corals').and(mira.locator(':not([aria-label*="Immediate"])')).first());
  await place.waitFor({ state: 'attached' });
  await pressAt(place);
  await mira.getByRole('button', { name: 'Confirm' }).waitFor();
  await status(mira, /^Place .*\? Confirm, or press it again/);
  expect(await lying.count()).toBe(1);
  await mira.keyboard.press('Escape');
  expect(await mira.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
  await pressAt(place);
  await mira.getByRole('button', { name: 'Confirm' }).waitFor();
  await pressAt(place);
  // a fish scale is held, and nobody asks whether it is to be paid with
  await lying.nth(1).waitFor({ state: 'attached' });
  await mira
    .getByText(/pays? 2/)
    .first()
    .waitFor();
});

test('a turn that showed nothing new is taken back, and the log marks as far as where', async ({
  newPage,
}) => {
  const mira = await alone({ newPage });
  const log = mira.getByRole('log', { name: 'Log' });
  const back = mira.getByRole('button', { name: 'Take back', disabled: false });
  expect((await back.count()) + (await log.locator('.tb-stop').count())).toBe(0);
  // before there is anything to take back it says so
  await mira.getByRole('button', { name: 'Take back', disabled: true }).click({ force: true });
  await mira.getByRole('alert').getByText('You have not decided anything yet.').waitFor();
  await mira.locator('.tb-groups').getByRole('button', { name: /^Grow/ }).click();
  const answer = mira.locator('.tb-choices button').or(mira.locator('.tb-answers button')).first();
  while ((await back.count()) === 0) {
    await answer.or(back).first().waitFor();
    // what answers the last press may take the button away again
    if ((await back.count()) === 0) await answer.click({ timeout: 1_000 }).catch(() => undefined);
  }
  expect(await back.getAttribute('title')).toMatch(/^Takes back: You /);
  const since = await log.evaluate(
    (list) => list.querySelector('.tb-stop')?.nextElementSibling?.textContent ?? '',
  );
  expect(since).toMatch(/^You /);
  await back.click();
  await log.locator('.tb-stop').waitFor({ state: 'detached' });
  expect(await log.innerText()).not.toContain(since);
});

test('the setting decides whether a player is never asked, or is asked before a purchase too', async ({
  newPage,
}) => {
  const mira = await alone({ newPage }, { askFirst: 'never' });
  await pressAt(offer(mira, 'Corals').and(mira.locator(':not([aria-label*="Immediate"])')).first());
  await pressAt(mira.locator('#at-reef [data-open=true]').first());
  await mira.locator('#at-reef [data-item^="card:"]').nth(1).waitFor({ state: 'attached' });

  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('tab', { name: 'Settings' }).click();
  await mira
    .getByRole('group', { name: 'Ask first' })
    .getByRole('radio', { name: 'Always' })
    .check();
  await mira.keyboard.press('Escape');
  await awaitQuestion(mira);
  await mira
    .locator('.tb-groups')
    .getByRole('button', { name: /^(Grow|Seaweed|Algal|Buy)/ })
    .and(mira.locator('[aria-disabled=false]'))
    .first()
    .click();
  const listed = mira.locator('.tb-choices button');
  const confirm = mira.getByRole('button', { name: 'Confirm' });
  await listed.or(confirm).first().waitFor();
  if ((await listed.count()) > 0) await listed.first().click();
  await confirm.waitFor();
  // nothing beside it invites a slip
  expect(await mira.locator('.at-bar .tb-button.main').allInnerTexts()).toEqual(['Confirm']);
  expect(await mira.getByRole('button', { name: 'Pass round' }).count()).toBe(0);
  await confirm.click();
  await mira
    .locator('p.status')
    .getByText(/Confirm, or press it again|Take an action|Choose/)
    .waitFor();
});

test('a grey card says why where it is looked at: to a pointer, to the keyboard, and to a finger', async ({
  newPage,
}) => {
  const mira = await alone({ newPage });
  const grey = offer(mira, 'Large Fish').first();
  const middle = await middleOf(grey);
  await mira.mouse.move(middle.x, middle.y);
  const tag = mira.locator('.tb-reason');
  await tag.filter({ hasText: /needs|costs/ }).waitFor();
  const [box, at] = [(await grey.boundingBox())!, (await tag.locator('span').boundingBox())!];
  expect(Math.abs(at.y - (box.y + box.height))).toBeLessThan(30);
  await mira.mouse.move(600, 470);
  await tag.waitFor({ state: 'detached' });
  await grey.focus();
  await tag.filter({ hasText: /needs|costs/ }).waitFor();

  const noor = await alone({ newPage }, {}, { viewport: phone, hand: 'finger' });
  await noor.getByRole('tab', { name: 'Large Fish' }).tap();
  const card = await middleOf(offer(noor, 'Large Fish').first());
  await noor.touchscreen.tap(card.x, card.y);
  await noor
    .getByRole('alert')
    .filter({ hasText: /needs|costs/ })
    .and(noor.locator('.tb-reason'))
    .waitFor();
});

/**
 * What of these is cut off by its own edge, or reaches over the right edge of what holds it, less
 * the room where that fades.
 */
const cut = (page: Page, buttons: string, holder: string, fades = 0): Promise<readonly string[]> =>
  page.evaluate(
    (given) => {
      const [each, around, less] = given;
      const end = document.querySelector(around)!.getBoundingClientRect().right - less;
      return [...document.querySelectorAll<HTMLElement>(each)]
        .filter(
          (button) =>
            button.scrollWidth > button.clientWidth ||
            button.getBoundingClientRect().right > end + 0.5,
        )
        .map((button) => button.innerText);
    },
    [buttons, holder, fades] as const,
  );

test('on a phone, upright and on its side, no button is cut, and the preview stands apart from its words', async ({
  newPage,
}) => {
  const page = await alone({ newPage }, {}, { viewport: phone, hand: 'finger' });
  for (const size of [phone, { width: 640, height: 360 }]) {
    await page.setViewportSize(size);
    await page.getByRole('tab', { name: 'Actions' }).tap();
    const buy = page.locator('.tb-choices').getByRole('button', { name: /^Buy/ });
    const projection = page.locator('.at-lab .tb-projected, .at-chips .tb-projected').first();
    // whatever changes at the table meanwhile puts a preview away
    for (
      const deadline = Date.now() + GUARD;
      !(await projection.isVisible()) && Date.now() < deadline;
      await page.waitForTimeout(200)
    ) {
      await buy.first().focus();
      await buy.last().focus();
    }
    expect(await page.locator('.at-lab').first().innerText()).toMatch(/\d points now/);
    expect(await cut(page, '.at-tabrow button', '.at-tabrow', 12)).toEqual([]);
    await buy.last().tap();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(await cut(page, '.at-phone-bar > .tb-button', '.at-stage')).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await awaitQuestion(page);
  }
});

test('taking back what bots have answered at length asks first', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet });
  const table = { game: 'das-atoll', seats: 4, options: { start: 'seat' } };
  await hostWithBots(page, server.url, table);
  const asked = page.locator('.status-bar').getByText('Place a settlement on the large atoll.');
  for (;;) {
    const { kind, signature, selector, index } = await look(page);
    // looked at first: what comes between would be answered without having been seen
    if (await asked.isVisible()) break;
    if (kind === 'map') {
      await tabTo(page, '#das-map [role=gridcell]');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
    } else if (kind === 'press') {
      await tabTo(page, selector, { nth: index });
      await page.keyboard.press('Enter');
    }
    await changed(page, signature);
  }
  const builds = page.locator('.tb-log').getByText(/ builds /);
  const before = await builds.count();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  expect(await builds.count()).toBe(before);
  await page.getByRole('button', { name: 'Take back the moves of others too' }).click();
  await expect.poll(() => builds.count()).toBeLessThan(before);
});
