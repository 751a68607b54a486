import type { Picture } from './image.ts';

/** A named picture to be packed. */
export interface Sprite {
  name: string;
  picture: Picture;
}

/** A sprite's place on its page, in pixels. */
export interface Placed extends Sprite {
  x: number;
  y: number;
}

/** One page of an atlas. */
export interface Page {
  width: number;
  height: number;
  sprites: Placed[];
}

// two empty pixels keep neighbours apart when the table is drawn at an odd scale
const GAP = 2;

/** Packs sprites on shelves, tallest first, onto pages of at most `side` pixels. */
export function pack(sprites: readonly Sprite[], side: number = 2048): Page[] {
  const pages: Page[] = [];
  const order = [...sprites].sort(
    (a, b) =>
      b.picture.height - a.picture.height ||
      b.picture.width - a.picture.width ||
      (a.name < b.name ? -1 : 1),
  );
  let page: Page | undefined;
  let x = 0;
  let y = 0;
  let shelf = 0;
  for (const sprite of order) {
    const { width, height } = sprite.picture;
    if (x + width > side) {
      x = 0;
      y += shelf;
      shelf = 0;
    }
    if (!page || y + height > side) {
      page = { width: 0, height: 0, sprites: [] };
      pages.push(page);
      x = y = shelf = 0;
    }
    page.sprites.push({ ...sprite, x, y });
    page.width = Math.max(page.width, x + width);
    page.height = Math.max(page.height, y + height);
    x += width + GAP;
    shelf = Math.max(shelf, height + GAP);
  }
  return pages;
}

/** The pixels of a whole page. */
export function compose({ width, height, sprites }: Page): Picture {
  const data = new Uint8Array(width * height * 4);
  for (const { x, y, picture } of sprites) {
    for (let row = 0; row < picture.height; row++) {
      data.set(
        picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4),
        ((y + row) * width + x) * 4,
      );
    }
  }
  return { width, height, data };
}

/** The page's description as PixiJS reads it. */
export function spritesheet(
  { width, height, sprites }: Page,
  { image, scale }: { image: string; scale: number },
): object {
  const frames = Object.fromEntries(
    sprites.map(({ name, x, y, picture: { width: w, height: h } }) => [
      name,
      { frame: { x, y, w, h } },
    ]),
  );
  return {
    frames,
    meta: { image, format: 'RGBA8888', size: { w: width, h: height }, scale: String(scale) },
  };
}
