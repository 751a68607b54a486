import { catalog } from '@atoll/catalog';
import { followed, puzzlePosition } from '@atoll/engine';
import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';

const typed = async (page: Page, cell: string): Promise<void> => {
  const field = page.getByLabel('Type a move');
  await field.fill(cell);
  await field.press('Enter');
};

const passRound = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pass round' }).click();
  await page.getByRole('button', { name: 'Yes, pass' }).click();
};

/** The easiest puzzle of two turns, with the cells of its line. */
async function easyWin() {
  const parts = catalog['steere-atoll']!;
  const [{ game }, file] = await Promise.all([parts.load(), parts.puzzles!.file()]);
  const puzzle = file.puzzles.find(({ turns }) => turns === 2)!;
  const { state } = puzzlePosition(game, puzzle);
  const cells = followed(game, state, puzzle.line).decisions.map(
    ({ action }) => (action as { readonly cell: string }).cell,
  );
  return { id: puzzle.id, cells };
}

test('a forced win is found, rated, and shared by a link', async ({ server, newPage }) => {
  const { id, cells } = await easyWin();
  const page = await newPage({ settings: quiet });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await page.goto(`${server.url}/puzzles/steere-atoll/${id}`);
  const bar = page.getByRole('region', { name: 'The puzzle' });
  await bar.getByText('2 turns left').waitFor();
  expect(await barriers(page)).toEqual([]);
  await typed(page, cells[0]!);
  // the other side answers by itself
  await bar.getByText('1 turn left').waitFor();
  await typed(page, cells[2]!);
  await bar.getByText('Connected, with 2 stones at most.').waitFor();
  await bar.getByText('1 of 1 solved at the first attempt').waitFor();
  await bar.getByRole('button', { name: 'Copy a link' }).click();
  await bar.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.locator('body').getAttribute('data-copied');

  const friend = await newPage({ settings: quiet, viewport: phone });
  await friend.goto(link!);
  const task = friend.getByRole('region', { name: 'The puzzle' });
  await task.getByText('2 turns left').waitFor();
  expect(await barriers(friend)).toEqual([]);
});

test('a missed puzzle shows its solution, and counts once', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet, viewport: phone });
  await page.goto(`${server.url}/puzzles/atoll`);
  const bar = page.getByRole('region', { name: 'The puzzle' });
  await passRound(page);
  await bar.getByText('With the best turns it is').waitFor();
  await bar.getByText('0 of 1 solved at the first attempt').waitFor();
  await bar.getByRole('button', { name: 'Show the solution' }).click();
  await bar.getByText('That is the solution.').waitFor();
  await bar.getByText('0 of 1 solved at the first attempt').waitFor();
  await bar.getByRole('button', { name: 'Start again' }).click();
  await passRound(page);
  await bar.getByText('With the best turns it is').waitFor();
  await bar.getByText('0 of 1 solved at the first attempt').waitFor();
  await bar.getByRole('button', { name: 'Next puzzle' }).click();
  await bar.getByText(/turns left$/).waitFor();
  await page.goto(`${server.url}/puzzles/atoll/nothing`);
  await page.getByRole('heading', { name: 'There is no such puzzle' }).waitFor();
});
