import { f2, TAU } from '../draw/numbers.ts';
import { palette } from '../palette.ts';
import { iconElement } from './icon.ts';
import type { IconOptions } from './icon.ts';

// every token has its own outline, so that tokens differ in greyscale; colour is secondary

const rays = (radius: number): [number, number][] =>
  Array.from({ length: 6 }, (_, i): [number, number] => {
    const a = (i / 6) * TAU - TAU / 4;
    return [12 + Math.cos(a) * radius, 12 + Math.sin(a) * radius];
  });

const discs = (radius: number, r: number, fill: string): string =>
  rays(radius)
    .map(([x, y]) => `<circle cx="${f2(x)}" cy="${f2(y)}" r="${r}" fill="${fill}"/>`)
    .join('');

const PLANKTON = '#5fd0b8';

/** Six-armed diatom. */
const plankton =
  `<path d="${rays(10)
    .map(([x, y]) => `M12 12L${f2(x)} ${f2(y)}`)
    .join('')}" stroke="${PLANKTON}" ` +
  `stroke-width="2.5" stroke-linecap="round"/>${discs(9.6, 1.9, PLANKTON)}<circle cx="12" cy="12" r="5.4" fill="${PLANKTON}"/>` +
  '<circle cx="12" cy="12" r="3" fill="#0c4f52"/><circle cx="11" cy="11" r="1.1" fill="#d9fff4"/>';

const polyp = (lobe: number, middle: number, fill: string): string =>
  `<g transform="rotate(90 12 12)">${discs(7, lobe, fill)}<circle cx="12" cy="12" r="${middle}" fill="${fill}"/></g>`;

/** Six-lobed polyp with a cream rim. */
const colony =
  polyp(4.6, 6.2, palette.colony.rim) +
  polyp(3.3, 5.2, palette.colony.fill) +
  `<circle cx="12" cy="12" r="3.7" fill="${palette.colony.mouth}"/><circle cx="12" cy="12" r="1.6" fill="#ffd9a8"/>`;

/** Free edges of scales in rows that overlap as on a fish, every second row half a scale aside. */
const SCALES = [3, 8, 13, 18]
  .map((y, row) =>
    row % 2 === 0
      ? `M1.2 ${y + 4}a3.6 4 0 0 0 3.6-4a3.6 4 0 1 0 7.2 0a3.6 4 0 1 0 7.2 0a3.6 4 0 0 0 3.6 4`
      : `M1.2 ${y}a3.6 4 0 1 0 7.2 0a3.6 4 0 1 0 7.2 0a3.6 4 0 1 0 7.2 0`,
  )
  .join('');

/** The shapes of every token in a 24 x 24 box, without the SVG element around them. */
export const tokenShapes = {
  // a coin that leans on a stack
  coin:
    '<g fill="#f5b841" stroke="#9a5f0b" stroke-width="1.4"><rect x="9.2" y="1" width="14" height="5.6" rx="2.4"/><rect x="8.2" y="6.6" width="14" height="5.6" rx="2.4"/>' +
    '<rect x="9.2" y="12.2" width="14" height="5.6" rx="2.4"/><rect x="8.2" y="17.8" width="14" height="5.6" rx="2.4"/>' +
    '<circle cx="8.9" cy="15" r="8.2"/><circle cx="8.9" cy="15" r="5.2"/></g><path d="M8.9 12.7v4.6" stroke="#9a5f0b" stroke-width="2.6" stroke-linecap="round"/>',
  // a piece of the skin of a fish
  scale:
    `<rect x="1.2" y="1.2" width="21.6" height="21.6" rx="6" fill="#9cc8f2"/><path d="${SCALES}" fill="none" stroke="#1f4a8a" stroke-width="1.5"/>` +
    '<rect x="1.2" y="1.2" width="21.6" height="21.6" rx="6" fill="none" stroke="#1f4a8a" stroke-width="1.8"/>',
  // a crowd and its heart
  popularity:
    '<g fill="#f5b3bf" stroke="#7a1f44" stroke-width="1.4"><path d="M.8 23.2c0-6.6 8.4-6.6 8.4 0ZM14.8 23.2c0-6.6 8.4-6.6 8.4 0Z"/><circle cx="5" cy="15" r="3"/><circle cx="19" cy="15" r="3"/>' +
    '<g fill="#fff6f2"><path d="M6.4 23.2c0-6.4 11.2-6.4 11.2 0Z"/><circle cx="12" cy="15.6" r="3.4"/></g>' +
    '<path d="M12 11.2C3.2 6.4 5.6.8 9.2.8 11 .8 12 2.6 12 2.6S13 .8 14.8.8C18.4.8 20.8 6.4 12 11.2Z" fill="#f0688a"/></g>',
  // a barrel that leaks
  pollution:
    '<path d="M4.5 4q7.5-5 15 0v14q-7.5 5-15 0Z" fill="#8d7a9c" stroke="#2b1d33" stroke-width="1.5"/>' +
    '<path d="M4.5 4q7.5 4 15 0M4.5 9q7.5 4 15 0" fill="none" stroke="#2b1d33" stroke-width="1.5"/>' +
    '<path d="M14 10q5 6 5 9a5 4 0 0 1-10 0q0-3 5-9Z" fill="#2b1d33" stroke="#f0e6c8" stroke-width="1.3"/>',
  // a thick crescent; the letter of sleep stands in its bay
  fatigue:
    '<path d="M12.6 1A11 11 0 1 0 23 15.8 8.8 8.8 0 0 1 12.6 1Z" fill="#3b3477" stroke="#b9b2ea" stroke-width="1.3" ' +
    'stroke-linejoin="round"/><path d="M6.2 8.4A7.6 7.6 0 0 0 12.8 19.4" fill="none" stroke="#b9b2ea" stroke-width="1.6" ' +
    'stroke-linecap="round"/><path d="M15.4 2.6h6.6l-6.2 7.2H22.4" fill="none" stroke="#241f52" stroke-width="4.2" stroke-linejoin="round" ' +
    'stroke-linecap="round"/><path d="M15.4 2.6h6.6l-6.2 7.2H22.4" fill="none" stroke="#fff6da" stroke-width="2" stroke-linejoin="round" ' +
    'stroke-linecap="round"/>',
  hunt:
    '<path d="M2 8.5C5 4.6 8.4 3 12 3s7 1.6 10 5.5l-2.2 1.2-1.6 4.6-2.3-4-1.9 5-2-5.2-2 5.2-1.9-5-2.3 4-1.6-4.6L2 8.5Z" ' +
    'fill="#f4f0e4" stroke="#14213d" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M4.4 18.8l1.7-3 2 3.2 1.9-3.6 2 3.8 2-3.8 1.9 3.6 2-3.2 1.7 3c-2.3 1.8-4.8 2.7-7.6 2.7s-5.3-.9-7.6-2.7Z" ' +
    'fill="#f4f0e4" stroke="#14213d" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M6.4 7.3C8.2 6 10 5.5 12 5.5s3.8.5 5.6 1.8" fill="none" stroke="#c43d3d" stroke-width="1.5" stroke-linecap="round"/>',
  symbiosis:
    '<g fill="none" stroke-width="3">' +
    '<circle cx="8.7" cy="12" r="5.7" stroke="#f5b841"/>' +
    '<circle cx="15.3" cy="12" r="5.7" stroke="#67d3c2"/>' +
    '<path d="M12 7.4a5.7 5.7 0 0 1 2 5.4" stroke="#f5b841"/>' +
    '</g>',
  plankton,
  colony,
} as const;

/** The paper pieces of the game. */
export type TokenName = keyof typeof tokenShapes;

/** All token names. */
export const tokenNames = Object.keys(tokenShapes) as TokenName[];

/**
 * A token as an SVG element.
 * @param size width and height in CSS pixels
 */
export const token = (name: TokenName, size: number = 24, options: IconOptions = {}): string =>
  iconElement(tokenShapes[name], size, { kind: 'tk', ...options });
