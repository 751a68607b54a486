import { expect, test } from '@jest/globals';
import { chooseBot, openTable, playOn } from './support/hands.ts';
import { openHouse } from './support/house.ts';
import { takePicture } from './support/picture.ts';

const house = openHouse();

test('one person plays a whole match against a bot, to the score sheet', async () => {
  const mira = await house.audience.person();
  await openTable(mira, house.server.url, 'Mira');
  await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await chooseBot(mira, 'Lagoon');
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  await mira.getByRole('button', { name: 'Menu' }).waitFor();
  const pictured = new Set<string>();
  const decisions = await playOn([mira], async () => {
    const round = (await mira.getByRole('heading', { name: /^Round [1-4]$/ }).first().innerText()).trim();
    if (pictured.has(round)) return;
    pictured.add(round);
    await takePicture(mira, `table-${round.toLowerCase().replace(' ', '-')}`);
  });
  expect([...pictured]).toEqual(['Round 1', 'Round 2', 'Round 3', 'Round 4']);
  expect(decisions).toBeGreaterThan(20);
  const sheet = mira.getByRole('dialog');
  for (const row of ['Fish scales', 'Total']) await sheet.getByRole('row', { name: new RegExp(row) }).waitFor();
  await takePicture(mira, 'score-sheet');
}, 240_000);
