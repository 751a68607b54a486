import type { Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { decide } from './support/das-hands.ts';
import { byMouse } from '../../../../../test/browser/support/map-hands.ts';
import { lastRound } from './support/das-match.ts';
import { logged } from '../../../../../test/browser/support/log-lines.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';

const settings = { ...quiet, askFirst: 'never', firstTimes: 'off' };
const BOTS = { 2: 'random', 3: 'random', 4: 'random' } as const;

/**
 * With this seed the throw is a seven, Ada and Ben have to discard, and the pirate comes to a ship
 * of Ben's.
 */
const SEED = 'last 3941';

const asked = (page: Page, sentence: RegExp | string) =>
  page.locator('.status-bar').getByText(sentence).first().waitFor();

/** How many cards of each kind the own hand shows. */
const handOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.das-hand li > .hidden')
    .allInnerTexts()
    .then((texts) => texts.map((text) => Number.parseInt(text, 10)));

/** The points of everybody, whatever stands between them on a screen of this size. */
const sheetOf = async (page: Page): Promise<string> =>
  (await page.getByRole('dialog').getByRole('table').first().innerText()).replaceAll(/\s+/g, ' ');

/** Everything that a page is sent, to be looked through. */
function listen(page: Page): { readonly text: () => string } {
  const parts: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => parts.push(payload.toString('latin1' as 'utf8'))),
  );
  return { text: () => parts.join('\n') };
}

/** A field that only the private view of a seat has. */
const PRIVATE = 'draftGive';

test('two people and three bots play to the score sheet, before a spectator', async ({
  server,
  newPage,
}) => {
  const match = lastRound({ names: ['Ada', 'Ben', '', '', ''], bots: BOTS, seed: SEED });
  const [[atAda = '', atBen = ''] = []] = await lay(server, [match]);
  const ada = await newPage({ settings });
  const ben = await newPage({ settings });
  const eve = await newPage({ settings, viewport: phone });
  const everybody = [ada, ben, eve];
  const [sentToAda, sentToEve] = [listen(ada), listen(eve)];
  await ada.goto(atAda);
  await ben.goto(atBen);
  await eve.goto(atAda.replace('/m/', '/w/').replace(/#.*/, ''));
  for (const page of everybody) await page.locator('.das-surface[data-ready=true]').waitFor();
  expect(await eve.locator('.das-hand').count()).toBe(0);
  expect(await barriers(ada)).toEqual([]);

  const discarded = (page: Page) =>
    page
      .locator('.tb-log')
      .getByText(/^Ada discards/)
      .count();
  const before = await Promise.all(everybody.map(discarded));
  // a seven: both choose at once, by hand and as suggested, and nobody sees what
  await ada.getByRole('button', { name: 'Roll' }).click();
  await asked(eve, 'A seven: Ada and Ben discard.');
  expect(await barriers(ben)).toEqual([]);
  await ada.getByRole('button', { name: 'Suggest' }).click();
  await ada.locator('.das-discard').getByRole('button', { name: 'Discard', exact: true }).click();
  await asked(eve, 'A seven: Ben discards.');
  expect(await Promise.all(everybody.map(discarded))).toEqual(before);
  const held = await handOf(ben);
  let left = 4;
  for (const [kind, count] of held.entries())
    for (let one = 0; one < count && left > 0; one++, left--)
      await ben.locator('.das-discard li').nth(kind).getByRole('button').first().click();
  await ben.locator('.das-discard').getByRole('button', { name: 'Discard', exact: true }).click();
  for (const [i, page] of everybody.entries())
    await page
      .locator('.tb-log')
      .getByText(/^Ada discards/)
      .nth(before[i] ?? 0)
      .waitFor({ state: 'attached' });
  // the robber, the pirate, and a card that only the two concerned know
  await asked(ada, 'Send the robber to another hex.');
  const stolen = (page: Page, what: string) =>
    page.locator('.tb-log').getByText(new RegExp(`^Ada steals ${what} from Ben by the pirate`));
  const known = await stolen(ada, '1 \\w+').count();
  const unknown = await stolen(eve, 'a card').count();
  while ((await stolen(ada, '1 \\w+').count()) === known) await decide(ada, byMouse);
  await stolen(ben, '1 \\w+').nth(known).waitFor({ state: 'attached' });
  await stolen(eve, 'a card').nth(unknown).waitFor({ state: 'attached' });

  // a trade: offered with the steppers, answered out of turn, concluded
  const [mine, his] = [await handOf(ada), await handOf(ben)];
  const give = mine.findIndex((count) => count > 0);
  const want = his.findIndex((count, kind) => count > 0 && kind !== give);
  expect([give, want]).not.toContain(-1);
  await ada.getByRole('button', { name: /^Offer/ }).click();
  const sides = ada.locator('.das-offer-form .das-stepper');
  await sides.nth(0).locator('li').nth(give).getByRole('button').first().click();
  await sides.nth(1).locator('li').nth(want).getByRole('button').first().click();
  expect(await barriers(ada)).toEqual([]);
  await ada.locator('.das-offer-form .das-sheet-end').getByText('Offer', { exact: true }).click();
  await asked(ben, 'Ada offers you a trade.');
  expect(await barriers(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Yes, trade' }).click();
  const trade = ada.getByRole('button', { name: 'Trade with Ben' });
  await logged(everybody, /^Ada gives Ben 1 \w+ for 1 \w+\.$/, () => trade.click());
  const traded = await handOf(ada);
  expect(traded[give]).toBe((mine[give] ?? 0) - 1);
  expect(traded[want]).toBe((mine[want] ?? 0) + 1);

  // to the end, and the same result for everybody
  for (let made = 0; made < 300; made++) {
    const going = [await decide(ada, byMouse), await decide(ben, byMouse)];
    if (going.includes(false)) break;
  }
  const titles = await Promise.all(everybody.map((page) => sheetOf(page)));
  expect(new Set(titles).size).toBe(1);
  expect(titles[0]).toMatch(/Lanes between the atolls/);
  expect(await barriers(ada)).toEqual([]);
  // private knowledge of a seat was never sent to spectators
  expect(sentToAda.text()).toContain(PRIVATE);
  expect(sentToEve.text()).not.toContain(PRIVATE);
});
