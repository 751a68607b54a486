import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { layMatches } from '../support/played-match.ts';

test('notes at moments of a replay are kept here, sent by a link, and kept there', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'notes', options: {} },
  ]);
  const address = `${server.url}/replay/${/^\/m\/([^#/]+)/.exec(path)?.[1] ?? ''}`;
  const page = await newPage({ settings: quiet });
  await page.goto(`${address}?at=12`);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await page.getByRole('button', { name: 'Notes', exact: true }).press('Enter');
  const panel = page.getByRole('region', { name: 'Notes on this match' });
  const range = page.getByRole('slider', { name: 'Where in the match' });
  await panel.getByLabel('Note at action 12', { exact: true }).fill('<b>Here</b> it turned');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Your note: <b>Here</b> it turned').waitFor();
  await range.fill('30');
  await panel.getByLabel('Note at action 30', { exact: true }).fill('Too late');
  await panel.getByRole('button', { name: 'Keep' }).click();
  expect(await page.locator('.note-mark').count()).toBe(2);
  expect(await barriers(page)).toEqual([]);

  // a note leads to its moment, is changed there, and outlives the page
  await panel.getByRole('button', { name: 'Action 12', exact: true }).press('Enter');
  expect(await range.inputValue()).toBe('12');
  await panel.getByLabel('Note at action 12', { exact: true }).fill('Here it turned round');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Here it turned round').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Notes (2)' }).click();
  const tab = await page.context().newPage();
  await tab.goto(`${address}?at=12`);
  await tab.getByRole('button', { name: 'Notes (2)' }).waitFor();
  await panel.getByRole('button', { name: 'Delete the note at action 30' }).click();
  await panel.getByRole('button', { name: 'Really delete? Note at action 30' }).click();
  await page.getByRole('button', { name: 'Notes (1)' }).waitFor();
  // another tab of this browser follows, so that it cannot bring the note back
  await tab.getByRole('button', { name: 'Notes (1)' }).waitFor();
  await tab.close();
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await panel.getByRole('button', { name: 'Copy a link with your notes' }).click();
  const copied = page.locator('body[data-copied]');
  const link = (await copied.getAttribute('data-copied')) ?? '';
  expect(link).toContain(`${address}?at=12#notes=`);

  const other = await newPage({ settings: quiet, viewport: phone });
  await other.goto(link);
  const theirs = other.getByRole('region', { name: 'Notes on this match' });
  await theirs.getByText('Somebody else wrote 1 note here.').waitFor();
  expect(await barriers(other)).toEqual([]);
  await theirs.getByRole('button', { name: 'Keep them as yours' }).click();
  await theirs.getByRole('heading', { name: 'Your notes' }).waitFor();
  await other.waitForURL((url) => url.hash === '');

  await other.goto('/');
  await other.goto(`${link.slice(0, -9)}`);
  await other.getByText('The notes in this link are damaged or cut off').waitFor();
  await other.locator('.at-surface[data-ready=true]').waitFor();
  await other.getByRole('button', { name: 'Notes (1)' }).waitFor();
});
