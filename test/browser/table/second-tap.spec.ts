import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { desktop, phone } from '../support/visitors.ts';
import { awaitQuestion } from '../support/hands.ts';

/**
 * Has the page note, in the frame in which other answers come than there are, whether a press on
 * the first would have been taken.
 */
const noteArrival = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const answers = (): readonly HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>('#at-actions .tb-answers button'),
    ];
    const words = (): string =>
      answers()
        .map(({ textContent }) => textContent)
        .join('|');
    const before = words();
    const note = (): void => {
      const [button] = answers();
      if (button === undefined || words() === before) return void requestAnimationFrame(note);
      const { x, y, width, height } = button.getBoundingClientRect();
      document.body.dataset['arrived'] = button.contains(
        document.elementFromPoint(x + width / 2, y + height / 2),
      )
        ? 'taken'
        : 'not taken';
    };
    requestAnimationFrame(note);
  });

const arrival = async (page: Page): Promise<string | undefined> => {
  await page.locator('body[data-arrived]').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const { arrived } = document.body.dataset;
    delete document.body.dataset['arrived'];
    return arrived;
  });
};

for (const hand of ['finger', 'mouse'] as const)
  test(
    `buttons that replace others take no press at once: ${hand}`,
    hand === 'finger' ? GATE : EXAMINATION,
    async ({ newPage }) => {
      const page = await newPage({ viewport: hand === 'finger' ? phone : desktop, hand });
      await page.addInitScript(() =>
        localStorage.setItem('atoll.settings', '{"animation":0,"renderer":"canvas","pace":0}'),
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByLabel('Your name').fill('Mira');
      const press = (target: Locator): Promise<void> =>
        hand === 'finger' ? target.tap() : target.click();
      await press(page.getByRole('button', { name: 'Play solo' }));
      await page.locator('.at-surface[data-ready=true]').waitFor();
      await awaitQuestion(page);
      await noteArrival(page);
      await press(page.getByRole('button', { name: /^Pass/ }).first());
      expect(await arrival(page)).toBe('not taken');
      await noteArrival(page);
      // a hand that waits a moment is obeyed
      await press(page.getByRole('button', { name: 'Yes, pass' }));
      expect(await arrival(page)).toBe('not taken');
      const status = await page.locator('p.status').innerText();
      await press(page.locator('#at-actions .tb-answers button').first());
      await page.locator('p.status').filter({ hasNotText: status }).waitFor();
    },
  );
