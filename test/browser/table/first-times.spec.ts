import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion, openTable } from '../support/hands.ts';
import { speak } from '../support/spoken-language.ts';

const line = (page: Page): Locator =>
  page.getByRole('note', { name: 'What this question is about' });

for (const device of ['desktop', 'phone'] as const)
  test(
    `a first question is explained under the status, until it is put away: ${device}`,
    device === 'phone' ? GATE : EXAMINATION,
    async ({ server, newPage }) => {
      const page = await newPage({
        settings: quiet,
        ...(device === 'phone' && { viewport: phone }),
      });
      await openTable(page, server.url, 'Mira');
      await page.getByRole('button', { name: 'Start alone' }).click();
      await page.locator('.at-surface[data-ready=true]').waitFor();
      await awaitQuestion(page);
      await line(page).filter({ hasText: 'Each turn is one action.' }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await speak(page, 'de');
      await page.locator('.first-time').filter({ hasText: 'Jeder Zug' }).waitFor();
      await speak(page, 'en');
      await line(page).filter({ hasText: 'Each turn is one action.' }).waitFor();
      const table = await page.locator('.at-root').boundingBox();
      await line(page).getByRole('button').click();
      await line(page).waitFor({ state: 'detached' });
      // the table below has not moved
      expect(await page.locator('.at-root').boundingBox()).toEqual(table);
    },
  );
