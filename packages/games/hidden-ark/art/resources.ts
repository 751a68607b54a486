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
  // a molecule: a ring of six with three arms
  chemical:
    `<path d="M12 12.500V2.800M12 12.500L3 18.500M12 12.500L21 18.500" stroke="${INK}" stroke-width="4.200"/><path d="M12 12.500V2.800M12 12.500L3 18.500M12 12.500L21 18.500" stroke="#8740c9" stroke-width="2.600"/>` +
    `<path d="M12 5.300L18.300 8.900V16.100L12 19.700 5.700 16.100V8.900Z" fill="#d9bff5" stroke="${INK}" stroke-width="3.800" stroke-linejoin="round"/>` +
    '<path d="M12 5.300L18.300 8.900V16.100L12 19.700 5.700 16.100V8.900Z" fill="#d9bff5" stroke="#8740c9" stroke-width="2.400" stroke-linejoin="round"/>' +
    '<path d="M8.300 10.300V14.700M12.200 8.300L15.800 10.400M15.800 14.600L12.200 16.700" stroke="#8740c9" stroke-width="1.500" stroke-linecap="round"/>' +
    `<g fill="#8740c9" ${OUTLINE}><circle cx="12" cy="2.900" r="2.500"/><circle cx="3.100" cy="18.700" r="2.500"/><circle cx="20.900" cy="18.700" r="2.500"/></g>`,
  // a fish under a glass
  marine:
    `<path d="M15.600 15.600L21 21" stroke="${INK}" stroke-width="5.400" stroke-linecap="round"/><path d="M16 16L21 21" stroke="#2380b4" stroke-width="3.600" stroke-linecap="round"/>` +
    `<circle cx="10" cy="10" r="8.500" fill="#dff4fd" stroke="${INK}" stroke-width="3.200"/><circle cx="10" cy="10" r="8.500" fill="#dff4fd" stroke="#3aa9dc" stroke-width="2"/>` +
    '<path d="M3.800 10.200C6 6.500 10 6 13 9l3-2.600v7.400L13 11.300C10 14.300 6 13.800 3.800 10.200Z" fill="#17618c"/><circle cx="6.900" cy="9.600" r="1" fill="#dff4fd"/>',
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
