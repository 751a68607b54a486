import { test } from '@jest/globals';
import { openHouse } from '../support/house.ts';

const house = openHouse();

test('a table comes back by itself after its server was killed', async () => {
  const mira = await house.audience.person({
    expected: [/ERR_CONNECTION/, /ERR_SOCKET/, /WebSocket/],
  });
  await mira.goto(house.server.url);
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Create a table' }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await mira.getByRole('heading', { name: 'Your table' }).waitFor();
  await house.server.kill();
  await mira.getByText('The connection is lost').waitFor();
  await house.server.resume();
  await mira.getByText('The connection is lost').waitFor({ state: 'detached' });
  await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await mira.getByRole('combobox', { name: /How well .* plays/ }).waitFor();
});
