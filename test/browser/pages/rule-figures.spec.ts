import { expect, test } from '../support/browser-test.ts';

for (const width of [360, 768])
  for (const textSize of [100, 200])
    test(`cards in the rules hold their words and wear their flowers: ${width} pixels, ${textSize} %`, async ({
      newPage,
    }) => {
      const page = await newPage({
        viewport: { width, height: 844 },
        locale: 'de-DE',
        settings: { textSize },
      });
      await page.goto('/rules/atoll');
      const cards = page.locator('.at-figure-card .at-read');
      await cards.nth(1).waitFor();
      const faults = await cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const { left, right, top, bottom } = card.querySelector('img')!.getBoundingClientRect();
          const held = [...card.querySelectorAll('.txt > *')].filter(
            (line) => line.getBoundingClientRect().bottom > bottom,
          );
          const loose = [...card.querySelectorAll('.side')].filter((side) => {
            const box = side.getBoundingClientRect();
            const isApart =
              box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
            return isApart || (side.matches('.E') && (box.left + box.right) / 2 > right);
          });
          return [...held, ...loose].map(({ className, textContent }) => className + textContent);
        }),
      );
      expect(faults).toEqual([]);
    });
