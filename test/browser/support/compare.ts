import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../../scripts/support/run.mjs';
import { GUARD } from './guard.ts';

/**
 * Pictures are compared square by square, in pixels: renderers smooth edges differently, which a
 * mean does not show.
 */
const SQUARE = 12;
/**
 * Mean colours that are closer than this, of 255, look the same; letters are thin, and change a
 * square by less.
 */
const CLOSE = 24;
export const CLOSE_LETTERS = 8;
/** Smoothed edges may look different in so many squares of a picture: anything more is a fault. */
export const EDGES = 0.01;

/**
 * So often the pictures are taken anew because something happened at the table between the first
 * and the second.
 */
const ATTEMPTS = 3;
/**
 * Where pictures are kept that should look the same and do not, from the root of the repository.
 */
const KEPT = '.cache/differences';

export type Renderer = 'canvas' | 'webgl';

/** Two pictures as PNG, one by each renderer. */
interface Drawn {
  readonly webgl: Buffer;
  readonly canvas: Buffer;
}

/** Whether everything but the drawing was the same on the page at both. */
interface DrawnTwice extends Drawn {
  readonly page: 'the same' | 'another';
}

interface Comparison {
  /** Of the files in which the pictures are kept where they differ. */
  readonly name: string;
  /** The whole page if it is left out. */
  readonly part?: Locator;
  readonly close?: number;
  /** The share of squares, 0 to 1, from which on the pictures count as different. */
  readonly most?: number;
}

/** The share of squares, 0 to 1, in which two PNG pictures of the same size look different. */
export function difference(page: Page, { webgl, canvas }: Drawn, close = CLOSE): Promise<number> {
  return page.evaluate(
    async ({ pictures, square, close }) => {
      const pixels = await Promise.all(
        pictures.map(async (data) => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${data}`;
          await picture.decode();
          const across = Math.floor(picture.width / square);
          const down = Math.floor(picture.height / square);
          const sheet = Object.assign(document.createElement('canvas'), {
            width: across,
            height: down,
          });
          const brush = sheet.getContext('2d') as CanvasRenderingContext2D;
          brush.imageSmoothingQuality = 'high';
          brush.drawImage(picture, 0, 0, across * square, down * square, 0, 0, across, down);
          return brush.getImageData(0, 0, across, down).data;
        }),
      );
      const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
      if (a.length !== b.length) return 1;
      let different = 0;
      for (let i = 0; i < a.length; i += 4)
        if ([0, 1, 2].some((part) => Math.abs((a[i + part] ?? 0) - (b[i + part] ?? 0)) > close))
          different += 1;
      return different / (a.length / 4);
    },
    { pictures: [webgl.toString('base64'), canvas.toString('base64')], square: SQUARE, close },
  );
}

/** Draws the table of a page with another renderer, as it stands, and waits until it is drawn. */
export async function drawWith(page: Page, renderer: Renderer): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'atoll.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, renderer: wanted }));
    // another tab changed the settings: this one follows
    dispatchEvent(new StorageEvent('storage', { key }));
  }, renderer);
  await page
    .locator(`[data-ready=true] > canvas[data-renderer=${renderer}]`)
    .waitFor({ state: 'attached' });
}

/** A picture of a page that moves no more: the same twice in a row. */
async function pictureAtRest(page: Page, part: Locator | undefined): Promise<Buffer> {
  const deadline = Date.now() + GUARD;
  const take = (): Promise<Buffer> => (part ?? page).screenshot();
  for (let last = await take(); ; ) {
    const next = await take();
    if (next.equals(last)) return next;
    if (Date.now() > deadline) throw new Error('the page does not come to rest');
    last = next;
  }
}

/**
 * The elements of a page and their places, without drawings: where this differs, something has
 * happened at the table.
 */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(':not(canvas)')]
      .flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // what only screen readers hear is as small as can be
        if (width * height < 2) return [];
        // what happened fades away before it leaves the page
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          return [];
        const texts = [...element.childNodes].flatMap((node) =>
          node instanceof Text ? [node.data] : [],
        );
        return [
          [
            element.tagName,
            element.getAttribute('class'),
            ...[x, y, width, height].map(Math.round),
            ...texts,
          ].join(' '),
        ];
      })
      .join('\n'),
  );

/**
 * The picture of the page, or of a part of it, as WebGL and as the canvas draw it; it is left with
 * WebGL. Both show the same moment of the table, unless it changes again and again.
 */
export async function bothRenderers(page: Page, part?: Locator): Promise<DrawnTwice> {
  for (let attempt = 1; ; attempt++) {
    await drawWith(page, 'canvas');
    // before the first picture and after the second: whatever happens in between is seen
    const before = await contentOf(page);
    const canvas = await pictureAtRest(page, part);
    await drawWith(page, 'webgl');
    const webgl = await pictureAtRest(page, part);
    const after = await contentOf(page);
    if (before === after || attempt === ATTEMPTS)
      return { canvas, webgl, page: before === after ? 'the same' : 'another' };
  }
}

/**
 * What WebGL draws otherwise than the canvas, in words: nothing where they look the same. Pictures
 * that differ are kept, and named.
 */
export async function findDifferences(
  page: Page,
  { name, part, close = CLOSE, most = EDGES }: Comparison,
): Promise<readonly string[]> {
  const drawn = await bothRenderers(page, part);
  const share = await difference(page, drawn, close);
  if (share < most) return [];
  const files = await keepPictures(name, drawn);
  const reason = drawn.page === 'the same' ? '' : ', but the page changed in between';
  return [`${(100 * share).toFixed(1)} % of the squares of ${files.join(' and ')} differ${reason}`];
}

/**
 * The same for a table as it has come to stand after all that happened to it, against the other
 * renderer, which draws it for the first time; the page is left with that one.
 */
export async function findKeptDifferences(
  page: Page,
  { now, name, part, close = CLOSE, most = EDGES }: Comparison & { readonly now: Renderer },
): Promise<readonly string[]> {
  const kept = await pictureAtRest(page, part);
  const other = now === 'canvas' ? 'webgl' : 'canvas';
  await drawWith(page, other);
  const fresh = await pictureAtRest(page, part);
  const drawn = now === 'canvas' ? { canvas: kept, webgl: fresh } : { canvas: fresh, webgl: kept };
  const share = await difference(page, drawn, close);
  if (share < most) return [];
  const files = await keepPictures(name, drawn);
  return [`${(100 * share).toFixed(1)} % of the squares of ${files.join(' and ')} differ`];
}

/** @returns the files, from the root of the repository */
async function keepPictures(name: string, drawn: Drawn): Promise<readonly string[]> {
  await mkdir(path.join(root, KEPT), { recursive: true });
  return Promise.all(
    (['webgl', 'canvas'] as const).map(async (renderer) => {
      const file = path.join(KEPT, `${name}-${renderer}.png`);
      await writeFile(path.join(root, file), drawn[renderer]);
      return file;
    }),
  );
}
