import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { layMatches } from '../support/played-match.ts';

const idIn = (path = ''): string => /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';

test('the deal of a finished match is played again, marked as such, and both are compared', async ({
  server,
  newPage,
}) => {
  const dealt = { names: ['Mira', 'Jonas'], seed: 'deal', options: {} };
  const [[first] = []] = await layMatches(server, [dealt]);
  const match = idIn(first);
  const [[second] = []] = await layMatches(server, [
    { ...dealt, names: ['Ada', 'Ben'], policy: 'another', repeats: { match, seed: dealt.seed } },
  ]);

  const page = await newPage({ settings: quiet });
  await page.goto(`/replay/${idIn(second)}`);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await page.getByText('Repeated deal').waitFor();
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('region', { name: 'Compared with the first match' });
  await comparison
    .getByRole('heading', { name: /First match: Mira \d+ points at the end/ })
    .waitFor();
  await page.getByRole('button', { name: 'To the start' }).click();
  await comparison.getByText('This seat has not had a turn yet.').waitFor();
  await page.getByRole('button', { name: 'A turn on' }).click();
  await page.getByRole('button', { name: 'A turn on' }).click();
  await comparison.getByText(/^Turn \d+$/).waitFor();
  await comparison
    .getByText(/^Ada \w+/)
    .first()
    .waitFor();
  await comparison
    .getByText(/^Mira \w+/)
    .first()
    .waitFor();
  expect(await page.locator('.replay-points path').count()).toBe(2);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Draws' }).click();
  await page.getByText('nothing here shows that the draws were fair').waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`/replay/${match}`);
  await page.getByRole('button', { name: 'Play this deal' }).click();
  await page.waitForURL(`**/deal/${match}`);
  await page.getByRole('heading', { name: 'The same deal again' }).waitFor();
  expect(await page.getByText('Mira').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Lea');
  await page.getByLabel('Your seat').selectOption({ label: 'Seat 2' });
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForURL('**/here/*');
  await page.getByText('Repeated deal').waitFor();

  const other = await newPage({ settings: quiet, viewport: phone });
  await other.goto(`/deal/${match}`);
  await other.getByLabel('Your name').fill('Kim');
  expect(await barriers(other)).toEqual([]);
  await other.getByRole('button', { name: 'Play with friends' }).click();
  await other.waitForURL('**/m/*');
  await other.getByText('Repeated deal').waitFor();
  expect(await other.getByText('Fair draws').count()).toBe(0);
});
