import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { isLong } from '../support/extent.ts';
import { quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion } from '../support/hands.ts';
import { layMatches } from '../support/played-match.ts';

/** The light shell, the dark one, and strong contrast, as the device asks for them. */
const LOOKS = [
  { name: 'light', media: { colorScheme: 'light', contrast: 'no-preference' } },
  { name: 'dark', media: { colorScheme: 'dark', contrast: 'no-preference' } },
  { name: 'high contrast', media: { colorScheme: 'dark', contrast: 'more' } },
] as const;
/** The gate looks at the two that differ most. */
const EXAMINED = isLong ? LOOKS : [LOOKS[0], LOOKS[2]];

/**
 * Examines the page as it stands, in the light look for everything, in the others for their
 * colours.
 */
async function examine(page: Page, screen: string): Promise<void> {
  for (const { name, media } of EXAMINED) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    const found = await barriers(page, name === 'light' ? 'all' : 'colours');
    expect({ screen, look: name, found }).toEqual({ screen, look: name, found: [] });
  }
}

test('no barrier in the shell, light, dark and in high contrast', async ({ newPage }) => {
  const page = await newPage({ expected: [/404/] });
  await page.goto('/');
  await page.getByText('No public table is open now').waitFor();
  await examine(page, 'lobby');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await examine(page, 'settings');
  await page.keyboard.press('Escape');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('heading', { name: 'New table' }).waitFor();
  await examine(page, 'new table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('code').waitFor();
  await page.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await page.getByRole('combobox', { name: /^How well/ }).waitFor();
  await page.getByRole('combobox', { name: 'Clock' }).waitFor();
  await examine(page, 'waiting room');
  await page.goto(`/j/AAAAAA`);
  await page.getByRole('heading', { name: 'There is no such code' }).waitFor();
  await examine(page, 'bad news');
  await page.goto(`/gallery`);
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('tiger shark pipefish');
  await page.getByText('2 cards', { exact: true }).waitFor();
  await examine(page, 'cards');
});

test('no barrier at a table and on its score sheet, light, dark and in high contrast', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  await examine(page, 'table');
  await page.setViewportSize({ width: 640, height: 360 });
  await examine(page, 'table on a phone that lies');
  await page.setViewportSize({ width: 1280, height: 800 });
  const [[over = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'looks' },
  ]);
  await page.goto(over);
  await page.getByRole('dialog').getByRole('row', { name: /Total/ }).waitFor();
  await examine(page, 'score sheet');
});
