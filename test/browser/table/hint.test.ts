import { expect, test } from '@jest/globals';
import { phone, quiet } from '../support/audience.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion } from '../support/hands.ts';
import { openHouse } from '../support/house.ts';
import { takePicture } from '../support/picture.ts';

const house = openHouse();

test('a bot in the browser says what it would do, and the table shows it until it is done', async () => {
  const mira = await house.audience.person({ settings: quiet });
  await mira.goto(house.server.url);
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await mira.getByRole('button', { name: 'Menu' }).waitFor();
  await mira.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(mira);

  await mira.keyboard.press('h');
  const note = mira.getByText(/expects about \d+ points, .* the next best/);
  await note.waitFor();
  // the button that leads to it carries the lamp, and so does its answer in the open list
  const group = mira
    .locator('.tb-groups button')
    .filter({ has: mira.getByRole('img', { name: 'suggested' }) });
  expect(await group.count()).toBe(1);
  expect(await barriers(mira)).toEqual([]);
  await takePicture(mira, 'hint');
  await mira.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await group.count()).toBe(0);

  await mira.getByRole('button', { name: 'Hint' }).click();
  await note.waitFor();
  await group.click();
  const answer = mira
    .locator('.tb-choices button')
    .filter({ has: mira.getByRole('img', { name: 'suggested' }) });
  if ((await answer.count()) > 0) await answer.click();
  await note.waitFor({ state: 'detached' });

  await mira.setViewportSize(phone);
  await mira.getByRole('button', { name: 'Hint' }).click();
  await mira
    .locator('.tb-advice')
    .getByText(/expects about|Nothing else is possible/)
    .waitFor();
  await takePicture(mira, 'hint-phone');
}, 240_000);
