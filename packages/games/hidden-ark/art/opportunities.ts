import { light } from '@atoll/art/draw/colour.ts';
import { inked } from '@atoll/art/icons/icon.ts';
import { columnGlyphs, pieceGlyphs } from './glyphs.ts';
import { digits } from './digits.ts';
import { resourceGrounds, resourceNames, resourceShapes } from './resources.ts';
import type { ResourceName } from './resources.ts';

const INK = '#14213d';

/** Instant tokens are round. */
const DISC = 'M24 1.500a22.500 22.500 0 1 0 0 45a22.500 22.500 0 0 0 0-45Z';
/** Tokens for one use are tickets: two bites are taken out of their sides. */
const TICKET =
  'M7 3h34a4 4 0 0 1 4 4v11.500a5.500 5.500 0 0 0 0 11V41a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V29.500a5.500 5.500 0 0 0 0-11V7a4 4 0 0 1 4-4Z';
/** Upgrades are plates with cut corners. */
const PLATE = 'M14 1.500H34L46 13.500V42.500a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V13.500Z';

interface Ground {
  readonly outline: string;
  readonly fill: string;
  readonly rim: string;
}

const ground = ({ outline, fill, rim }: Ground): string =>
  `<path d="${outline}" fill="${fill}"/>` +
  `<path d="${outline}" transform="translate(24 24) scale(.9) translate(-24 -24)" fill="none" stroke="${rim}" stroke-width="1.600"/>`;

const placed = (shapes: string, { x, y, size }: { x: number; y: number; size: number }): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${shapes}</g>`;

const RIMS: Readonly<Record<ResourceName, string>> = {
  chemical: '#8740c9',
  marine: '#2380b4',
  conservation: '#2f8747',
  technology: '#52637c',
  money: '#b57a12',
};

const instant = (resource: ResourceName, value: number): string =>
  ground({ outline: DISC, fill: resourceGrounds[resource], rim: RIMS[resource] }) +
  placed(resourceShapes[resource], { x: 24, y: 15.5, size: 22 }) +
  digits(String(value), { x: 24, y: 35, height: 13.5, colour: INK });

const once = (glyph: string, sign = ''): string =>
  ground({ outline: TICKET, fill: '#ffe2b4', rim: '#c8442a' }) +
  placed(inked(glyph, '#8c2a18', '#ffe2b4'), {
    x: 24,
    y: sign === '' ? 24 : 16,
    size: sign === '' ? 30 : 23,
  }) +
  (sign === '' ? '' : digits(sign, { x: 24, y: 36, height: 13, colour: INK }));

/** A plate with what is upgraded over the sign of upgrades. */
const upgrade = (shapes: string, fill: string): string =>
  ground({ outline: PLATE, fill: '#1d6276', rim: '#c3e6dc' }) +
  `<circle cx="24" cy="17" r="12.500" fill="${fill}"/>` +
  placed(shapes, { x: 24, y: 17, size: 20 }) +
  '<path d="M10.500 37.500L24 31 37.500 37.500M10.500 44L24 37.500 37.500 44" fill="none" stroke="#fff3e0" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/>';

const steps = [2, 3, 4] as const;

/**
 * The faces of the opportunity tokens in a 48 x 48 box, by their id in the game's data: instant
 * tokens are discs, single-use tokens are tickets, upgrades are plates.
 */
export const opportunityShapes: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...resourceNames.flatMap((resource) =>
    steps.map((value): [string, string] => [`${resource}-${value}`, instant(resource, value)]),
  ),
  ...steps.map((value): [string, string] => [
    `movement-${value}`,
    once(pieceGlyphs.movement, String(value)),
  ]),
  ['rescue', once(pieceGlyphs.rescue)],
  ['build', once(columnGlyphs.build)],
  ['upgrade', once(columnGlyphs.upgrade)],
  ...resourceNames.map((resource): [string, string] => [
    `upgrade-${resource}`,
    upgrade(resourceShapes[resource], resourceGrounds[resource]),
  ]),
  ['upgrade-movement', upgrade(inked(pieceGlyphs.movement, INK, '#ffe2b4'), '#ffe2b4')],
]);

/** The back of all of them: which one it is, is open. */
export const opportunityBack: string =
  ground({ outline: DISC, fill: '#33255c', rim: light('#33255c', 0.45) }) +
  '<path d="M16.500 17.500C16.500 7.500 31.500 7.500 31.500 17.500 31.500 23 24 23.500 24 29.500" fill="none" stroke="#ffd98c" stroke-width="5" stroke-linecap="round"/>' +
  '<circle cx="24" cy="37.500" r="3.200" fill="#ffd98c"/>';
