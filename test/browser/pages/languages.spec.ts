import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE, isLong } from '../support/extent.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';
import { layMatches } from '../support/played-match.ts';

const LANGUAGES = ['de', 'cs', 'fr'] as const;
const ARRIVALS = { de: 'de-AT', cs: 'cs-CZ', fr: 'fr-CA' } as const;
const SETTINGS = { en: 'Settings', de: 'Einstellungen', cs: 'Nastavení', fr: 'Réglages' } as const;
const OWN_TURN = { de: 'Du bist am Zug', cs: 'Jsi na tahu', fr: 'À vous' } as const;

const langOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

/** Texts that are wider than the place they stand in, with an end that nobody can read. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, summary, p, span')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 24 && scrollWidth > clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .filter((element) => getComputedStyle(element).overflowX !== 'auto')
      .map(({ className, textContent }) => `${className}: ${textContent ?? ''}`),
  );
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
/** How far dialogs could be moved sideways, which nobody looks for, in pixels. */
const asideOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog]')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((pixels) => pixels > 0),
  );

/** Where the gate looks for barriers too, which are those of English nearly everywhere. */
const CHECKED = ['lobby', '/learn/atoll'];

/** Nothing reaches out of a small phone, is cut off, or is a barrier. */
async function examine(page: Page, screen: string): Promise<void> {
  const room = [await widthOf(page), await asideOf(page), await cutOff(page)];
  const found = isLong || CHECKED.includes(screen) ? await barriers(page) : [];
  expect([screen, ...room, found]).toEqual([screen, phone.width, [], [], []]);
}

for (const id of LANGUAGES)
  test(
    `a browser in ${id} is spoken to in its language, on a small phone`,
    id === 'cs' ? GATE : EXAMINATION,
    async ({ server, newPage }) => {
      const page = await newPage({
        ...{ settings: quiet, viewport: phone, hand: 'finger', locale: ARRIVALS[id] },
        expected: [/404/],
      });
      await page.goto('/');
      await page.getByRole('button', { name: SETTINGS[id] }).waitFor();
      expect(await langOf(page)).toBe(id);
      await examine(page, 'lobby');
      await page.getByRole('button', { name: SETTINGS[id] }).click();
      await page.getByRole('option', { name: 'Français' }).waitFor({ state: 'attached' });
      await examine(page, 'settings');
      const { url } = server;
      await page.goto(seatPage(url, await openNewTable(url, { game: 'atoll', seats: 4 })));
      await page.locator('.card-row').first().waitFor();
      await examine(page, 'waiting room');
      for (const path of [
        '/gallery',
        '/rules/atoll',
        '/rules/das-atoll',
        '/learn/atoll',
        '/j/AAAAAA',
      ]) {
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
        expect(await langOf(page)).toBe(id);
        await page.waitForLoadState('networkidle');
        await examine(page, path);
      }
    },
  );

test('another language is spoken at once, and kept', async ({ newPage }) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await page.getByRole('button', { name: SETTINGS.en }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('cs');
  await page.getByRole('heading', { name: SETTINGS.cs }).waitFor();
  expect(await langOf(page)).toBe('cs');
  expect(await page.evaluate(() => Reflect.has(globalThis, 'stays'))).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: SETTINGS.cs }).waitFor();
});

test('three people at one table read it in three languages', async ({ server, newPage }) => {
  const [paths = []] = await layMatches(server, [
    { names: ['Anna', 'Bohdan', 'Chloé'], seed: 'tongues', entries: 30 },
  ]);
  const people = await Promise.all(
    LANGUAGES.map((language, seat) =>
      newPage({
        settings: { ...quiet, language, firstTimes: 'off' },
        ...(seat === 1 ? { viewport: phone, hand: 'finger' } : {}),
      }),
    ),
  );
  for (const [seat, page] of people.entries()) {
    await page.goto(paths[seat] ?? '');
    await page.locator('.tb-line').first().waitFor({ state: 'attached' });
    expect(await langOf(page)).toBe(LANGUAGES[seat]);
  }
  const logs = await Promise.all(people.map((page) => page.locator('.tb-line').allTextContents()));
  expect(new Set(logs.map(({ length }) => length)).size).toBe(1);
  for (const [line = '', other = '', third = ''] of [logs.map((log) => log.at(-1) ?? '')])
    expect(new Set([line, other, third]).size).toBe(3);
  const turns = await Promise.all(
    people.map((page, seat) =>
      page
        .getByText(OWN_TURN[LANGUAGES[seat] ?? 'de'])
        .first()
        .isVisible(),
    ),
  );
  expect(turns.filter((own) => own)).toHaveLength(1);
  for (const page of people) expect(await barriers(page)).toEqual([]);

  // what one says, each reads in the own language
  const [anna, bohdan, chloe] = people as [Page, Page, Page];
  await anna.getByRole('tab', { name: 'Reden' }).click();
  await anna.getByRole('button', { name: 'Viel Glück!' }).click();
  await bohdan.getByRole('status').getByText('Anna: Hodně štěstí!').waitFor({ state: 'attached' });
  await chloe
    .getByRole('status')
    .getByText(/Anna.*Bonne chance/)
    .waitFor({ state: 'attached' });
});
