import { expect, test } from '@jest/globals';
import { playOut } from '../support/ark-hands.ts';
import { byMouse } from '../support/map-hands.ts';
import { quiet } from '../support/audience.ts';
import { barriers } from '../support/barriers.ts';
import { openHouse } from '../support/house.ts';
import { arkMatch, lastRound } from '../support/played-ark.ts';
import { lay } from '../support/played-match.ts';

const house = openHouse();
const settings = { ...quiet, askFirst: 'never' };

test('together the chart says where all stand, and the sheet what became of it', async () => {
  const options = { cooperative: true, side: 'polar', discovery: true };
  const match = { names: ['Mira', 'Jonas'], bots: { 1: 'lagoon' }, seed: 'c', options };
  const [[path = ''] = []] = await lay(house.server, [arkMatch({ ...match, until: lastRound })]);
  const mira = await house.audience.person({ settings });
  await mira.goto(`${house.server.url}${path}`);
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  const chart = mira.locator('.ark-common');
  await chart.getByText(/^-?\d+: /).waitFor();
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
}, 420_000);
