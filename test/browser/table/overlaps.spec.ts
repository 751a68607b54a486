import type { Page } from 'playwright-core';
import { LOCALES, type LocaleId } from '@atoll/engine';
import { expect, test } from '../support/browser-test.ts';
import { skilledMatch } from '../../../packages/games/das-atoll/test/browser/support/das-match.ts';
import { overlaps } from '../support/overlaps.ts';
import { arkMatch } from '../../../packages/games/hidden-ark/test/browser/support/played-ark.ts';
import { lay, layMatches, steereMatch } from '../support/played-match.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';

const LANGUAGES = Object.keys(LOCALES) as LocaleId[];
const TEXT_SIZES = [100, 200] as const;

/** Another tab changed the settings: this one follows. */
async function wear(page: Page, language: LocaleId, textSize: number): Promise<void> {
  const settings = JSON.stringify({ ...quiet, firstTimes: 'off', language, textSize });
  await page.evaluate((kept) => {
    localStorage.setItem('atoll.settings', kept);
    dispatchEvent(new StorageEvent('storage', { key: 'atoll.settings' }));
  }, settings);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** No text lies on another in any language, at two sizes, in two windows. */
async function readable(page: Page): Promise<void> {
  for (const language of LANGUAGES)
    for (const textSize of TEXT_SIZES) {
      await wear(page, language, textSize);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await expect
          .poll(() => overlaps(page), `${language}, ${textSize} %, ${viewport.width} wide`)
          .toEqual([]);
      }
    }
}

const BEGUN = {
  atoll: async (server) =>
    (
      await layMatches(server, [
        {
          names: ['Mira', 'Jonas', 'Hélène'],
          bots: { 1: 'greedy', 2: 'greedy' },
          seed: 'a1',
          round: 3,
        },
      ])
    )[0]?.[0],
  'steere-atoll': async (server) =>
    (
      await lay(server, [
        steereMatch({ names: ['Mira', 'Jonas'], bots: { 1: 'greedy' }, moves: 6 }),
      ])
    )[0]?.[0],
  'hidden-ark': async (server) =>
    (
      await lay(server, [
        arkMatch({
          names: ['Mira', 'Jonas'],
          bots: { 1: 'lagoon' },
          seed: 'c',
          until: ({ round, turn, phase, frames }) =>
            round >= 4 && turn.seat === 0 && phase === 'action' && frames.length === 0,
        }),
      ])
    )[0]?.[0],
  'das-atoll': async (server) =>
    (
      await lay(server, [
        skilledMatch({
          names: ['Mira', '', '', ''],
          bots: { 1: 'deep-sea', 2: 'deep-sea', 3: 'deep-sea' },
          seed: 'look 3',
          until: (state, seat) => seat === 0 && state.turn === 0 && state.phase === 'main',
        }),
      ])
    )[0]?.[0],
} satisfies Readonly<
  Record<string, (server: Parameters<typeof lay>[0]) => Promise<string | undefined>>
>;

for (const [game, begin] of Object.entries(BEGUN))
  test(`${game}: no text lies on another, in any language, small or large`, async ({
    server,
    newPage,
  }) => {
    const page = await newPage({ settings: { ...quiet, firstTimes: 'off' } });
    await page.goto((await begin(server)) ?? '');
    await page.locator('[data-ready=true] > canvas').waitFor();
    await readable(page);
  });

/** What lies over the right end of its neighbour in the line of what one has. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const line = document.querySelectorAll(
      '.at-resources > *, .r1 > button, .r1 > .tb-answers > *',
    );
    return [...line].flatMap((element, i) => {
      const next = line[i + 1]?.getBoundingClientRect();
      const { right } = element.getBoundingClientRect();
      return next !== undefined && right > next.left + 1 ? [element.outerHTML.slice(0, 90)] : [];
    });
  });

test('atoll: what a choice would change prints over nothing beside it', async ({
  server,
  newPage,
}) => {
  const settings = { ...quiet, firstTimes: 'off', askFirst: 'never' };
  const names = ['Maximiliane', 'Jonas'];
  const match = { names, bots: { 1: 'greedy' }, seed: 'p4', round: 3 };
  const [[own = ''] = []] = await layMatches(server, [match]);
  const page = await newPage({ settings });
  await page.goto(own);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  // she has fish scales, so that the way to pay stands in the line
  await expect(page.locator('.at-pay')).toBeVisible();
  const choices = page.locator('.tb-choices button');
  for (const language of LANGUAGES) {
    await wear(page, language, 100);
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 760 });
      // words and windows that have just changed close the open group
      await expect(async () => {
        if ((await choices.count()) === 0) await page.keyboard.press('a');
        await choices.first().hover({ timeout: 1_000 });
        await expect(page.locator('#at-resources .tb-projected').first()).toBeVisible({
          timeout: 1_000,
        });
        expect(await overlaps(page), `${language}, ${width} wide`).toEqual([]);
        expect(await crowded(page), `${language}, ${width} wide`).toEqual([]);
      }).toPass();
    }
    await page.setViewportSize(desktop);
    await page.mouse.move(0, 0);
    await expect(async () => {
      await page.keyboard.press('Escape');
      expect(await choices.count()).toBe(0);
    }).toPass();
  }
});
