import { expect, test } from '../support/browser-test.ts';
import { quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion, look, openTable } from '../support/hands.ts';

test('a bot plays on for a person, who takes the seat back, but not for one who has just left', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  const code = await openTable(mira, server.url, 'Mira');
  const jonas = await newPage({ settings: quiet });
  await jonas.goto(`/j/${code}`);
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();

  const banner = mira.getByText('A bot plays for you.');
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Let a bot play for me' }).click();
  await banner.waitFor();
  await mira.getByRole('dialog').waitFor({ state: 'detached' });
  await jonas.getByText('a bot plays on').waitFor();
  // the bot moves for her, and then Jonas is asked
  expect((await awaitQuestion(jonas)).kind).toBe('turn');
  expect((await look(mira)).kind).toBe('nothing');
  expect(await barriers(mira)).toEqual([]);
  // it covers nothing of the table
  const top = (await mira.locator('.banner').boundingBox())!.y;
  const place = (await mira.locator('.table-place').boundingBox())!;
  expect(place.y + place.height).toBeLessThanOrEqual(top);
  await mira.getByRole('button', { name: 'Take back your seat' }).click();
  await banner.waitFor({ state: 'detached' });
  await jonas.getByText('a bot plays on').waitFor({ state: 'detached' });

  await jonas.close();
  await mira.getByText(/^away, (still in the round|to move)/).waitFor();
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Let a bot play on for Jonas' }).click();
  await mira.getByRole('alert').getByText('left only a moment ago').waitFor();
});
