import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Audience } from './support/audience.ts';
import { awaitQuestion, chooseQuietSettings, look, openTable } from './support/hands.ts';
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

async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a bot plays on for a person, who takes the seat back; for one who has just left it does not yet', async () => {
  const mira = await audience.person();
  const code = await openTable(mira, server.url, 'Mira');
  const jonas = await audience.person();
  await jonas.goto(server.url);
  await chooseQuietSettings(jonas);
  await jonas.goto(`${server.url}/j/${code}`);
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();

  const banner = mira.getByText('A bot plays for you.');
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Let a bot play for me' }).click();
  await banner.waitFor();
  await mira.keyboard.press('Escape');
  await jonas.getByText('a bot plays on').waitFor();
  // the bot moves for her, and then Jonas is asked
  expect((await awaitQuestion(jonas)).kind).toBe('turn');
  expect((await look(mira)).kind).toBe('nothing');
  expect(await barriers(mira)).toEqual([]);
  await mira.getByRole('button', { name: 'Take back your seat' }).click();
  await banner.waitFor({ state: 'detached' });
  await jonas.getByText('a bot plays on').waitFor({ state: 'detached' });

  await jonas.close();
  await mira.getByText(/^away, (still in the round|is moving)/).waitFor();
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Let a bot play on for Jonas' }).click();
  await mira.getByRole('alert').getByText('left only a moment ago').waitFor();
}, 120_000);
