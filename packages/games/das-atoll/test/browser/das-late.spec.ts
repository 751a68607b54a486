import { dasAtoll } from '../../src/index.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { EXAMINATION } from '../../../../../test/browser/support/extent.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { decide } from './support/das-hands.ts';
import { skilledMatch } from './support/das-match.ts';
import { byMouse } from '../../../../../test/browser/support/map-hands.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';

const settings = { ...quiet, askFirst: 'never', firstTimes: 'off' };
const BOTS = { 2: 'deep-sea', 3: 'deep-sea', 4: 'deep-sea' } as const;

/** The points of everybody, whatever stands between them on a screen of this size. */
const sheetOf = async (page: Page): Promise<string> =>
  (await page.getByRole('dialog').getByRole('table').first().innerText()).replaceAll(/\s+/g, ' ');

async function playOn(page: Page): Promise<void> {
  for (let made = 0; await decide(page, byMouse); made++) expect(made).toBeLessThan(9000);
}

/**
 * Played by the strongest bots until one of those that stay has so many points, before the throw of
 * the first seat: from the first settlement on, the match would take some minutes.
 */
const LATE = 9;

test(
  'the last third of a match of two people and three bots, before a spectator',
  EXAMINATION,
  async ({ server, newPage }) => {
    const match = skilledMatch({
      names: ['Ada', 'Ben', '', '', ''],
      bots: BOTS,
      seed: 'd',
      until: (state, seat) =>
        seat === 0 &&
        state.turn === 0 &&
        state.phase === 'roll' &&
        dasAtoll
          .outcome(state)
          .scores.slice(2)
          .some(({ total }) => total >= LATE),
    });
    const [[atAda = '', atBen = ''] = []] = await lay(server, [match]);
    const [ada, ben] = [await newPage({ settings }), await newPage({ settings })];
    const eve = await newPage({ settings, viewport: phone });
    const everybody = [ada, ben, eve];
    await ada.goto(atAda);
    await ben.goto(atBen);
    await eve.goto(atAda.replace('/m/', '/w/').replace(/#.*/, ''));
    for (const page of everybody) await page.locator('.das-surface[data-ready=true]').waitFor();
    await Promise.all([playOn(ada), playOn(ben)]);

    const sheets = await Promise.all(everybody.map((page) => sheetOf(page)));
    for (const sheet of sheets) expect(sheet).toBe(sheets[0]);
    for (const page of everybody) {
      // the story, told from the log that this page was sent, ends with the points of the sheet
      const last = page.locator('.points-table tbody tr').last().locator('td');
      await last.first().waitFor({ state: 'attached' });
      expect(await last.allTextContents()).toEqual(
        await page.locator('.score-table .total td').allTextContents(),
      );
      await page.locator('.das-figures').getByText('Cards from throws').waitFor();
      expect(await page.locator('.das-figures li').count()).toBe(11);
    }
    for (const page of [ada, eve]) expect(await barriers(page)).toEqual([]);
  },
);
