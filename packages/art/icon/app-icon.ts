import { createCanvas, Image } from '@napi-rs/canvas';
import { svgDocument } from '../src/draw/defs.ts';
import { glyphShapes, type GlyphName } from '../src/icons/glyphs.ts';
import { logo } from '../src/scene/logo.ts';

/**
 * The contents of an icon of the installed program. `plain` has its own round corners; `maskable`
 * fills its square, since the system cuts a shape out of it and shows at least the inner 80 %;
 * `glyph` stands for a shortcut.
 */
export type AppIcon =
  | { readonly shows: 'plain' | 'maskable' }
  | { readonly shows: 'glyph'; readonly name: GlyphName };

/** The side of the drawing in units. */
const SIDE = 100;
const ROUND = 22;
/** How much of the side the mark takes. */
const MARK = { plain: 0.9, maskable: 0.76, glyph: 0.62 } as const;

const sea = (corner: number): string =>
  '<linearGradient id="sea" x1="0" y1="0" x2="0.3" y2="1">' +
  '<stop offset="0" stop-color="#1d3f74"/><stop offset="1" stop-color="#0c1533"/></linearGradient>' +
  `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="url(#sea)"/>`;

/** The drawing of an icon, as a whole SVG document of `size` pixels a side. */
export function appIcon(icon: AppIcon, size: number): string {
  const width = SIDE * MARK[icon.shows];
  const units = icon.shows === 'glyph' ? 24 : 40;
  const corner = (SIDE - width) / 2;
  const shape =
    icon.shows === 'glyph' ? `<g color="#ffe3a8">${glyphShapes[icon.name]}</g>` : logo(units);
  const mark = `<g transform="translate(${corner} ${corner}) scale(${width / units})">${shape}</g>`;
  const back = sea(icon.shows === 'maskable' ? 0 : ROUND);
  return svgDocument(back + mark, [0, 0, SIDE, SIDE], { scale: size / SIDE });
}

/** The same as a PNG. */
export async function appIconPng(icon: AppIcon, size: number): Promise<Uint8Array> {
  const image = new Image();
  image.src = Buffer.from(appIcon(icon, size));
  await image.decode();
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas.encode('png');
}
