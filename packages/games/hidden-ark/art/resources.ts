import { f2, TAU } from '@atoll/art/draw/numbers.ts';
import { iconElement } from '@atoll/art/icons/icon.ts';
import type { IconOptions } from '@atoll/art/icons/icon.ts';
import { tokenShapes } from '@atoll/art/icons/tokens.ts';

const INK = '#0d1733';

const OUTLINE = `stroke="${INK}" stroke-width=".8" stroke-linejoin="round"`;

/** A wheel with eight teeth, cut through in the middle. */
const COG =
  'M' +
  Array.from({ length: 32 }, (_, i) => {
    const a = ((i - 1.5) / 32) * TAU;
    const r = i % 4 < 2 ? 8.2 : 11.4;
    const lean = i % 4 === 2 ? -0.05 : i % 4 === 3 ? 0.05 : 0;
    return `${f2(12 + Math.cos(a + lean) * r)} ${f2(12 + Math.sin(a + lean) * r)}`;
  }).join('L') +
  'Z';
const HOLE = 'M12 8.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6Z';

/**
 * The five resources in a 24 x 24 box: solid paper pieces, each with its own outline, so that they
 * differ in greyscale too.
 */
export const resourceShapes = {
  // a flask, filled to a third
  chemical:
    `<path d="M8.6 1.4h6.8v2.5h-1.1v4.9l6.4 9.6c1.3 2-.1 4.3-2.4 4.3H5.7c-2.3 0-3.7-2.3-2.4-4.3l6.4-9.6V3.9H8.6Z" fill="#d9bff5" ${OUTLINE}/>` +
    '<path d="M7.6 14.6c2-.9 3.2.9 5 .4 1.4-.4 2.4-1 3.8-.4l2.8 4.3c.6 1-.1 2.1-1.2 2.1H6c-1.1 0-1.8-1.1-1.2-2.1Z" fill="#8740c9"/>' +
    '<path d="M10.2 18.2v.01M13.6 17.4v.01" stroke="#f2e4ff" stroke-width="1.9" stroke-linecap="round"/>',
  // a breaking wave
  marine:
    `<path d="M1 21.6C.9 11.4 5.8 2.6 14 2.6c4.6 0 7.8 2.8 8.9 6.9-1.7-1.5-3.7-1.9-5.5-1.1-2.7 1.2-2.9 4.5-.6 6.4 1.7 1.4 4.1 2 6.2 1.8v5Z" fill="#3aa9dc" ${OUTLINE}/>` +
    '<path d="M4.3 18.6c.4-6.4 3.4-12 8.4-12.9M8.4 18.8c-.3-4 1-7.6 3.6-9.4M12.6 19c-1-1.9-1.2-3.9-.7-5.8" fill="none" stroke="#eafaff" stroke-width="1.5" stroke-linecap="round"/>',
  // a sprout
  conservation:
    `<path d="M10.4 15.2C4.4 15.2.9 10.9 1.3 4.2c6 .1 9.6 2.7 10.7 6.7C13 6.2 16.8 2.2 22.8 1.9c.5 7.2-3.2 11.3-9.4 11.9v8.7h-2.8Z" fill="#4fb265" ${OUTLINE}/>` +
    '<path d="M4.4 6.9c3 1 5.2 3 6.6 6M19.9 4.7c-3.2 1.4-5.3 3.7-6.4 6.7" fill="none" stroke="#d8f5cf" stroke-width="1.4" stroke-linecap="round"/>',
  // a cog wheel
  technology:
    `<path d="${COG}${HOLE}" fill="#93a6bf" fill-rule="evenodd" ${OUTLINE}/>` +
    '<circle cx="12" cy="12" r="5.9" fill="none" stroke="#3d4d66" stroke-width="1.3"/>',
  money: tokenShapes.coin,
} as const;

/** A resource, by the id that the game's data give it. */
export type ResourceName = keyof typeof resourceShapes;

/** The five resources in the order in which they are printed. */
export const resourceNames = Object.keys(resourceShapes) as ResourceName[];

/** The ground of a token that carries a resource: paper in its colour. */
export const resourceGrounds: Readonly<Record<ResourceName, string>> = {
  chemical: '#efe3fb',
  marine: '#dff1fa',
  conservation: '#e2f3df',
  technology: '#e9eef4',
  money: '#fbeecb',
};

/**
 * A resource as an SVG element.
 * @param size width and height in CSS pixels
 */
export const resourceIcon = (
  name: ResourceName,
  size: number = 24,
  options: IconOptions = {},
): string => iconElement(resourceShapes[name], size, { kind: 'tk', ...options });
