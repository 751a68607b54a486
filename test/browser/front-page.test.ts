import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Audience, phone } from './support/audience.ts';
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

test('the front page opens', async () => {
  const page = await audience.person();
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('Atoll');
  await takePicture(page, 'lobby');
});

test('the front page fits a phone', async () => {
  const page = await audience.person({ viewport: phone });
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});
