import type { Page } from 'playwright-core';
import { namedSheet, unnamedSheet } from './icons/icon-sheet.ts';
import { iconGroups, readerSheets } from './icons/reader-sheets.ts';
import { person, type Story } from './stage.ts';

/** Two dots a pixel, as on most phones. */
const DENSE = 2;
const UNNAMED = readerSheets().map((sheet, at) => ({ ...sheet, screen: `icons-${at + 1}` }));

/** Shows a page that the server does not have. */
async function show(page: Page, url: string, body: string): Promise<void> {
  await page.unroute('**/icon-sheet');
  await page.route('**/icon-sheet', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/icon-sheet`);
}

/**
 * The icons of all games: with their names and meanings; and numbered without a name, in random
 * order, for readers who are to name them. The names give the sheet and the number of each.
 */
export const iconStory: Story = {
  screens: ['icons', ...UNNAMED.map(({ screen }) => screen)],
  play: async (stage) => {
    const { camera, url } = stage;
    const page = await person({ ...stage, pixels: DENSE });
    if (camera.wants('icons')) {
      await show(page, url, namedSheet(iconGroups, UNNAMED));
      await camera.take(page, 'icons', {
        whole: true,
        within: ['desktop'],
        looks: ['dark', 'achromatopsia'],
      });
    }
    for (const { screen, colours, samples } of UNNAMED.filter((each) =>
      camera.wants(each.screen),
    )) {
      await show(page, url, unnamedSheet(samples, colours));
      await camera.take(page, screen, { whole: true, within: ['phone-wide'], looks: ['dark'] });
    }
  },
};
