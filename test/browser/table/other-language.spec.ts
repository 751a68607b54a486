import { expect, test } from '../support/browser-test.ts';
import { awaitQuestion } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { speak } from '../support/spoken-language.ts';
import { phone, quiet } from '../support/visitors.ts';

const settings = { ...quiet, firstTimes: 'off' };

test('the report between two rounds stays open in another language', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings, viewport: phone, hand: 'finger' });
  await hostWithBots(page, server.url, { game: 'atoll', seats: 3 });
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Pass round' }).click();
  await page.getByRole('button', { name: 'Yes, pass' }).click();
  const sheet = page.locator('.at-recovery');
  await sheet.getByRole('heading', { name: 'After round 1' }).waitFor();
  await speak(page, 'fr');
  await sheet.getByRole('heading', { name: 'Après la manche 1' }).waitFor();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await sheet.getByRole('button', { name: 'Continuer' }).click();
  await sheet.waitFor({ state: 'detached' });
});

test('an explanation that stands there goes over to another language', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings, viewport: { width: 1280, height: 800 } });
  await hostWithBots(page, server.url, { game: 'atoll', seats: 3 });
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  const explanation = page.getByRole('tooltip');
  await page.locator('[data-term=round]').first().hover();
  await expect(explanation).toContainText('Round');
  await speak(page, 'fr');
  await expect(explanation).toContainText('Manche');
});

test('a pending confirmation does not stay in the previous language', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings, viewport: phone, hand: 'finger' });
  await hostWithBots(page, server.url, { game: 'atoll', seats: 3 });
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Pass round' }).click();
  await page.getByRole('button', { name: 'Yes, pass' }).waitFor();
  await speak(page, 'fr');
  await page.getByRole('tab', { name: 'Coraux' }).waitFor();
  await page.getByRole('button', { name: 'Yes, pass' }).waitFor({ state: 'detached' });
});

test('the part of the table that was chosen stays in another language', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings, viewport: phone, hand: 'finger' });
  await hostWithBots(page, server.url, { game: 'hidden-ark', seats: 2 });
  await page.locator('.ark-tabs').getByRole('button', { name: 'Awards' }).click();
  await speak(page, 'fr');
  await expect(
    page.locator('.ark-tabs').getByRole('button', { name: 'Prix', pressed: true }),
  ).toBeVisible();
});
