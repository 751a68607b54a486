import { expect, test } from '../support/browser-test.ts';
import { phone } from '../support/visitors.ts';

test('the front page opens', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('Atoll');
});

test('the front page fits a phone', async ({ newPage }) => {
  const page = await newPage({ viewport: phone });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});
