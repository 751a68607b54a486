import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion, openTable } from '../support/hands.ts';
import { middleOf } from '../support/point.ts';

const inSight = (rule: Locator): Promise<boolean> =>
  rule.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

async function playAlone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start alone' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
}

test('the rules are found from the lobby, read with pictures, searched, and linked to', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules of Atoll' }).click();
  await page.getByRole('heading', { name: 'Rules of Atoll', level: 1 }).waitFor();
  await page.getByRole('article', { name: 'Slender grouper' }).waitFor();
  await page.locator('.rules-lead').waitFor();
  expect(await barriers(page)).toEqual([]);

  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('hunt shelter');
  await page.getByText(/^\d+ rules$/).waitFor();
  const found = page.locator('.rules-text .rules-rule');
  expect(await found.count()).toBeLessThan(12);
  expect((await page.locator('mark').allTextContents()).join(' ')).toMatch(/Shelter/);
  // a link out of what was found shows all of the rules again, there
  await page.getByRole('link', { name: 'H4', exact: true }).click();
  expect(await search.inputValue()).toBe('');
  await page.locator('#H4[data-here]').waitFor();
  expect(page.url()).toMatch(/\/rules\/atoll#H4$/);
  expect(await inSight(page.locator('#H4'))).toBe(true);

  await page.goto(`/rules/steere-atoll#W1`);
  await page.locator('#W1[data-here]').waitFor();
  expect(await inSight(page.locator('#W1'))).toBe(true);
});

test('they open beside the table by keys, at the rule of what explains itself, and give the focus back', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, settings: quiet });
  await openTable(page, server.url, 'Mira');
  const panel = page.getByRole('complementary', { name: 'Rules of Atoll' });
  const link = page.getByRole('link', { name: 'Rules', exact: true });
  // in the waiting room, which nobody leaves for it
  await link.focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: '6. Feeding' }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

  await playAlone(page);
  await page.locator('[data-term=hunt]').first().hover();
  await page.getByRole('tooltip').getByRole('link', { name: 'Rule H1' }).waitFor();
  await page.keyboard.press('F1');
  await panel.locator('#H1[data-here]').waitFor();
  const [table, beside] = [
    await page.locator('.table-place').boundingBox(),
    await panel.boundingBox(),
  ];
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual((beside?.x ?? 0) + 1);
  await page.locator('.at-stage.desktop').waitFor();
  expect(await barriers(page)).toEqual([]);
  // a letter that means something at the table is only typed here
  await panel.getByRole('searchbox').fill('x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });

  // what cannot be done leads to the rule that says so
  await page.getByRole('button', { name: 'Algal Bloom' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByRole('link', { name: 'Rule W5' }).click();
  await panel.locator('#W5[data-here]').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });

  // out of the menu, and back to it
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on a phone they are a sheet, and a refusal leads to its rule', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ viewport: phone, hand: 'finger', settings: quiet });
  await openTable(page, server.url, 'Mira');
  await playAlone(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Rules', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Rules of Atoll' });
  await sheet.getByText('Contents').tap();
  await sheet.getByRole('link', { name: '8. Recovery' }).tap();
  expect(await inSight(sheet.getByRole('heading', { name: '8. Recovery' }))).toBe(true);
  expect(await barriers(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'hidden' });

  await page.getByRole('tab', { name: 'Large Fish' }).tap();
  const grey = page.getByRole('toolbar', { name: 'Large Fish' }).locator('.tb-entry').first();
  const { x, y } = await middleOf(grey);
  await page.touchscreen.tap(x, y);
  const rule = page.locator('.tb-reason').getByRole('link', { name: /^Rule (R10|P6)$/ });
  const id = (await rule.innerText()).replace('Rule ', '');
  await rule.tap();
  await sheet.locator(`#${id}[data-here]`).waitFor();
});

test('beside a window of 1280 they leave the table the layout of a desktop; in a narrower one they lie over it', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 }, settings: quiet });
  await openTable(page, server.url, 'Mira');
  await playAlone(page);
  await page.keyboard.press('F1');
  await page.getByRole('complementary', { name: 'Rules of Atoll' }).waitFor();
  await page.locator('.at-stage.desktop').waitFor();
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.getByRole('dialog', { name: 'Rules of Atoll' }).waitFor();
  await expect(page.locator('.at-stage.desktop')).toHaveCount(1);
});
