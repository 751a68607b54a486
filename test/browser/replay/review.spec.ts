import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { lay, layMatches, steereMatch } from '../support/played-match.ts';

const idIn = (path: string): string => /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';

test('the coach looks back at a match: chances, turning points, better decisions, and on from there', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await lay(server, [
    steereMatch({ names: ['Mira', 'Jonas'], moves: 12 }),
  ]);
  const page = await newPage({ settings: quiet, viewport: phone });
  await page.goto(`${server.url}/replay/${idIn(path)}`);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'The coach looks back' });
  await sheet
    .getByRole('img', { name: /^Mira, at the start .* and at the end: .*\d+%$/ })
    .waitFor();
  await sheet.getByLabel('For').selectOption({ label: 'Jonas' });
  await sheet.getByText('The review is complete.').waitFor();
  await sheet.getByRole('heading', { name: 'What a strong player would have done' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // kept on the device: the second time nothing is computed
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await sheet.getByLabel('For').selectOption({ label: 'Jonas' });
  await sheet.getByText('The review is complete.').waitFor();

  const point = sheet.getByRole('listitem').filter({ hasText: 'decision' }).first();
  const [, action = ''] = /Action (\d+)/.exec(await point.innerText()) ?? [];
  await point.getByRole('button', { name: 'Show' }).click();
  await sheet.waitFor({ state: 'detached' });
  const range = page.getByRole('slider', { name: 'Where in the match' });
  expect(Number(await range.inputValue())).toBe(Number(action) - 1);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await sheet.getByRole('button', { name: 'Play from here' }).first().click();
  await page.getByRole('button', { name: 'Back to the replay' }).waitFor();
});

test('in Atoll the coach has a line a seat, with the rounds', async ({ server, newPage }) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true } },
  ]);
  const page = await newPage({ settings: quiet });
  await page.goto(`${server.url}/replay/${idIn(path)}`);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'The coach looks back' });
  // four rounds and the end
  await sheet.getByRole('img', { name: /at the end: 5\d%(, \d+%){4}$/ }).waitFor();
  await sheet.getByRole('heading', { name: 'Luck and play' }).waitFor();
  expect(await barriers(page)).toEqual([]);
});
