import { expect, test } from '@jest/globals';
import { openHouse } from '../support/house.ts';

const house = openHouse();

test('a seat link that somebody else may have is replaced from the menu, and opens nothing any more', async () => {
  const mira = await house.audience.person();
  await mira.goto(house.server.url);
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await mira.getByRole('button', { name: 'Menu' }).click();
  const keys = (): Promise<string> =>
    mira.evaluate(() => localStorage.getItem('atoll.seats') ?? '');
  const stolen = (JSON.parse(await keys()) as { token: string }[])[0]?.token;
  await mira.getByRole('button', { name: 'Replace my seat link' }).click();
  await mira.getByText('Done. Only this browser opens your seat now').waitFor();
  expect(await keys()).not.toContain(stolen);

  const thief = await house.audience.person({ expected: [/Failed to load resource/] });
  await thief.goto(`${mira.url()}#seat=${stolen}`);
  await thief.getByRole('heading', { name: 'This seat is no longer yours' }).waitFor();
  await mira.reload();
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Copy my seat link' }).waitFor();
});
