import { joinTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { barriers } from '../support/barriers.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';
import { openTalk, openTalkingTable } from '../support/talking-table.ts';
import { phone, quiet } from '../support/visitors.ts';

const said = (page: Page, text: string) => page.locator('.said-log li', { hasText: text });

test('people talk in the waiting room, and find it beside the log of the match', async ({
  server: { url },
  newPage,
}) => {
  const grant = await openNewTable(url, { game: 'atoll', seats: 2 });
  const joined = await joinTable(url, { code: grant.code, name: 'Jonas' });
  const mira = await newPage({ settings: quiet });
  await mira.goto(seatPage(url, grant));
  const jonas = await newPage({ settings: quiet, viewport: phone });
  await jonas.goto(seatPage(url, joined));
  await jonas.getByLabel('Say something').fill('shall we?');
  await jonas.keyboard.press('Enter');
  await said(mira, 'shall we?').waitFor();
  await mira.getByRole('button', { name: 'Good luck!' }).click();
  await said(jonas, 'Mira: Good luck!').waitFor();
  for (const page of [mira, jonas]) expect(await barriers(page)).toEqual([]);
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  // what was read there is nothing new
  await mira.getByRole('tab', { name: 'Talk', exact: true }).waitFor();
  await jonas.getByRole('button', { name: 'Log', exact: true }).waitFor();
  for (const page of [mira, jonas]) {
    await openTalk(page);
    await said(page, 'shall we?').waitFor();
  }
});

test('the longest text is shown whole on a small phone, and covers nothing that can be pressed', async ({
  server,
  newPage,
}) => {
  const [mira, jonas] = await openTalkingTable({ server, newPage });
  await openTalk(mira);
  await jonas.getByRole('button', { name: 'Log', exact: true }).waitFor();
  await jonas.clock.install();
  await jonas.clock.pauseAt(Date.now() + 1_000);
  const long = `${'a very long story '.repeat(11).slice(0, 196)} end`;
  expect(long).toHaveLength(200);
  await mira.getByLabel('Say something').fill(long);
  await mira.keyboard.press('Enter');
  const bubble = jonas.locator('.bubble');
  await bubble.getByText(long).waitFor();
  const cut = await bubble.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
  );
  expect(cut).toBeLessThanOrEqual(0);
  const covered = await bubble.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return [...document.querySelectorAll('button, a, input, .tb-entry, canvas')]
      .filter((other) => {
        const box = other.getBoundingClientRect();
        const meets = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return meets && box.width > 1 && box.height > 1;
      })
      .map((other) => other.outerHTML.slice(0, 80));
  });
  expect(covered).toEqual([]);
  await jonas.clock.resume();
  await jonas.getByRole('button', { name: 'Log, Talk, 1 unread' }).click();
  await said(jonas, long).waitFor();
});

test('the host alone reads a reported line, also later, and deletes it there', async ({
  server,
  newPage,
}) => {
  const [mira, jonas, lena] = await openTalkingTable({ server, newPage });
  for (const page of [jonas, lena]) await openTalk(page);
  await jonas.getByLabel('Say something').fill('an insult');
  await jonas.keyboard.press('Enter');
  await said(lena, 'an insult').getByRole('button', { name: 'Report' }).click();
  await mira.getByRole('tab', { name: 'Talk, 2 unread' }).click();
  const complaints = mira.getByRole('region', { name: 'Reported at this table' });
  await complaints.getByText('an insult').waitFor();
  expect(await complaints.innerText()).not.toContain('watch');
  expect(await barriers(mira)).toEqual([]);
  for (const page of [jonas, lena])
    expect(await page.getByText('Reported at this table').count()).toBe(0);

  await mira.reload();
  await mira.getByRole('tab', { name: 'Talk', exact: true }).click();
  await complaints.getByRole('button', { name: /^Delete: / }).click();
  await complaints.waitFor({ state: 'detached' });
  await said(lena, 'an insult').waitFor({ state: 'detached' });
});
