import { inked } from '@atoll/art/icons/icon.ts';
import { digits } from './digits.ts';
import { pieceGlyphs, regionGlyphs } from './glyphs.ts';
import { regionColours, regionNames } from './regions.ts';
import { resourceNames, resourceShapes } from './resources.ts';

const INK = '#14213d';
const EDGE = `stroke="#0d1733" stroke-linejoin="round"`;

/** The fan of a scallop: five lobes over its hinge. */
const SCALLOP =
  'M14.800 33.500l-2.300 5h15l-2.300-5C32 31 38.600 24.500 38.600 16.800A5.900 5.900 0 0 0 33.200 9.600 6.400 6.400 0 0 0 26 4.800 7.200 7.200 0 0 0 14 4.800 6.400 6.400 0 0 0 6.800 9.600 5.900 5.900 0 0 0 1.400 16.800C1.400 24.500 8 31 14.800 33.500Z';

/** A token of points in a 40 x 40 box: a scallop with its value, 1 to 3. */
export const pointsShapes = (value: number): string =>
  `<path d="${SCALLOP}" fill="#ffd9c2" ${EDGE} stroke-width="1.300"/>` +
  '<path d="M16 33L4.500 16.500M24 33L35.500 16.500M18 33L11 6.500M22 33L29 6.500" stroke="#d6768a" stroke-width="1.400" stroke-linecap="round"/>' +
  '<circle cx="20" cy="19" r="10" fill="#fffaf0"/>' +
  digits(String(value), { x: 20, y: 19, height: 12.5, colour: '#7a1f4a' });

/** The four ways in which a port may open onto the sea. */
export const arrowNames = ['up', 'right', 'down', 'left'] as const;
export type ArrowName = (typeof arrowNames)[number];

/** The arrow of a port in a 24 x 24 box: a cut chevron that points out to sea. */
export const arrowShapes = (way: ArrowName): string =>
  `<g transform="rotate(${arrowNames.indexOf(way) * 90} 12 12)">` +
  `<path d="M12 1.500L22.500 13.500H16.600V22.500H7.400V13.500H1.500Z" fill="#fff3e0" ${EDGE} stroke-width="1.400"/>` +
  '<path d="M12 5.400L18 12.200M9.600 14v6.500" fill="none" stroke="#e2583c" stroke-width="1.600" stroke-linecap="round"/></g>';

/** Two more of a resource weigh heavier: their tag is dark. */
const TAGS = [
  { value: 1, fill: '#fff3e0', ink: '#8c2a18' },
  { value: 2, fill: '#7a1f2c', ink: '#fff3e0' },
] as const;

/**
 * Escalation tokens in a 40 x 40 box, by the id that the game's data give them: a price tag with
 * the resource that a rescue costs more of, and an arrow that rises.
 */
export const escalationShapes: Readonly<Record<string, string>> = Object.fromEntries(
  resourceNames.flatMap((resource) =>
    TAGS.map(({ value, fill, ink }): [string, string] => [
      `${resource}+${value}`,
      `<path d="M9 1.500H19.500L27.500 9.500V36.500a2 2 0 0 1-2 2H3.500a2 2 0 0 1-2-2V9Z" fill="#c8442a" ${EDGE} stroke-width="1.400"/>` +
        `<path d="M10 4H18.500L25 10.500V36H4V10Z" fill="${fill}"/>` +
        `<circle cx="14.500" cy="6.500" r="1.900" fill="${ink}"/>` +
        '<circle cx="14.500" cy="17.400" r="8.600" fill="#fff3e0"/>' +
        `<g transform="translate(6.100 9) scale(.7)">${resourceShapes[resource]}</g>` +
        digits(String(value), { x: 14.5, y: 31, height: 8, colour: ink }) +
        `<path d="M34 1.500L39.300 10.500H36.300V38.500H31.700V10.500H28.700Z" fill="#fff3e0" ${EDGE} stroke-width="1.200"/>`,
    ]),
  ),
);

/** The names of the awards: one for each sea, and one for all of them. */
export const awardNames = [...regionNames, 'world-wide'] as const;
export type AwardName = (typeof awardNames)[number];

const PETALS = Array.from({ length: 12 }, (_, i) => {
  const a = (i * Math.PI) / 6;
  const x = 32 + Math.cos(a) * 21;
  const y = 26 + Math.sin(a) * 21;
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="6"/>`;
}).join('');

/** An award in a 64 x 64 box: a rosette with two ribbons, in its middle the symbol of its sea. */
export function awardShapes(award: AwardName): string {
  const { badge, deep, ink } =
    award === 'world-wide'
      ? { badge: '#33255c', deep: '#5b4690', ink: '#ffd98c' }
      : regionColours[award];
  const symbol = award === 'world-wide' ? pieceGlyphs['world-wide'] : regionGlyphs[award];
  return (
    `<path d="M18 38L12 62l8-3.500 6.500 5L31 44ZM46 38l6 24-8-3.500-6.500 5L33 44Z" fill="${deep}" ${EDGE} stroke-width="1"/>` +
    `<g fill="#f7a93b">${PETALS}</g><circle cx="32" cy="26" r="21.500" fill="#f7a93b"/>` +
    '<circle cx="32" cy="26" r="22" fill="none" stroke="#9a5f0b" stroke-width="1.200" stroke-dasharray="2 2.200"/>' +
    `<circle cx="32" cy="26" r="18.500" fill="${badge}"/>` +
    `<g transform="translate(18 12) scale(${28 / 24})">${inked(symbol, ink, badge)}</g>`
  );
}

/** The mark of a refill on the tide line, in a 48 x 48 box: a buoy in the water. */
export const tideShapes: string =
  `<path d="M16.500 12h15L36 34H12Z" fill="#c8442a" ${EDGE} stroke-width="1.400"/>` +
  '<path d="M14.700 20.700h18.600l1.400 6.600H13.300Z" fill="#fff3e0"/>' +
  `<path d="M22.500 4h3v8h-3Z" fill="${INK}"/><circle cx="24" cy="4.500" r="3.400" fill="#ffd98c" ${EDGE} stroke-width="1"/>` +
  '<path d="M1.500 33c5-4.500 10-4.500 15 0s10 4.500 15 0 10-4.500 15 0v11.500a2 2 0 0 1-2 2h-41a2 2 0 0 1-2-2Z" fill="#2a8190"/>' +
  '<path d="M1.500 33c5-4.500 10-4.500 15 0s10 4.500 15 0 10-4.500 15 0M4 40.500c4-3 8-3 12 0s9 3 13.500 0 9-3 14.500 0" fill="none" stroke="#cfeee2" stroke-width="1.600" stroke-linecap="round"/>';
