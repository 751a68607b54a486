import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { middleOf } from '../../../../../../test/browser/support/point.ts';

export const GAME = 'Steere’s Atoll';
const RESULT = /connects? (north|south|west|east) and (north|south|west|east)/;

/**
 * Opens a table for the small board from the lobby, to be found there by everybody. @returns its
 * invite code
 */
export async function openTable(page: Page, name: string): Promise<string> {
  return openTableFor(page, { name, access: 'public' });
}

export async function openTableFor(
  page: Page,
  { name, access }: { name: string; access: 'private' | 'public' },
): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create a table' }).click();
  const form = page.locator('form').filter({ hasText: 'New table' });
  await form.getByRole('group', { name: 'Game' }).getByRole('radio', { name: GAME }).check();
  await form
    .getByRole('group', { name: 'Board' })
    .getByRole('radio', { name: '7', exact: true })
    .check();
  if (access === 'public') await form.getByRole('switch', { name: 'Public table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Your table' }).waitFor();
  await page.getByText(GAME).first().waitFor();
  return (await page.getByTestId('code').innerText()).trim();
}

export const cellOf = (page: Page, name: string) =>
  page.locator(`[role=gridcell][aria-label^="${name},"]`);
export const ready = (page: Page) => page.locator('.sa-surface[data-ready=true]').waitFor();
export const myTurn = (page: Page) => page.locator('.turn.mine').waitFor();

/** Points at a cell of the picture: it is selected, and no stone lies there yet. */
export async function select(page: Page, name: string): Promise<readonly [x: number, y: number]> {
  await myTurn(page);
  const { x, y } = await middleOf(cellOf(page, name));
  const spot = [x, y] as const;
  const before = await page.locator('.sa-move').count();
  await page.mouse.click(...spot);
  await page.locator(`[role=gridcell][aria-selected=true][aria-label^="${name},"]`).waitFor();
  expect(await page.locator('.sa-move').count()).toBe(before);
  return spot;
}

/** Points at a cell of the picture, and once more. */
export async function point(page: Page, name: string): Promise<void> {
  await page.mouse.click(...(await select(page, name)));
}

/** Swaps, and says so once more. */
export async function swap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Swap: take over Black and this stone' }).click();
  await page.getByRole('button', { name: 'Yes, swap' }).click();
}

/** Waits until this person is asked, or the match is over. */
export async function asked(page: Page): Promise<'turn' | 'over'> {
  const sheet = page.getByRole('dialog').getByText(RESULT).first();
  await page.locator('.turn.mine').or(sheet).first().waitFor();
  return (await sheet.isVisible()) ? 'over' : 'turn';
}

/**
 * The move that the bot in this browser suggests, taken as `take` says, until the match is over.
 * @returns how many were taken
 */
export async function followHints(
  page: Page,
  take: (cell: string) => Promise<void>,
): Promise<number> {
  for (let moves = 0; moves < 80; moves++) {
    if ((await asked(page)) === 'over') return moves;
    await page.keyboard.press('h');
    const said = await page.getByText(/The bot would/).innerText();
    const cell = /at (\w+)\./.exec(said)?.[1];
    const before = await page.locator('.sa-move').count();
    await take(cell ?? 'swap');
    await page.waitForFunction(
      (count) => document.querySelectorAll('.sa-move').length > count,
      before,
    );
  }
  throw new Error('80 moves did not end the match');
}
