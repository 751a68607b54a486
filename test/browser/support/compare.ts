import type { Locator, Page } from 'playwright-core';

/** Pictures are compared square by square, in pixels: renderers smooth edges differently, which a mean does not show. */
const SQUARE = 12;
/** Mean colours that are closer than this, of 255, look the same; letters are thin, and change a square by less. */
const CLOSE = 24;
export const CLOSE_LETTERS = 8;
/** Smoothed edges may look different in so many squares of a picture: anything more is a fault. */
export const EDGES = 0.01;

/** The same as PNG, by each renderer. */
interface Drawn {
  readonly webgl: Buffer;
  readonly canvas: Buffer;
}

/** The share of squares, 0 to 1, in which two PNG pictures of the same size look different. */
export function difference(page: Page, { webgl, canvas }: Drawn, close = CLOSE): Promise<number> {
  return page.evaluate(async ({ pictures, square, close }) => {
    const pixels = await Promise.all(pictures.map(async (data) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const across = Math.floor(picture.width / square), down = Math.floor(picture.height / square);
      const sheet = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const brush = sheet.getContext('2d') as CanvasRenderingContext2D;
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(picture, 0, 0, across * square, down * square, 0, 0, across, down);
      return brush.getImageData(0, 0, across, down).data;
    }));
    const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
    if (a.length !== b.length) return 1;
    let different = 0;
    for (let i = 0; i < a.length; i += 4)
      if ([0, 1, 2].some((part) => Math.abs((a[i + part] ?? 0) - (b[i + part] ?? 0)) > close)) different += 1;
    return different / (a.length / 4);
  }, { pictures: [webgl.toString('base64'), canvas.toString('base64')], square: SQUARE, close });
}

/** Draws the table of a page with another renderer, as it stands, and waits until it is drawn. */
export async function drawWith(page: Page, renderer: 'webgl' | 'canvas'): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'atoll.settings', settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, renderer: wanted }));
    // another tab changed the settings: this one follows
    dispatchEvent(new StorageEvent('storage', { key }));
  }, renderer);
  await frames(page, 3);
  await page.locator('.at-surface[data-ready=true], .sa-surface[data-ready=true]').waitFor({ state: 'attached' });
  await frames(page, 6);
  await page.waitForTimeout(150);
}

/** Waits for so many frames of the page. */
const frames = (page: Page, count: number): Promise<void> => page.evaluate(async (left) => {
  for (let frame = 0; frame < left; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}, count);

/** The picture of the page, or of a part of it, as WebGL and as the canvas draw it; it is left with WebGL. */
export async function bothRenderers(page: Page, part?: Locator): Promise<Drawn> {
  await drawWith(page, 'canvas');
  const canvas = await (part ?? page).screenshot();
  await drawWith(page, 'webgl');
  return { canvas, webgl: await (part ?? page).screenshot() };
}
