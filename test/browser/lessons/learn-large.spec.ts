import { expect, test } from '../support/browser-test.ts';
import { outOfSight } from '../support/in-sight.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';

const WINDOWS = [
  { ...desktop, textSize: 150 },
  { ...phone, textSize: 200 },
];

test('in a lesson with large text every button can be reached, and the way on is in sight', async ({
  newPage,
}) => {
  for (const game of ['das-atoll', 'hidden-ark'])
    for (const { textSize, ...viewport } of WINDOWS) {
      const page = await newPage({ settings: { ...quiet, textSize }, viewport });
      await page.goto(`/learn/${game}`);
      const next = page.getByRole('button', { name: 'Next', exact: true });
      await next.click();
      await next.waitFor({ state: 'detached' });
      await page.locator('[data-ready=true] > canvas').waitFor();
      expect(await outOfSight(page)).toEqual([]);
      const way = page.getByRole('button', { name: 'Do it for me' });
      await expect(way).toBeInViewport({ ratio: 1 });
      await page.context().close();
    }
});
