import type { Page } from 'playwright-core';
import { eventSheet } from './cards/event-sheet.ts';
import { openSheetServer, type SheetName } from './cards/sheet-server.ts';
import { person, type Stage, type Story } from './stage.ts';

/** Each size in which a table shows a card or a piece, in CSS pixels a unit. */
const SHEETS = [
  { screen: 'cards-offer', sheet: 'card-sheet', query: { face: 'M', scale: 1 } },
  { screen: 'cards-reef', sheet: 'card-sheet', query: { face: 'S', scale: 1 } },
  { screen: 'cards-phone', sheet: 'card-sheet', query: { face: 'P', scale: 0.6 } },
  { screen: 'ark-pieces', sheet: 'ark-sheet', query: { scale: 1 } },
  { screen: 'ark-pieces-phone', sheet: 'ark-sheet', query: { scale: 0.5 } },
] as const satisfies readonly {
  readonly screen: string;
  readonly sheet: SheetName;
  readonly query: Readonly<Record<string, string | number>>;
}[];

/** Pages of the product that show cards as they are read, of one kind where there are many. */
const GALLERIES = [
  { screen: 'cards-reading-animals', path: '/gallery', part: 'article', kind: 'Animals' },
  { screen: 'cards-reading-corals', path: '/gallery', part: 'article', kind: 'Corals' },
  { screen: 'cards-reading-events', path: '/gallery', part: 'article', kind: 'Events' },
  { screen: 'ark-reading', path: '/gallery/hidden-ark', part: '.ark-gallery li', kind: 'all' },
] as const;

const SHOWN = { whole: true, within: ['desktop'], looks: ['dark', 'achromatopsia'] } as const;

/** Waits for a page on which all cards are drawn. */
const allDrawn = (page: Page): Promise<void> =>
  page.locator('body[data-ready=true]').waitFor({ timeout: 120_000 });

/** Loads the pictures that a page leaves until they are scrolled to. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const each of pictures) each.loading = 'eager';
    await Promise.all(pictures.map((each) => each.decode().catch(() => undefined)));
  });

async function takeGallery(
  stage: Stage,
  { screen, path, part, kind }: (typeof GALLERIES)[number],
): Promise<void> {
  const page = await person(stage);
  await page.goto(`${stage.url}${path}`);
  await page.locator(part).first().waitFor();
  if (kind !== 'all') await page.getByRole('radio', { name: kind, exact: true }).check();
  await loadPictures(page);
  await stage.camera.take(page, screen, SHOWN);
}

async function takeEvents(stage: Stage): Promise<void> {
  const page = await person(stage);
  await page.route('**/event-sheet', (route) =>
    route.fulfill({ contentType: 'text/html', body: eventSheet() }),
  );
  await page.goto(`${stage.url}/event-sheet`);
  await loadPictures(page);
  await stage.camera.take(page, 'cards-events', SHOWN);
}

/**
 * Contact sheets of all cards of Atoll, as they are read, as they lie in an offer, on a reef, and
 * on the reef of a phone; of its events; and of the tiles and pieces of Hidden Ark.
 */
export const cardStory: Story = {
  screens: [
    ...GALLERIES.map(({ screen }) => screen),
    'cards-events',
    ...SHEETS.map(({ screen }) => screen),
  ],
  play: async (stage) => {
    const { camera } = stage;
    for (const gallery of GALLERIES)
      if (camera.wants(gallery.screen)) await takeGallery(stage, gallery);
    if (camera.wants('cards-events')) await takeEvents(stage);
    const wanted = SHEETS.filter(({ screen }) => camera.wants(screen));
    if (wanted.length === 0) return;
    const server = await openSheetServer();
    try {
      for (const { screen, sheet, query } of wanted) {
        const page = await person(stage);
        await page.goto(server.urlOf(sheet, query));
        await allDrawn(page);
        await camera.take(page, screen, SHOWN);
      }
    } finally {
      await server.close();
    }
  },
};
