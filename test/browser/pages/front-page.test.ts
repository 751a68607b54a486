import { expect, test } from '@jest/globals';
import { phone } from '../support/audience.ts';
import { openHouse } from '../support/house.ts';
import { takePicture } from '../support/picture.ts';

const house = openHouse();

test('the front page opens', async () => {
  const page = await house.audience.person();
  await page.goto(house.server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('Atoll');
  await takePicture(page, 'lobby');
});

test('the front page fits a phone', async () => {
  const page = await house.audience.person({ viewport: phone });
  await page.goto(house.server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});
