import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { decide, playOut } from './support/ark-hands.ts';
import { byMouse } from '../../../../../test/browser/support/map-hands.ts';
import { quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { hostWithBots } from '../../../../../test/browser/support/new-table.ts';
import { arkMatch, lastRound } from './support/played-ark.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';

const settings = { ...quiet, askFirst: 'never' };

test('a common match begins with a place for the first vessel, and has a result from its first turn', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings });
  const options = { cooperative: true };
  await hostWithBots(mira, server.url, { game: 'hidden-ark', seats: 2, options });
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  const log = mira.locator('.tb-log');
  const chosen = log.getByText(/^Mira chooses /);
  while ((await chosen.count()) === 0) await decide(mira, byMouse);
  await log.getByText(/^Mira begins in /).waitFor({ state: 'attached' });
  await mira
    .locator('.ark-common')
    .getByText(/^If it ended now: -?\d+, /)
    .waitFor();
});

test('together the chart says where all stand, and the sheet what became of it', async ({
  server,
  newPage,
}) => {
  const options = { cooperative: true, side: 'polar', discovery: true };
  const match = { names: ['Mira', 'Jonas'], bots: { 1: 'lagoon' }, seed: 'c', options };
  const [[path = ''] = []] = await lay(server, [arkMatch({ ...match, until: lastRound })]);
  const mira = await newPage({ settings });
  await mira.goto(path);
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  const chart = mira.locator('.ark-common');
  await chart.getByText(/^If it ended now: -?\d+, /).waitFor();
  await chart
    .getByRole('meter')
    .or(chart.getByText(/Saviour/))
    .first()
    .waitFor();
  await playOut([[mira, byMouse]]);
  const sheet = mira.getByRole('dialog');
  for (const line of ['Lowest score', 'Tokens left', 'Escalation'])
    await sheet.getByRole('rowheader', { name: new RegExp(`^${line}`) }).waitFor();
  expect(await barriers(mira)).toEqual([]);
});
