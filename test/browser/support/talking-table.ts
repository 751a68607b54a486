import { joinTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import type { Fixtures } from './browser-test.ts';
import { openNewTable, seatPage } from './new-table.ts';
import { phone, quiet } from './visitors.ts';

/** Mira, who is the host, at a desk and Jonas at a small phone play; Lena watches. */
export async function openTalkingTable({
  newPage,
  server: { url },
}: Fixtures): Promise<readonly [mira: Page, jonas: Page, lena: Page]> {
  const grant = await openNewTable(url, { game: 'atoll', seats: 2 });
  const joined = await joinTable(url, { code: grant.code, name: 'Jonas' });
  const mira = await newPage({ settings: quiet });
  await mira.goto(seatPage(url, grant));
  const jonas = await newPage({ settings: quiet, viewport: phone });
  await jonas.goto(seatPage(url, joined));
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  const lena = await newPage({ settings: quiet });
  await lena.goto(`${url}/w/${grant.matchId}`);
  return [mira, jonas, lena];
}

/** Opens what people say at this table: by the tab beside the log, and on a phone by the log. */
export async function openTalk(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 600)
    await page.getByRole('button', { name: /^Log/ }).click();
  await page.getByRole('tab', { name: /^Talk/ }).click();
  await page.locator('.said-log').waitFor();
}

/** Opens, in the menu, whom one listens to and what the host allows. */
export async function openTalkSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Talk at this table' }).waitFor();
}
