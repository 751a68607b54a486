import type { Page } from 'playwright-core';
import { openCardSheetServer } from './cards/card-sheet-server.ts';
import { person, type Story } from './stage.ts';

/** Each size in which a table shows a card, in CSS pixels a unit. */
const SHEETS = [
  { screen: 'cards-offer', face: 'M', scale: 1 },
  { screen: 'cards-reef', face: 'S', scale: 1 },
  { screen: 'cards-phone', face: 'P', scale: 0.6 },
] as const;

const SHOWN = { whole: true, within: ['desktop'], looks: ['dark', 'achromatopsia'] } as const;

/** Waits for a page on which all cards are drawn. */
const allDrawn = (page: Page): Promise<void> =>
  page.locator('body[data-ready=true]').waitFor({ timeout: 120_000 });

/**
 * Contact sheets of all cards of Atoll: as they are read, as they lie in an offer, on a reef, and
 * on the reef of a phone.
 */
export const cardStory: Story = {
  screens: ['cards-reading', ...SHEETS.map(({ screen }) => screen)],
  play: async (stage) => {
    const { camera, url } = stage;
    if (camera.wants('cards-reading')) {
      const page = await person(stage);
      await page.goto(`${url}/gallery`);
      await page.getByRole('article').first().waitFor();
      await camera.take(page, 'cards-reading', SHOWN);
    }
    const wanted = SHEETS.filter(({ screen }) => camera.wants(screen));
    if (wanted.length === 0) return;
    const server = await openCardSheetServer();
    try {
      for (const { screen, face, scale } of wanted) {
        const page = await person(stage);
        await page.goto(server.urlOf(face, scale));
        await allDrawn(page);
        await camera.take(page, screen, SHOWN);
      }
    } finally {
      await server.close();
    }
  },
};
