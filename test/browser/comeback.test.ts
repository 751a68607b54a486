import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Audience } from './support/audience.ts';
import { GameServer } from './support/server.ts';

let server: GameServer;
let audience: Audience;

beforeAll(async () => {
  server = await GameServer.start();
  audience = await Audience.gather();
});
afterAll(async () => {
  await audience?.close();
  await server?.close();
});

test('a table comes back by itself after its server was killed', async () => {
  const mira = await audience.person({ expected: [/ERR_CONNECTION/, /ERR_SOCKET/, /WebSocket/] });
  await mira.goto(server.url);
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Create a table' }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await mira.getByRole('heading', { name: 'Your table' }).waitFor();
  await server.kill();
  await mira.getByText('The connection is lost').waitFor();
  await server.resume();
  await mira.getByText('The connection is lost').waitFor({ state: 'detached' });
  await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await mira.getByRole('combobox', { name: /How well .* plays/ }).waitFor();
  expect(audience.takeProblems()).toEqual([]);
});
