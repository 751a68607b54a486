import { joinTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { test } from '../support/browser-test.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';
import { quiet } from '../support/visitors.ts';

const line = (page: Page, text: string) => page.locator('.said-log li', { hasText: text });

test('two people in two languages talk, each in the own, and play a whole turn each', async ({
  server: { url },
  newPage,
}) => {
  const grant = await openNewTable(url, { game: 'atoll', seats: 2 });
  const joined = await joinTable(url, { code: grant.code, name: 'Jana' });
  const mira = await newPage({ settings: quiet });
  await mira.goto(seatPage(url, grant));
  const jana = await newPage({ settings: quiet, locale: 'cs-CZ' });
  await jana.goto(seatPage(url, joined));
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  await mira.getByRole('tab', { name: 'Talk' }).click();
  await jana.getByRole('tab', { name: 'Vzkazy' }).click();

  await mira.getByRole('button', { name: 'Good luck!' }).click();
  await line(jana, 'Mira: Hodně štěstí!').waitFor();
  await jana.getByRole('button', { name: 'Díky!' }).click();
  await line(mira, 'Jana: Thank you!').waitFor();
  // a text stays as it was typed, and turns nothing around it
  await jana.getByLabel('Napiš něco').fill('שלום, jdeme na to?');
  await jana.keyboard.press('Enter');
  await line(mira, '⁨Jana⁩: ⁨שלום, jdeme na to?⁩').waitFor();

  const turns = [
    { page: mira, pass: /^Pass round/, sure: 'Yes, pass' },
    { page: jana, pass: /^Pasovat/, sure: 'Ano, pasovat' },
  ];
  const begins = mira.locator('.turn.mine').or(mira.getByText('Jana’s turn'));
  await begins.first().waitFor();
  const order = (await mira.locator('.turn.mine').count()) > 0 ? turns : turns.toReversed();
  for (const { page, pass, sure } of order) {
    await page.locator('.turn.mine').waitFor();
    await page.getByRole('button', { name: pass }).click();
    await page.getByRole('button', { name: sure }).click();
  }
  await mira.getByRole('tab', { name: 'Log' }).click();
  await jana.getByRole('tab', { name: 'Zápis' }).click();
  await mira.getByRole('log').getByText('Jana').first().waitFor();
  await jana.getByRole('log').getByText('Mira').first().waitFor();
});
