import { expect, test } from '../support/browser-test.ts';
import { barriers } from '../support/barriers.ts';
import { openTalk, openTalkingTable, openTalkSettings } from '../support/talking-table.ts';
import { tabTo } from '../support/tab-to.ts';

test('people say phrases, by mouse and by keys, mute each other, and the host silences watchers', async ({
  server,
  newPage,
}) => {
  const [mira, jonas, lena] = await openTalkingTable({ server, newPage });

  // by keys, on a small phone
  await jonas.getByRole('button', { name: 'Log', exact: true }).focus();
  await jonas.keyboard.press('Enter');
  await jonas.getByRole('tab', { name: 'Talk' }).focus();
  await jonas.keyboard.press('Enter');
  await jonas.getByRole('button', { name: 'Good luck!' }).waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await tabTo(jonas, '.phrases li:nth-child(2) button');
  // it is shown for a while only: time stands still at Mira's until it was seen
  await mira.clock.install();
  await mira.clock.pauseAt(Date.now() + 1_000);
  await jonas.keyboard.press('Enter');
  await mira.getByRole('status').getByText('Jonas: Good luck!').waitFor();
  await mira.clock.resume();

  await openTalk(mira);
  await mira.locator('.said').getByText('Jonas: Good luck!').waitFor();
  expect(await barriers(mira)).toEqual([]);
  await openTalkSettings(mira);
  await mira.getByRole('switch', { name: 'Mute Jonas' }).click();
  await mira.locator('.said').getByText('Jonas: Good luck!').waitFor({ state: 'detached' });

  await openTalk(lena);
  await lena.getByRole('button', { name: 'Hello!' }).click();
  await mira.locator('.said').getByText('A watcher: Hello!').waitFor();
  await mira.getByRole('switch', { name: 'Watchers may talk' }).click();
  await lena.getByText('Watchers may only listen at this table.').waitFor();
  expect(await lena.getByRole('button', { name: 'Hello!', exact: true }).count()).toBe(0);
  expect(await barriers(lena)).toEqual([]);
});
