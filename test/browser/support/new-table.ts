import type { SeatGrant } from '@atoll/protocol';
import { openTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';

/** A table that is opened without a page. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly name?: string;
  readonly access?: 'private' | 'public';
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Opens a table at a server. @returns what its host would keep */
export function openNewTable(url: string, table: NewTable): Promise<SeatGrant> {
  // a test may say more of its table than the server reads
  const { game, seats, name = 'Mira', access = 'private', options = {} } = table;
  return openTable(url, { game, seats, name, access, options });
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
