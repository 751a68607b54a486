import type { SeatGrant } from '@atoll/protocol';
import type { Page } from 'playwright-core';

/** A table that is opened without a page. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly name?: string;
  readonly access?: 'private' | 'public';
  readonly options?: object;
}

/** Opens a table at a server. @returns what its host would keep */
export async function openNewTable(
  url: string,
  { game, seats, name = 'Mira', access = 'private', options = {} }: NewTable,
): Promise<SeatGrant> {
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats, name, access, options }),
  });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  return (await response.json()) as SeatGrant;
}

/** Takes the first open seat of a table without a page. */
export async function joinTable(url: string, code: string, name: string): Promise<SeatGrant> {
  const response = await fetch(`${url}/api/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, name }),
  });
  if (!response.ok) throw new Error(`no seat: ${await response.text()}`);
  return (await response.json()) as SeatGrant;
}

/** The page of a table for who was granted a seat at it. */
export const seatPage = (url: string, { matchId, token }: SeatGrant): string =>
  `${url}/m/${matchId}#seat=${token}`;

/** The host opens a new table, fills it with bots and starts. */
export async function hostWithBots(page: Page, url: string, table: NewTable): Promise<void> {
  await page.goto(seatPage(url, await openNewTable(url, table)));
  for (let seat = 2; seat <= table.seats; seat++)
    await page.getByRole('button', { name: `Add bot to seat ${seat}` }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
}
