import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { awaitQuestion, chooseQuietSettings, decide, look } from '../support/hands.ts';
import { GUARD } from '../support/guard.ts';

async function alone(
  page: Page,
  { url, renderer }: { url: string; renderer: 'Canvas' | 'Graphics card' },
): Promise<void> {
  await page.goto(url);
  await chooseQuietSettings(page, renderer);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).click();
  // alone, the match begins by itself
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await awaitQuestion(page);
}

/** How many different colours a picture of the canvas has; an empty one has one. */
async function coloursOf(page: Page): Promise<number> {
  const shot = (await page.locator('canvas').first().screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const sheet = Object.assign(document.createElement('canvas'), {
      width: picture.width,
      height: picture.height,
    });
    const brush = sheet.getContext('2d') as CanvasRenderingContext2D;
    brush.drawImage(picture, 0, 0);
    const { data: bytes } = brush.getImageData(0, 0, sheet.width, sheet.height);
    const seen = new Set<number>();
    for (let i = 0; i < bytes.length; i += 4)
      seen.add(((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0));
    return seen.size;
  }, shot);
}

const asksForCell = async (page: Page): Promise<boolean> =>
  (await page.locator('p.status').innerText()).includes('Choose a cell');

/** Presses a place of the picture, and once more where the card lies as a preview then. */
async function putAt(page: Page, x: number, y: number): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm' });
  if (!(await asksForCell(page))) return;
  await page.mouse.click(x, y);
  const lies = await confirm.waitFor({ timeout: 1_500 }).then(
    () => true,
    () => false,
  );
  if (!lies) return;
  await page.mouse.click(x, y);
  await confirm.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
}

for (const [name, renderer] of [
  ['canvas', 'Canvas'],
  ['webgl', 'Graphics card'],
] as const)
  test.describe(`drawn with ${name}`, () => {
    test(
      'a coral is bought by clicks on the picture alone',
      name === 'canvas' ? GATE : EXAMINATION,
      async ({ server, newPage }) => {
        const page = await newPage();
        await alone(page, { url: server.url, renderer });
        expect(await coloursOf(page)).toBeGreaterThan(2000);
        const rack = { x: 1107, y: 150 };
        await page.mouse.click(rack.x, rack.y);
        while ((await look(page)).kind === 'turn') await page.waitForTimeout(50);
        // the reef lies around the middle; one of the corners of the Basic Coral takes the card
        for (const late = Date.now() + GUARD; Date.now() < late && (await asksForCell(page)); )
          for (const [x, y] of [
            [745, 552],
            [745, 288],
            [481, 288],
            [481, 552],
            [725, 532],
            [501, 308],
          ] as const)
            await putAt(page, x, y);
        expect(await asksForCell(page)).toBe(false);
        for (let i = 0; i < 6 && (await look(page)).kind === 'answers'; i++) await decide(page);
        await page
          .getByText(/buy|bought|puts|places/i)
          .first()
          .waitFor();
      },
    );
  });
