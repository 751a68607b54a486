import { expect, test } from '../support/browser-test.ts';
import { isLong } from '../support/extent.ts';
import { barriers } from '../support/barriers.ts';
import { chooseBot, chooseQuietSettings, openTable, playOn } from '../support/hands.ts';
import { layMatches } from '../support/played-match.ts';

test('one person plays a match against a bot, to the score sheet', async ({ server, newPage }) => {
  const mira = await newPage();
  await mira.goto('/');
  await chooseQuietSettings(mira);
  if (isLong) {
    await openTable(mira, server.url, 'Mira');
    await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
    await chooseBot(mira, 'Lagoon');
    await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  } else {
    const bots = { 1: 'greedy' };
    const [[path = ''] = []] = await layMatches(server, [
      { names: ['Mira', 'Lagoon'], bots, seed: 'match', left: 8 },
    ]);
    await mira.goto(path);
  }
  await mira.getByRole('button', { name: 'Menu' }).waitFor();
  const pictured = new Set<string>();
  const decisions = await playOn([mira], {
    before: async () => {
      const round = (
        await mira
          .getByRole('heading', { name: /^Round [1-4]$/ })
          .first()
          .innerText()
      ).trim();
      if (pictured.has(round)) return;
      pictured.add(round);
    },
  });
  const rounds = ['Round 1', 'Round 2', 'Round 3', 'Round 4'];
  expect([...pictured]).toEqual(isLong ? rounds : rounds.slice(3));
  expect(decisions).toBeGreaterThan(isLong ? 20 : 0);
  const sheet = mira.getByRole('dialog');
  for (const row of ['Fish scales', 'Total'])
    await sheet.getByRole('row', { name: new RegExp(row) }).waitFor();

  // how the points came: a chart, the same as a table, and moments that open the lines of the log
  await sheet.getByRole('img', { name: /^Points over time, up to Mira \d+ and/ }).waitFor();
  await sheet.getByText('As a table').click();
  const rows = sheet.getByRole('row').filter({ hasText: /^Round [1-4]/ });
  expect(await rows.count()).toBe(4);
  const totals = await sheet
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .allInnerTexts();
  expect(await rows.last().getByRole('cell').allInnerTexts()).toEqual(totals);
  const moment = sheet.getByRole('listitem').getByRole('button').first();
  await moment.click();
  expect(await moment.getAttribute('aria-expanded')).toBe('true');
  expect(await sheet.locator('.moment-log li').count()).toBeGreaterThan(0);
  expect(await barriers(mira)).toEqual([]);

  // put away, taken out again, and once more
  await sheet.getByRole('button', { name: 'Look at the table' }).click();
  await mira.getByRole('button', { name: 'Score sheet' }).click();
  const before = mira.url();
  await sheet.getByRole('button', { name: 'Rematch' }).click();
  await mira.waitForURL((url) => url.pathname.startsWith('/m/') && url.href !== before);
  await mira
    .getByRole('heading', { name: /^Round 1/ })
    .first()
    .waitFor();
});
