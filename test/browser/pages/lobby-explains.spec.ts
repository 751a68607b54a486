import { expect, test } from '../support/browser-test.ts';
import { phone } from '../support/visitors.ts';

test('explains the aim of every game before it is chosen, and the purpose of recovery words', async ({
  newPage,
}) => {
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    const page = await newPage({ viewport });
    await page.goto('/');
    const games = page.getByRole('group', { name: 'Game' });
    for (const [name, aim] of [
      ['Atoll', 'Grow a reef'],
      ['Steere’s Atoll', 'Connect two islands'],
      ['Hidden Ark', 'Sail and rescue fish'],
      ['Das Atoll', 'Settle and trade'],
    ] as const) {
      const option = games.getByRole('radio', { name, exact: true });
      await expect(option).toHaveAccessibleDescription(aim);
      await expect(games.getByText(aim)).toBeVisible();
    }
    await expect(page.getByText('Twelve recovery words bring your matches back')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recovery words' })).toHaveAccessibleDescription(
      /bring your matches back/,
    );
    const wide = page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide).toBe(viewport.width);
  }
});
