import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { desktop, phone } from '../support/visitors.ts';
import { layMatches } from '../support/played-match.ts';

/** As long as names get, from the right to the left, and in letters as wide as they come. */
const ARABIC = 'عبد الرحمن بن خلدون';
const HEBREW = 'אברהם בן־עזרא הספרדי ז״ל';
const WIDE = 'WILHELMINA MWWMWWMWWMWWM';

const tables = [
  { names: ['Mira', 'Jonas'] },
  { names: [ARABIC, HEBREW] },
  { names: [WIDE, WIDE] },
  { names: [HEBREW, ARABIC, WIDE] },
  { names: [WIDE, WIDE, WIDE] },
  { names: [ARABIC, HEBREW, WIDE, HEBREW] },
  { names: [WIDE, WIDE, WIDE, WIDE] },
];

interface Shown {
  readonly name: string;
  readonly direction: string;
  readonly cut: boolean;
}

/** How every name that stands beside the resources of a seat is shown, in the order of the page. */
const shownNames = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-anchor^="seat:"] .fitted-name')]
      .filter((box) => box.checkVisibility())
      .map((box) => {
        const text = document.createRange();
        const place = box.getBoundingClientRect();
        text.selectNodeContents(box);
        // a font has more room above and below its letters than a line has
        const outside = [...text.getClientRects()].some(
          ({ left, right, top, bottom, height }) =>
            left < place.left - 1 ||
            right > place.right + 1 ||
            top + height / 4 < place.top ||
            bottom - height / 4 > place.bottom,
        );
        return {
          name: box.firstChild?.textContent ?? '',
          direction: getComputedStyle(box).direction,
          cut: outside,
        };
      }),
  );

/**
 * The elements that a name makes higher or wider than their place, or that lie on another element.
 */
const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((box) => box.checkVisibility());
    const large = shown('.status, .at-opp, .at-strip-opp, .at-chip-opp button, .at-row')
      .filter((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1)
      .map(
        (box) =>
          `too large: ${box.className} ${box.scrollWidth} x ${box.scrollHeight} in ${box.clientWidth} x ${box.clientHeight}`,
      );
    const high = shown('.at-bar .r1 h2').filter(
      (box) => box.scrollHeight > box.parentElement!.parentElement!.clientHeight,
    );
    const under = shown('.at-opp :is(.fitted-name, .at-chips, .at-reef-summary)').filter((box) => {
      const a = box.getBoundingClientRect();
      const b = box.closest('.at-opp')!.querySelector('.at-see')!.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    });
    return [
      ...large,
      ...high.map(() => 'higher than the own bar'),
      ...under.map((box) => `under the reef: ${box.className}`),
    ];
  });

const whole = (name: string): Shown => ({
  name,
  direction: [ARABIC, HEBREW].includes(name) ? 'rtl' : 'ltr',
  cut: false,
});

test.describe('names of every script are shown whole, the own one and those of one or several others', () => {
  // the matches are laid once
  test.describe.configure({ mode: 'default' });
  let paths: readonly (readonly string[])[] = [];
  test.beforeAll(async ({ server }) => {
    const options = { biodiversity: true, events: true };
    paths = await layMatches(
      server,
      tables.map(({ names }) => ({ names, seed: 'names', entries: 60, options })),
    );
  });

  for (const { names, i } of tables.map(({ names }, i) => ({ names, i })))
    test(`${names}`, names.length === 4 ? GATE : EXAMINATION, async ({ newPage }) => {
      const page = await newPage();
      const settings = { animation: 0, renderer: 'canvas', pace: 0, firstTimes: 'off' };
      await page.addInitScript(
        (kept) => localStorage.setItem('atoll.settings', kept),
        JSON.stringify(settings),
      );
      await page.goto(paths[i]?.[0] ?? '');
      await page.locator('.at-surface[data-ready=true]').waitFor();
      await page.locator('[data-anchor^="seat:"] .fitted-name').last().waitFor();
      const [own = '', ...others] = names;
      expect(await shownNames(page)).toEqual([...others, own].map(whole));
      expect(await misplaced(page)).toEqual([]);
      await page.setViewportSize(phone);
      await page.locator('.at-stage.phone .at-phone-top .fitted-name').first().waitFor();
      expect(await shownNames(page)).toEqual(others.map(whole));
      expect(await misplaced(page)).toEqual([]);
      await page.setViewportSize(desktop);
      await page.close();
    });
});
