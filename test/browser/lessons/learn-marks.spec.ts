import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { lessonBar, openLesson } from '../support/lessons/lesson-page.ts';
import { phone, quiet } from '../support/visitors.ts';

const goOn = (page: Page): Promise<void> =>
  lessonBar(page).getByRole('button', { name: 'Next', exact: true }).click();
const doIt = (page: Page): Promise<void> =>
  lessonBar(page).getByRole('button', { name: 'Do it for me' }).click();
const says = (page: Page, text: string): Promise<void> => lessonBar(page).getByText(text).waitFor();
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const recovery = (page: Page): Locator => page.getByRole('region', { name: 'After round 1' });
const hint = (page: Page): Locator => page.getByRole('button', { name: /^Hint/ });

/** Until the card that is marked is whole within the width of a phone. */
async function awaitMarkedCard(page: Page): Promise<void> {
  const card = page.locator('.at-a11y-tree .tb-entry[aria-label*="suggested"]');
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
      return width > 0 && x >= 0 && x + width <= phone.width;
    })
    .toBe(true);
}

/** Up to the first Recovery. */
async function toRecovery(page: Page): Promise<void> {
  for (let step = 0; step < 3; step++) await goOn(page);
  await doIt(page);
  await doIt(page);
  await goOn(page);
  await goOn(page);
  for (let deed = 0; deed < 4; deed++) await doIt(page);
  await goOn(page);
  await doIt(page);
  await recovery(page).waitFor();
}

test('on a phone the offer of a marked card is marked, and the card comes into view', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: phone, settings: quiet });
  await openLesson(page, 'atoll');
  await goOn(page);
  await goOn(page);
  await says(page, 'Hold a card');
  await expect(tab(page, 'Corals')).toHaveAttribute('aria-selected', 'true');
  await awaitMarkedCard(page);
  await goOn(page);
  await says(page, 'Buy the marked coral');
  await doIt(page);
  await doIt(page);
  await goOn(page);
  await says(page, 'What is dim');
  await expect(tab(page, 'Large Fish')).toHaveAttribute('aria-selected', 'true');
  await expect(hint(page)).toHaveCount(0);
  // the dim cards can be put away
  await tab(page, 'Large Fish').click();
  await expect(tab(page, 'Large Fish')).toHaveAttribute('aria-selected', 'false');
  await goOn(page);
  await says(page, 'Buy the marked animal');
  const animals = tab(page, 'Animals');
  await animals.getByRole('img', { name: 'suggested' }).waitFor();
  await animals.click();
  await expect(animals.getByRole('img', { name: 'suggested' })).toHaveCount(0);
  await awaitMarkedCard(page);
});

for (const size of ['phone', 'desk'] as const)
  test(`the report of a Recovery has one way on, and nothing lies over the next step: ${size}`, async ({
    newPage,
  }) => {
    const page = await newPage({ settings: quiet, ...(size === 'phone' && { viewport: phone }) });
    await openLesson(page, 'atoll');
    await toRecovery(page);
    await says(page, 'The panel tells what has just happened');
    await expect(recovery(page).getByRole('button', { name: 'Go on' })).toHaveCount(0);
    await goOn(page);
    await says(page, 'Your first coral is polluted');
    await expect(recovery(page)).toHaveCount(0);
    await expect(hint(page)).toHaveCount(0);
  });

test('nothing is to be done before the table is drawn', async ({ newPage }) => {
  const page = await newPage({ settings: quiet });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // the table is drawn by what arrives last
  await page.route(/\/CanvasRenderer-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/learn/atoll');
  await says(page, 'Loading the table');
  await expect(lessonBar(page).getByRole('button')).toHaveCount(0);
  release();
  await says(page, 'This is your reef');
});
