import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { bothRenderers, difference, EDGES } from '../browser/support/compare.ts';
import { LOOKS, SIZES, sizes, wear, type Look, type Size } from './looks.ts';

/** A picture that was taken. */
export interface Picture {
  readonly screen: string;
  readonly size: Size;
  readonly look: string;
  /** Relative to the folder. */
  readonly file: string;
}

/** Which pictures are wanted; an empty list means all. */
export interface Wish {
  readonly screens: readonly string[];
  readonly sizes: readonly string[];
  readonly looks: readonly string[];
}

interface Taking {
  readonly whole?: boolean;
  readonly fleeting?: boolean;
  readonly eyes?: 'in every window';
  readonly within?: readonly Size[];
  readonly looks?: readonly string[];
}

/** Longer pages than this are cut off. */
const LONGEST = 16_000;

/** Where a table is drawn. */
const SURFACE = '.at-surface, .sa-surface, .ark-surface, .das-surface';

const holds = (list: readonly string[], name: string): boolean =>
  list.length === 0 || list.includes(name);

/** Takes pictures of pages, each in all the windows and looks that are wanted. */
export class Camera {
  readonly #folder: string;
  readonly #wish: Wish;
  readonly pictures: Picture[] = [];
  /** Pictures that the renderers draw differently, in words. */
  readonly differences: string[] = [];

  constructor(folder: string, wish: Wish) {
    this.#folder = folder;
    this.#wish = wish;
  }

  /** Whether any of these screens is wanted: what nobody wants need not be reached. */
  wants(...screens: readonly string[]): boolean {
    return screens.some((screen) => holds(this.#wish.screens, screen));
  }

  /**
   * Takes the pictures of a screen. `whole` takes the page down to its end where it is longer than
   * the window; `fleeting` leaves out the other renderer, since the shown part closes when the
   * table is drawn anew; `eyes` shows it to eyes of all kinds in every window, not in two of them;
   * `within` and `looks` leave out windows and looks in which there is nothing new to see.
   */
  async take(
    page: Page,
    screen: string,
    { whole = false, fleeting = false, eyes, within = sizes, looks: only = [] }: Taking = {},
  ): Promise<void> {
    if (!this.wants(screen)) return;
    for (const size of within) {
      const looks = LOOKS.map((look) => (eyes && look.eyes ? { ...look, sizes } : look)).filter(
        (look) =>
          this.#wanted(look, size) && holds(only, look.name) && !(fleeting && look.renderer),
      );
      if (looks.length === 0) continue;
      await page.setViewportSize(SIZES[size]);
      for (const look of looks) await this.#shoot(page, { screen, size, look, whole });
    }
    await page.setViewportSize(SIZES.desktop);
    await wear(page, LOOKS[0] as Look);
    await settle(page);
    console.log(screen);
  }

  #wanted(look: Look, size: Size): boolean {
    const places = this.#wish.sizes.length > 0 ? this.#wish.sizes : (look.sizes ?? sizes);
    return holds(this.#wish.looks, look.name) && places.includes(size);
  }

  async #shoot(
    page: Page,
    { screen, size, look, whole }: { screen: string; size: Size; look: Look; whole: boolean },
  ): Promise<void> {
    const drawn = page.locator(SURFACE);
    if (look.renderer !== undefined && (await drawn.count()) === 0) return;
    await wear(page, look);
    if (whole) await grow(page, SIZES[size]);
    await settle(page);
    const file = path.join(screen, `${size}-${look.name}.png`);
    await mkdir(path.join(this.#folder, screen), { recursive: true });
    if (look.renderer === undefined) await page.screenshot({ path: path.join(this.#folder, file) });
    else await this.#compare(page, file);
    this.pictures.push({ screen, size, look: look.name, file });
  }

  async #compare(page: Page, file: string): Promise<void> {
    const drawn = await bothRenderers(page);
    const share = await difference(page, drawn);
    await writeFile(path.join(this.#folder, file), drawn.webgl);
    console.log(`${file}: ${(100 * share).toFixed(2)} % other than on canvas`);
    if (share <= EDGES) return;
    const other = file.replace('.png', '-on-canvas.png');
    const reason = drawn.page === 'the same' ? '' : ', but the page changed in between';
    await writeFile(path.join(this.#folder, other), drawn.canvas);
    this.differences.push(
      `${file} looks other than ${other} in ${(100 * share).toFixed(1)} % of its squares${reason}`,
    );
  }
}

/**
 * Makes the window as high as the page is long: an element fixed to the window then lies where it
 * does at the end of the page.
 */
async function grow(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize({ width, height });
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(LONGEST, Math.max(height, needed)) });
}

/** Waits until the page has been painted some more times. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/**
 * Waits until typefaces and pictures in sight are there, and what was asked to be drawn has been:
 * for another contrast a table is drawn anew.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    // a lazy picture may never be asked for
    const timeout = new Promise((resolve) => setTimeout(resolve, 1500));
    await Promise.race([
      Promise.all(inSight.map((image) => image.decode().catch(() => undefined))),
      timeout,
    ]);
  });
  await painted(page);
  await page.waitForFunction(
    (surface) =>
      [...document.querySelectorAll<HTMLElement>(surface)].every(
        ({ dataset }) => dataset['ready'] === 'true',
      ),
    SURFACE,
  );
  await painted(page);
  await page.waitForTimeout(120);
}
