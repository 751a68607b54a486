import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { isLong } from '../support/extent.ts';
import { quiet } from '../support/visitors.ts';
import { awaitQuestion, look, openTable, playOn } from '../support/hands.ts';
import { layMatches } from '../support/played-match.ts';

async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/j/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the table' }).click();
  await page.getByText('Waiting for Mira to start.').waitFor();
}

const answersOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.tb-answers button').allInnerTexts();

/** The person whose turn it is. */
async function moverOf(pages: readonly Page[]): Promise<Page | undefined> {
  for (let tries = 0; tries < 1000; tries++) {
    for (const page of pages) if ((await look(page)).kind !== 'nothing') return page;
    await pages[0]?.waitForTimeout(30);
  }
  throw new Error('nobody is asked anything');
}

test('two friends begin a match from an invite link, a third watches, and a reload keeps the question', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  const code = await openTable(mira, server.url, 'Mira');
  const jonas = await newPage({ settings: quiet });
  await join(jonas, code, 'Jonas');
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  for (const page of [mira, jonas]) await page.getByRole('button', { name: 'Menu' }).waitFor();

  const ada = await newPage({ settings: quiet });
  await ada.goto(`/j/${code}`);
  await ada
    .getByRole('link', { name: /watch/i })
    .or(ada.getByRole('button', { name: /watch/i }))
    .first()
    .click();
  await ada.getByText('Watching').first().waitFor();

  const first = (await moverOf([mira, jonas])) as Page;
  await first.locator('.tb-groups').getByRole('button', { name: 'Buy coral' }).click();
  await first.locator('.tb-choices button').first().click();
  await first
    .getByText(/Choose where|Place|glowing/)
    .first()
    .waitFor();
  const asked = await answersOf(first);
  expect(asked.length).toBeGreaterThan(0);
  await first.reload();
  expect((await awaitQuestion(first)).kind).toBe('answers');
  expect(await answersOf(first)).toEqual(asked);
});

test('two friends play to the score sheet, and a spectator sees the same', async ({
  server,
  newPage,
}) => {
  const [[atMira = '', atJonas = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'phone', ...(isLong ? { round: 1 } : { left: 11 }) },
  ]);
  const [mira, jonas] = [await newPage({ settings: quiet }), await newPage({ settings: quiet })];
  await mira.goto(atMira);
  await jonas.goto(atJonas);
  const ada = await newPage({ settings: quiet });
  await ada.goto(atMira.replace('/m/', '/w/').replace(/#.*/, ''));
  await ada.getByText('Watching').first().waitFor();
  await playOn([mira, jonas]);
  for (const page of [mira, jonas, ada])
    await page.getByRole('dialog').getByRole('row', { name: /Total/ }).waitFor();
  const totals = await Promise.all(
    [mira, jonas, ada].map((page) =>
      page.getByRole('dialog').getByRole('row', { name: /Total/ }).innerText(),
    ),
  );
  expect(new Set(totals).size).toBe(1);
  expect(await ada.getByRole('button', { name: /Pass round|Buy animal/ }).count()).toBe(0);
});
