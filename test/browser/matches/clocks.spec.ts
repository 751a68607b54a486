import type { ClockChoice, SeatGrant } from '@atoll/protocol';
import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { seatPage } from '../support/new-table.ts';
import { pressByKey } from '../support/press-by-key.ts';
import { tabTo } from '../support/tab-to.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now = Date.UTC(2026, 0, 1);

test.use({ served: { env: { STOPPED_AT: String(now) } } });
// one clock for all tests of the file
test.describe.configure({ mode: 'default' });

/** Lets so much time pass at the server, in ms. */
async function pass({ server }: Pick<Fixtures, 'server'>, ms: number): Promise<void> {
  now += ms;
  await server.order({ kind: 'time', now });
}

async function post(
  { server }: Pick<Fixtures, 'server'>,
  route: string,
  body: object,
): Promise<SeatGrant> {
  const response = await fetch(`${server.url}/api/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as SeatGrant;
}

const openTable = (
  { server }: Pick<Fixtures, 'server'>,
  game: string,
  clock: ClockChoice,
  seats = 2,
): Promise<SeatGrant> => post({ server }, 'matches', { game, seats, name: 'Mira', clock });

/** Mira and Jonas, each with a small phone. */
async function atPhones(
  { server, newPage }: Fixtures,
  grant: SeatGrant,
): Promise<readonly [Page, Page]> {
  const mira = await newPage({ settings: quiet, viewport: phone });
  await mira.goto(seatPage(server.url, grant));
  const jonas = await newPage({ settings: quiet, viewport: phone });
  const other = await post({ server }, 'join', { code: grant.code, name: 'Jonas' });
  await jonas.goto(seatPage(server.url, other));
  await mira.getByText('Jonas').first().waitFor();
  return [mira, jonas];
}

const clocks = (page: Page) => page.getByRole('region', { name: 'Time left' });

/** What the clocks leave free: nothing lies under them, and nothing is pushed off the screen. */
async function coversNothing(page: Page): Promise<void> {
  const parts = ['.clocks', '.status-bar', '.table-place'];
  const [line, bar, table] = await Promise.all(
    parts.map((selector) => page.locator(selector).boundingBox()),
  );
  expect(line!.height).toBeLessThanOrEqual(32);
  expect(bar!.y).toBeGreaterThanOrEqual(line!.y + line!.height);
  expect(table!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  expect(table!.y + table!.height).toBeLessThanOrEqual(phone.height);
  expect(line!.width).toBeLessThanOrEqual(phone.width);
}

test('a clock is agreed, runs out, is spoken of, and the others decide, by keys on a small phone', async ({
  server,
  newPage,
}) => {
  const [mira, jonas] = await atPhones(
    { server, newPage },
    await openTable({ server }, 'atoll', { kind: 'none' }),
  );
  await mira.getByRole('combobox', { name: 'Clock' }).waitFor();
  await tabTo(mira, 'select[aria-label=Clock]');
  await mira.keyboard.press('ArrowDown');
  await mira.getByRole('group', { name: 'When the time is up' }).waitFor();
  await jonas.getByText('5 min + 15 s a turn').waitFor();
  await tabTo(mira, 'fieldset.choice input[type=radio]:checked');
  await mira.keyboard.press('ArrowRight');
  await jonas.getByText('The others decide').waitFor();
  for (const page of [mira, jonas]) expect(await barriers(page)).toEqual([]);
  await pressByKey(mira, 'Start with 2 players');

  for (const page of [mira, jonas]) {
    await clocks(page)
      .getByText(/^\d:\d\d$/)
      .first()
      .waitFor();
    await coversNothing(page);
    expect(await barriers(page)).toEqual([]);
  }
  const isAsked = (await mira.locator('.turn.mine').count()) > 0;
  const [asked, waiting] = isAsked ? [mira, jonas] : [jonas, mira];
  expect(await clocks(mira).getByText('runs').count()).toBe(1);

  await pass({ server }, 5 * MINUTE - 70_000);
  await Promise.all([mira.reload(), jonas.reload()]);
  await asked.getByText('You have 1 minute left.').waitFor({ state: 'attached' });
  await clocks(asked).getByText('little left').waitFor({ state: 'attached' });
  expect(await waiting.getByText('You have 1 minute left.').count()).toBe(0);
  expect(await barriers(asked)).toEqual([]);

  await pass({ server }, 2 * MINUTE);
  await Promise.all([mira.reload(), jonas.reload()]);
  await asked.getByText('Your time is up. The others decide').waitFor();
  await waiting.getByText('’s time is up.').waitFor();
  for (const page of [mira, jonas]) expect(await barriers(page)).toEqual([]);
  await pressByKey(waiting, 'Give more time');
  await asked.getByText('Your time is up.').waitFor({ state: 'detached' });
  await clocks(asked)
    .getByText(/^0:\d\d$/)
    .waitFor();

  await pass({ server }, MINUTE);
  await waiting.reload();
  await waiting.getByText('’s time is up.').waitFor();
  await pressByKey(waiting, 'Let a bot play on');
  await asked.getByText('A bot plays for you.').waitFor();
  // The seat comes back once the bot has ended that turn.
  await waiting.locator('.turn.mine').waitFor();
  await pressByKey(asked, 'Take back your seat');
  await asked.getByText('A bot plays for you.').waitFor({ state: 'detached' });
});

for (const [game, seats] of [
  ['steere-atoll', 2],
  ['das-atoll', 4],
  ['hidden-ark', 2],
] as const)
  test(
    `at a table of ${game} clocks cover nothing, and days are told in days`,
    game === 'das-atoll' ? GATE : EXAMINATION,
    async ({ server, newPage }) => {
      const [mira, jonas] = await atPhones(
        { server, newPage },
        await openTable({ server }, game, { kind: 'days', days: 3, atZero: 'bot' }, seats),
      );
      for (let seat = 3; seat <= seats; seat++) await pressByKey(mira, `Add bot to seat ${seat}`);
      await pressByKey(mira, `Start with ${seats} players`);
      const pages = [mira, jonas];
      for (const page of pages) await page.locator('.clocks').waitFor({ state: 'attached' });
      await pass({ server }, 1.2 * DAY);
      await Promise.all(pages.map((page) => page.reload()));
      for (const page of pages) {
        await clocks(page).getByText('1 d 19 h').first().waitFor();
        await coversNothing(page);
        expect(await barriers(page)).toEqual([]);
      }
      await pass({ server }, 2 * DAY);
      await Promise.all(pages.map((page) => page.reload()));
      await Promise.race(pages.map((page) => page.getByText('A bot plays for you.').waitFor()));
    },
  );
