import { JsonClient } from '@atoll/test-client/json-client';
import { joinTable } from '@atoll/test-client/tables';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';
import { tabTo } from '../support/tab-to.ts';

test('the host has watchers see the match late, by keys on a small phone, and they are told so', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const grant = await openNewTable(url, { game: 'steere-atoll', seats: 2, options: { size: 7 } });
  const mira = await newPage({ settings: quiet, viewport: phone });
  await mira.goto(seatPage(url, grant));
  await mira.getByRole('combobox', { name: 'Watchers see' }).waitFor();
  await tabTo(mira, 'select[aria-label="Watchers see"]');
  const lena = await newPage({ settings: quiet, viewport: phone });
  await lena.goto(`${url}/w/${grant.matchId}`);
  for (const text of ['the match 1 turn late', 'the match 2 turns late']) {
    await mira.keyboard.press('ArrowDown');
    await lena.getByText(text).waitFor();
  }
  for (const page of [mira, lena]) expect(await barriers(page)).toEqual([]);

  const joined = await joinTable(url, { code: grant.code, name: 'Jonas' });
  const jonas = await JsonClient.enter(url, joined);
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  await lena.getByText('You see this match 2 turns late, until it is over.').waitFor();
  for (const page of [mira, lena]) await page.locator('.sa-surface[data-ready=true]').waitFor();
  await mira.locator('.turn.mine').waitFor();
  for (const [turn, cell] of ['a1', 'a2'].entries()) {
    await mira.keyboard.press('t');
    await mira.keyboard.type(cell);
    await mira.keyboard.press('Enter');
    await mira.keyboard.press('Shift+Tab');
    await jonas.until(() => jonas.prompt.asked);
    if (turn > 0) break;
    await jonas.decide((action) => (action as { type: string }).type === 'place');
    await mira.locator('.turn.mine').waitFor();
  }
  await mira.locator('.sa-move').nth(2).waitFor();
  await lena.locator('.sa-move').first().waitFor();
  expect(await lena.locator('.sa-move').count()).toBe(1);
  expect(await barriers(lena)).toEqual([]);
  jonas.close();
});
