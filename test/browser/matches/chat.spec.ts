import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { barriers } from '../support/barriers.ts';
import { openTalk, openTalkingTable, openTalkSettings } from '../support/talking-table.ts';
import { tabTo } from '../support/tab-to.ts';

const lines = (page: Page, text: string) => page.locator('.said li', { hasText: text });
const field = (page: Page) => page.getByLabel('Say something');

/** Nothing stands out of the chat, and everything in it can be reached. */
async function fitsIn(page: Page): Promise<void> {
  const wide = await page
    .locator('.talk')
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
}

test('people write to each other, by keys on a small phone too, mute, report and delete, and find it again', async ({
  server,
  newPage,
}) => {
  const [mira, jonas, lena] = await openTalkingTable({ server, newPage });

  // by keys alone
  await jonas.getByRole('button', { name: 'Log', exact: true }).focus();
  await jonas.keyboard.press('Enter');
  await jonas.getByRole('tab', { name: 'Talk' }).focus();
  await jonas.keyboard.press('Enter');
  await tabTo(jonas, '.say input');
  const long = `<b>www.example.org</b> ${'a long story '.repeat(12)}the end`;
  await jonas.keyboard.type(long);
  await jonas.keyboard.press('Enter');
  await lines(jonas, long).waitFor();
  expect(await field(jonas).inputValue()).toBe('');
  // it is shown for a while only: time stands still at Mira's until it was seen
  await mira.clock.install();
  await mira.clock.pauseAt(Date.now() + 1_000);
  await jonas.keyboard.type('w and more');
  await jonas.keyboard.press('Enter');
  await lines(jonas, 'w and more').waitFor();

  // it is told and shown whole as it comes
  await mira.getByRole('status').getByText('Jonas⁩: ⁨w and more').waitFor();
  await mira.clock.resume();
  await fitsIn(jonas);
  const unread = mira.getByRole('tab', { name: 'Talk, 2 unread' });
  await unread.waitFor();
  expect(await barriers(mira)).toEqual([]);
  await unread.click();
  await mira.getByRole('tab', { name: 'Talk', exact: true }).waitFor();
  await mira.locator('.bubble').waitFor({ state: 'detached' });
  await lines(mira, long).waitFor();
  expect(await mira.locator('.said-log a, .said-log b').count()).toBe(0);
  await field(mira).fill('two\u202e');
  await mira.getByRole('button', { name: 'Send' }).click();
  await mira.getByText('It has an invisible character.').waitFor();
  await field(mira).fill('short');
  await mira.getByRole('button', { name: 'Send' }).click();
  await lines(jonas, 'short').waitFor();
  await fitsIn(mira);
  await field(mira).fill('half a');
  await mira.getByRole('tab', { name: 'Log' }).click();
  await openTalk(mira);
  expect(await field(mira).inputValue()).toBe('half a');

  await openTalk(lena);
  await field(lena).fill('from the shore');
  await field(lena).press('Enter');
  await lines(mira, 'A watcher').waitFor();
  await expect(lena.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  // The page knows its own line only once the answer is there.
  await expect(lines(lena, 'from the shore').getByRole('button')).toHaveCount(0);

  // mute, and report by keys
  await openTalkSettings(jonas);
  await jonas.getByRole('switch', { name: 'Mute watchers' }).click();
  await jonas.keyboard.press('Escape');
  await lines(jonas, 'from the shore').waitFor({ state: 'detached' });
  await tabTo(jonas, '.said-log');
  await tabTo(jonas, '.said-do');
  await jonas.keyboard.press('Enter');
  await jonas
    .getByText('The people who run this server can read that line now, and so can the host.')
    .waitFor();
  expect(await lines(jonas, 'short').getByRole('button').innerText()).toBe('Reported');
  await expect(lines(jonas, 'w and more').getByRole('button')).toHaveCount(0);

  // the host deletes one line, and it is gone everywhere
  await lines(mira, 'w and more').getByRole('button', { name: 'Delete' }).click();
  for (const page of [mira, jonas, lena])
    await lines(page, 'w and more').waitFor({ state: 'detached' });

  // a page that is loaded again has the rest, and remembers whom one does not hear
  await jonas.reload();
  await openTalk(jonas);
  await lines(jonas, 'short').waitFor();
  expect(await lines(jonas, long).count()).toBe(1);
  expect(await lines(jonas, 'w and more').count()).toBe(0);
  expect(await lines(jonas, 'from the shore').count()).toBe(0);
  expect(await lines(jonas, 'short').getByRole('button').innerText()).toBe('Reported');
  await openTalkSettings(jonas);
  const deaf = jonas.getByRole('switch', { name: 'Mute watchers' });
  expect(await deaf.isChecked()).toBe(true);
  await jonas.keyboard.press('Escape');

  // the host deletes all, and lets people say phrases alone
  await mira.getByRole('button', { name: 'Delete all of it' }).click();
  const sure = mira.getByRole('alertdialog');
  expect(await barriers(mira)).toEqual([]);
  await sure.getByRole('button', { name: 'Delete all of it' }).click();
  for (const page of [mira, jonas, lena])
    await page.getByText('Nobody has said anything yet.').waitFor();
  await openTalkSettings(mira);
  await mira.getByRole('switch', { name: 'Everybody may type their own text' }).click();
  for (const page of [mira, jonas, lena]) await field(page).waitFor({ state: 'detached' });
  await jonas.getByRole('button', { name: 'Well played!' }).waitFor();
});
