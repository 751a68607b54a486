import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Audience, phone } from './support/audience.ts';
import { awaitQuestion, chooseQuietSettings } from './support/hands.ts';
import { takePicture } from './support/picture.ts';
import { GameServer } from './support/server.ts';

let server: GameServer;
let audience: Audience;

beforeAll(async () => {
  server = await GameServer.start();
  audience = await Audience.gather();
});
afterEach(() => {
  expect(audience?.takeProblems() ?? []).toEqual([]);
});
afterAll(async () => {
  await audience?.close();
  await server?.close();
});

test('a bot in the browser says what it would do, and the table shows it until it is done', async () => {
  const mira = await audience.person();
  await mira.goto(server.url);
  await chooseQuietSettings(mira);
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await mira.getByRole('button', { name: 'Menu' }).waitFor();
  await mira.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(mira);

  await mira.keyboard.press('h');
  const note = mira.getByText(/points at the end, .* the next best/);
  await note.waitFor();
  // the button that leads to it carries the lamp, and so does its answer in the open list
  const group = mira.locator('.at-groups button').filter({ has: mira.getByRole('img', { name: 'suggested' }) });
  expect(await group.count()).toBe(1);
  const { violations } = await new AxeBuilder({ page: mira }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await takePicture(mira, 'hint');
  await mira.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await group.count()).toBe(0);

  await mira.getByRole('button', { name: 'Hint' }).click();
  await note.waitFor();
  await group.click();
  const answer = mira.locator('.at-list button').filter({ has: mira.getByRole('img', { name: 'suggested' }) });
  if (await answer.count() > 0) await answer.click();
  await note.waitFor({ state: 'detached' });

  await mira.setViewportSize(phone);
  await mira.getByRole('button', { name: 'Hint' }).click();
  await mira.locator('.at-advice').getByText(/points at the end|Nothing else is possible/).waitFor();
  await takePicture(mira, 'hint-phone');
}, 120_000);
