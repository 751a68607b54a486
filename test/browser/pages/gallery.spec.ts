import { expect, test } from '../support/browser-test.ts';
import { phone } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';

test.describe('the gallery', () => {
  test('is found from the lobby and shows every card with its picture, text and fact', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Look at the cards' }).click();
    await page.getByRole('heading', { name: 'The cards of Atoll' }).waitFor();
    await page.getByRole('article').first().waitFor();
    const cards = await page.getByRole('article').count();
    await page.getByText(`${cards} cards`, { exact: true }).waitFor();
    expect(cards).toBeGreaterThanOrEqual(129);
    const bare = await page
      .locator('li:has(article)')
      .evaluateAll(
        (items) =>
          items.filter((item) => (item.querySelector('.at-known')?.textContent ?? '') === '')
            .length,
      );
    expect(bare).toBe(0);
    const missing = await page.locator('article img').evaluateAll(async (pictures) => {
      const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type');
      const types = await Promise.all(
        pictures.map((picture) => typeOf((picture as HTMLImageElement).src)),
      );
      return types.filter((type) => type !== 'image/webp').length;
    });
    expect(missing).toBe(0);
  });

  test('leaves no gap between the rules of a card, and no sign of a rule lies under a colony', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto(`/gallery`);
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const faults = await page.getByRole('article').evaluateAll((cards) =>
      cards
        .filter((card) => {
          const gaps = [...card.querySelectorAll('.at-fact > :last-child')].some((rule) => {
            const words = document.createRange();
            words.selectNodeContents(rule);
            const { height } = words.getBoundingClientRect();
            return rule.getBoundingClientRect().height > height + 4;
          });
          const rects = (of: string) =>
            [...card.querySelectorAll(of)].map((part) => part.getBoundingClientRect());
          const hidden = rects('.side').some((colony) =>
            rects('.body .tb-disc').some(
              (sign) =>
                sign.right > colony.left &&
                colony.right > sign.left &&
                sign.bottom > colony.top + 2 &&
                colony.bottom > sign.top,
            ),
          );
          return gaps || hidden;
        })
        .map((card) => card.ariaLabel),
    );
    expect(faults).toEqual([]);
  });

  test('finds a card by its words, on a phone too', async ({ newPage }) => {
    const page = await newPage({ viewport: phone });
    await page.goto(`/gallery`);
    await page.getByRole('searchbox', { name: 'Search the cards' }).fill('tiger shark pipefish');
    await page.getByRole('article', { name: 'Tiger shark' }).waitFor();
    await page.getByText('2 cards', { exact: true }).waitFor();
    // A few cards stand for all: the checker takes minutes for a hundred.
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    );
  });

  test('of Hidden Ark shows every fish with picture, status and fact, and leads back', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: phone });
    await page.goto(`/gallery`);
    await page.getByRole('link', { name: 'The cards of Hidden Ark' }).click();
    await page.getByText('30 fish', { exact: true }).waitFor();
    const fish = page.getByRole('article');
    expect(await fish.count()).toBe(30);
    await page.getByRole('searchbox', { name: 'Search the fish' }).fill('tasmania endangered');
    await page.getByText('1 fish', { exact: true }).waitFor();
    await fish.getByText('shaped like hands').waitFor();
    await fish.getByText('Red List').waitFor();
    // the picture comes after the text
    await expect
      .poll(() => fish.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    );
    await page.getByRole('link', { name: 'The cards of Atoll' }).waitFor();
  });
});
