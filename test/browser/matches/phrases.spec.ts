import { expect, test } from '../support/browser-test.ts';
import { barriers } from '../support/barriers.ts';
import { openTalkingTable } from '../support/talking-table.ts';
import { tabTo } from '../support/tab-to.ts';

test('people say phrases, by mouse and by keys, mute each other, and the host silences watchers', async ({
  server,
  newPage,
}) => {
  const [mira, jonas, lena] = await openTalkingTable({ server, newPage });

  // by keys, on a small phone
  await jonas.getByRole('button', { name: 'Menu' }).focus();
  await jonas.keyboard.press('Enter');
  await jonas.getByRole('tab', { name: 'This table' }).focus();
  await jonas.keyboard.press('ArrowRight');
  await jonas.getByRole('button', { name: 'Good luck!' }).waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await tabTo(jonas, '.phrases li:nth-child(2) button');
  // it is shown for a while only: time stands still at Mira's until it was seen
  await mira.clock.install();
  await mira.clock.pauseAt(Date.now() + 1_000);
  await jonas.keyboard.press('Enter');
  await jonas.getByRole('dialog').waitFor({ state: 'detached' });
  // it stands in the place of the name, which covers nothing
  await mira.locator('.tb-seat').getByText('“Good luck!”').waitFor();
  await mira.getByRole('status').getByText('Jonas: Good luck!').waitFor({ state: 'attached' });
  await mira.clock.resume();

  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('tab', { name: 'Talk' }).click();
  await mira.locator('.said').getByText('Jonas: Good luck!').waitFor();
  expect(await barriers(mira)).toEqual([]);
  await mira.getByRole('switch', { name: 'Mute Jonas' }).click();
  await mira.locator('.said').getByText('Jonas: Good luck!').waitFor({ state: 'detached' });

  await lena.getByRole('button', { name: 'Menu' }).click();
  await lena.getByRole('tab', { name: 'Talk' }).click();
  await lena.getByRole('button', { name: 'Hello!' }).click();
  await mira.locator('.said').getByText('A watcher: Hello!').waitFor();
  await mira.getByRole('switch', { name: 'Watchers may talk' }).click();
  await lena.getByRole('button', { name: 'Menu' }).click();
  await lena.getByRole('tab', { name: 'Talk' }).click();
  await lena.getByText('Watchers may only listen at this table.').waitFor();
  expect(await lena.getByRole('button', { name: 'Hello!', exact: true }).count()).toBe(0);
  expect(await barriers(lena)).toEqual([]);
});
