import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { layMatches } from '../support/played-match.ts';

test('with hidden results neither table, list nor replay tells how a match ended before its end', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'hidden', options: {} },
  ]);
  const page = await newPage({ settings: { ...quiet, results: 'hidden' }, viewport: phone });
  await page.goto(path);
  await page.getByRole('heading', { name: 'This match is over' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('link', { name: 'Back to lobby' }).click();
  const row = page.getByRole('list', { name: 'Your matches' }).getByRole('listitem');
  await row.getByText('Jonas').waitFor();
  expect(await row.innerText()).not.toMatch(/won|lost|\d+ to \d+/i);
  await row.getByRole('link').click();

  await page.locator('.at-surface[data-ready=true]').waitFor();
  const range = page.getByRole('slider', { name: 'Where in the match' });
  expect(await range.inputValue()).toBe('0');
  await page.getByText('The result stays hidden until you reach the end.').waitFor();
  await page.getByRole('button', { name: 'An action on' }).click();
  const drawn = page.locator('.replay-points path').first();
  const lengthOf = async (): Promise<number> => (await drawn.getAttribute('d'))?.length ?? 0;
  const early = await lengthOf();
  expect(await page.getByRole('log').getByText('The match is over').count()).toBe(0);
  const tellers = page.getByRole('button', { name: /^(Coach|Draws)$/ });
  expect(await tellers.count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show the result' }).click();
  expect(await range.inputValue()).toBe(await range.getAttribute('max'));
  await expect.poll(lengthOf).toBeGreaterThan(early);
  // from now on it is known
  await tellers.first().waitFor();
  await page.getByRole('button', { name: 'To the start' }).click();
  expect(await page.getByText('The result stays hidden').count()).toBe(0);
  await page.getByRole('link', { name: 'Back to lobby' }).click();
  await row.getByText(/\d+ to \d+/).waitFor();
});
