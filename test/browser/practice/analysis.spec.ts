import { catalog } from '@atoll/catalog';
import { followed, puzzlePosition } from '@atoll/engine';
import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';

const cell = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** Plays on a cell by keyboard: the grid stands over the picture, which takes presses itself. */
const play = async (page: Page, name: string): Promise<void> => {
  await cell(page, name).focus();
  await page.keyboard.press('Enter');
};

/** The moves that led to the easiest puzzle of two turns, and its cell. */
async function easyWin() {
  const parts = catalog['steere-atoll']!;
  const [{ game }, rules, file] = await Promise.all([
    parts.load(),
    parts.analysis!(),
    parts.puzzles!.file(),
  ]);
  const puzzle = file.puzzles.find(({ turns, options }) => turns === 2 && options['size'] === 7)!;
  const { state, decisions } = puzzlePosition(game, puzzle);
  const [first] = followed(game, state, puzzle.line).decisions;
  const cellOf = (action: unknown): string => (action as { readonly cell: string }).cell;
  expect(rules.pieces).toEqual(['black', 'white']);
  return { moves: decisions.map(({ action }) => cellOf(action)), cell: cellOf(first!.action) };
}

test('a position is analysed, varied, noted, kept, written down and read again', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await page.getByRole('link', { name: 'Analysis' }).click();
  const tree = page.getByRole('region', { name: 'Moves' });
  await tree.getByText('No moves yet').waitFor();
  await play(page, 'f5');
  await play(page, 'd4');
  await page.keyboard.press(',');
  await play(page, 'e3');
  await page.getByLabel('Note on 2. e3').fill('wider {so}');
  await tree.getByRole('list', { name: 'Variations' }).getByText('wider {so}').waitFor();
  await tree.getByRole('button', { name: 'Make main line' }).click();
  await tree.getByRole('button', { name: '2. e3', exact: true }).waitFor();
  const best = page.getByRole('list', { name: 'Best moves' }).getByRole('button');
  await best.first().waitFor();
  expect(await page.getByRole('meter').getAttribute('aria-valuenow')).toMatch(/^\d+$/);
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await tree.getByText('wider {so}').waitFor();
  await page.getByRole('button', { name: 'Text, import, export' }).click();
  const text = page.getByLabel('Text of the analysis');
  const written = await text.inputValue();
  expect(written).toContain('1. f5 2. e3 {wider {so\\}} (2. d4)');
  await text.fill('f5\nz9');
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByText(/^Line 2, column 1: z9: There is no cell z9 on this board/).waitFor();
  expect(await text.inputValue()).toBe('f5\nz9');
  expect(await barriers(page)).toEqual([]);

  const { moves, cell: winning } = await easyWin();
  const friend = await newPage({ settings: quiet, viewport: phone });
  await friend.goto(`${server.url}/analysis/steere-atoll`);
  await friend.getByRole('button', { name: 'Text, import, export' }).click();
  const empty = friend.getByLabel('Text of the analysis');
  await empty.fill(written);
  await friend.getByRole('button', { name: 'Take over' }).click();
  await friend.getByText('wider {so}').first().waitFor();
  await friend.getByRole('button', { name: 'Text, import, export' }).click();
  expect(await empty.inputValue()).toBe(written);
  await empty.fill(`[size "7"]\n${moves.join(' ')}`);
  await friend.getByRole('button', { name: 'Take over' }).click();
  await friend.getByRole('button', { name: 'To the end' }).click();
  await friend.getByText(/Proven win for (Black|White) within 2 of its own moves/).waitFor();
  const [first] = await friend.getByRole('list', { name: 'Best moves' }).getByRole('button').all();
  expect(await first!.innerText()).toContain(winning);
  await friend.getByRole('button', { name: 'Bring back what was there' }).click();
  await friend.getByText('wider {so}').first().waitFor();
  expect(await barriers(friend)).toEqual([]);
});
