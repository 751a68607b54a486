import { f2, TAU } from '@atoll/art/draw/numbers.ts';
import { iconElement } from '@atoll/art/icons/icon.ts';
import type { IconOptions } from '@atoll/art/icons/icon.ts';

// one colour (currentColor) with cut-outs in the colour of the ground (--cut); nothing thinner than
// 1.4 units

const CUT = 'var(--cut,#fbf1e1)';

const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const cut = (d: string, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${CUT}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const line = (d: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const spokes = (n: number, { from, to }: { from: number; to: number }): string =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * TAU - TAU / 4;
    const p = (r: number): string => `${f2(12 + Math.cos(a) * r)} ${f2(12 + Math.sin(a) * r)}`;
    return `M${p(from)}L${p(to)}`;
  }).join('');

const ring = (r: number, width: number): string =>
  `<circle cx="12" cy="12" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

/** A price tag beside an arrow. */
const priced = (arrow: string): string =>
  solid(
    `M5.400.8h6L16 5.400v16.200a1.600 1.600 0 0 1-1.600 1.600H2.400A1.600 1.600 0 0 1 .8 21.600V5.400Z${arrow}`,
  ) +
  `<circle cx="8.400" cy="4.400" r="1.600" fill="${CUT}"/>` +
  cut(
    'M11.600 11.200c-1.800-2.200-6.400-1.600-6.400.9 0 2.900 6.600 1.400 6.600 4.500 0 2.600-5 2.800-6.800.3M8.400 8.600v11.800',
  );

/** Four long rays between four short ones: the pole star over the compass. */
const STAR =
  'M' +
  Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * TAU - TAU / 4;
    const r = i % 4 === 0 ? 11.4 : i % 4 === 2 ? 6.2 : 3.4;
    return `${f2(12 + Math.cos(a) * r)} ${f2(12 + Math.sin(a) * r)}`;
  }).join('L') +
  'Z';

/** A crystal of snow: six arms with two barbs each. */
const CRYSTAL = Array.from({ length: 6 }, (_, i) => {
  const a = (i / 6) * TAU - TAU / 4;
  const at = (r: number, turn = 0): string =>
    `${f2(12 + Math.cos(a + turn) * r)} ${f2(12 + Math.sin(a + turn) * r)}`;
  return `M12 12L${at(10.6)}M${at(9.4, 0.42)}L${at(5.8)}L${at(9.4, -0.42)}`;
}).join('');

/** One symbol for each sea, beside its colour. */
export const regionGlyphs = {
  'north-pacific': solid(STAR) + `<circle cx="12" cy="12" r="1.7" fill="${CUT}"/>`,
  // a lighthouse
  atlantic:
    solid(
      'M9 9.4h6l1.800 11H7.200ZM7.600 7h8.800v2.400H7.600ZM9.600 4h4.800v3H9.600ZM8.400 4.200L12 .4l3.600 3.800ZM7 4.600L.6 2v7L7 6.600ZM17 4.600L23.400 2v7L17 6.600Z',
    ) +
    cut('M8 13.800l8-1.600M7.600 18l8.800-1.800', 1.7) +
    line('M1.600 22.400c2.200-2 4.600-2 6.800 0s4.800 2 7.200 0 4.600-2 6.800 0', 2.2),
  // a palm on its island
  'south-pacific':
    solid('M3.4 22.6c1.6-3.2 5-4.6 8.8-4.6s6.8 1.4 8.4 4.6Z') +
    line('M12.4 18.6c-1-3.8-.6-7 1-10', 2.4) +
    solid(
      'M13.4 8.8C10.6 5.6 6 5.4 2.6 9.4c3.8-1 7.6-.6 10.8-.6ZM13.2 8.8C9.8 9.2 6.8 11.6 6.6 16c2-3.2 4-5.6 6.6-7.2ZM13.4 8.6C13.2 4.4 15 1.8 19.6 1.6c-2 2.6-4 4.6-6.2 7ZM13.4 8.8c3.6-2 7.6-.8 9.2 3.6-3-2-6-3-9.2-3.6Z',
    ),
  // the monsoon
  indian:
    line(
      'M12 12c0-1.8 2.4-1.9 2.9-.1.7 2.7-1.8 4.6-4.3 3.9-3.2-.9-4.2-4.7-2.5-7.4C10 5.200 14.200 4.600 17 6.600c1.500 1 2.500 2.500 3 4.200',
      2.5,
    ) +
    line('M21 14.2c-1 3.600-4.200 6.700-8.400 7.100-4.400.400-8.300-2.100-10-6', 2.5) +
    line('M2.600 9.800C3.400 6.600 5.600 4 8.600 2.800', 2.5),
  arctic: line(CRYSTAL, 1.9),
} as const;

/** The four columns of a board. */
export const columnGlyphs = {
  // a hammer
  build:
    solid('M2.2 9.4L9.6 2h6.600l-1.800 3.400 2.800 2.800-3.600 3.600-2.800-2.800-4.400 4.400Z') +
    line('M12.2 10.6l8.200 9.200', 3.8),
  // a ship's wheel
  operation:
    ring(6.6, 2.4) +
    line(spokes(8, { from: 2.6, to: 10.8 }), 1.9) +
    '<circle cx="12" cy="12" r="2.5" fill="currentColor"/>',
  upgrade: line('M4 12.400L12 4.600l8 7.800M4 20.400l8-7.800 8 7.800', 3.4),
  // a microscope
  research:
    solid('M6.600 3.800l4.200-2 4.400 9-4.200 2Z') +
    line('M4 21.800h16', 2.6) +
    line('M14.800 5.600c3 1.600 4.800 4.200 4.800 7.400 0 4.200-3 7.200-7.200 8.200', 2.4) +
    line('M5.400 16.800h7.600', 2.4),
} as const;

const HULL = 'M1.600 15.600h20.800c-.600 3.400-2.400 6-5.200 6H7C4 21.600 2 19 1.600 15.600Z';

/** Actions, and the pieces on the table. */
export const pieceGlyphs = {
  vessel: solid(
    `${HULL}M11 2v11.800H3.200C6 11.200 9.400 7 11 2ZM13.200 5c2.800 2 4.900 5.200 5.800 8.800h-5.800Z`,
  ),
  station:
    solid('M12 1.600L21.400 8v2.200H2.600V8ZM4.600 11.600h14.800v6H4.600Z') +
    line('M6.400 17v5.400M17.600 17v5.400M12 17v5.400', 2.4) +
    cut('M9.600 14.600h4.800', 2),
  // an anchor
  port:
    '<circle cx="12" cy="4.6" r="2.5" fill="none" stroke="currentColor" stroke-width="2"/>' +
    line('M12 7.4V21M7.4 10.6h9.2', 2.5) +
    line('M2.8 13.2c.6 5 4.6 8.2 9.2 8.2s8.6-3.2 9.2-8.2', 2.7) +
    solid('M.8 15.6L3 10.6l4 3.6ZM23.2 15.6L21 10.6l-4 3.6Z'),
  movement:
    line('M3 4.400l6.200 5.800L3 16M11.400 4.400l6.200 5.800-6.200 5.800', 3) +
    line('M2.400 21.200c2.200-2 4.200-2 6.400 0s4.200 2 6.400 0 4.200-2 6.400 0', 2),
  // a lifebuoy
  rescue:
    '<circle cx="12" cy="12" r="7.600" fill="none" stroke="currentColor" stroke-width="6"/>' +
    cut(
      'M7.400 3.200l2.400 4.800M16.600 3.200l-2.400 4.800M7.400 20.800l2.400-4.800M16.600 20.800l-2.400-4.800M3.200 7.400l4.800 2.400M3.200 16.600l4.800-2.400M20.800 7.400l-4.800 2.400M20.800 16.600l-4.800-2.400',
      1.4,
    ),
  // the tide that brings new fish
  refill:
    solid('M15.800 1.400a5.600 5.600 0 1 0 5.800 7.800 4.400 4.400 0 0 1-5.800-7.800Z') +
    line('M1.800 16c2.200-2.600 4.600-2.600 6.800 0s4.600 2.600 6.800 0 4.600-2.600 6.800 0', 2.3) +
    line(
      'M1.800 21.600c2.200-2.600 4.600-2.600 6.800 0s4.600 2.600 6.800 0 4.600-2.600 6.800 0',
      2.3,
    ) +
    line('M5.600 11V3.400M2.400 6.400l3.200-3.200 3.200 3.200', 2.2),
  escalation: priced('M20.200.8L24 7.400H21.700V23.200H18.700V7.400H16.400Z'),
  discount: priced('M20.200 23.200L24 16.600H21.700V.8H18.700V16.600H16.400Z'),
  exchange: line(
    'M3.400 8h15.400M14.600 3.400L19.400 8l-4.800 4.600M20.600 16.400H5.200M9.400 11.800l-4.800 4.600 4.800 4.600',
    2.5,
  ),
  // one more space
  extension:
    line('M2.400 18.600h.01M7 16h.01M11.400 12.600h.01', 3.2) +
    line('M14.600 9.200l6-6M15.400 3h5.400v5.400', 2.8) +
    line('M16.800 18h6M19.800 15v6', 2.4),
  // a scallop
  points:
    solid(
      'M12 21.400l-3-.2v2.200h6v-2.200ZM12 20.400C6.600 19.400 1.800 14.800 2 9.800l2.600-2.600 2 1.400L8.600 4l3.400 2.400L15.400 4l2 4.600 2-1.400L22 9.800c.2 5-4.600 9.600-10 10.600Z',
    ) + cut('M12 18.200V9.400M9.400 17.400L7 11M14.600 17.400L17 11', 1.5),
  // a ticket
  opportunity:
    solid(
      'M3.400 4.500h17.200a2 2 0 0 1 2 2v2.900a2.700 2.700 0 0 0 0 5.200v2.900a2 2 0 0 1-2 2H3.400a2 2 0 0 1-2-2v-2.900a2.700 2.700 0 0 0 0-5.200V6.500a2 2 0 0 1 2-2Z',
    ) +
    `<path d="M12 6.500l1.700 3.600 3.900.5-2.900 2.700.8 3.900-3.500-1.900-3.500 1.900.8-3.900-2.900-2.700 3.900-.5Z" fill="${CUT}"/>`,
  // an unknown fish
  discovery:
    solid(
      'M1 12.400C4.400 6.200 10 4.400 15 8.400l1.400 1.800 5.800-4.400-1.400 6.600 1.400 6.400-5.800-4.200-1.400 1.800c-5 4-10.600 2.200-14-4Z',
    ) +
    cut(
      'M7.400 10.400c.2-2.600 4.400-2.600 4.400 0 0 1.800-2.200 1.800-2.200 3.600M9.600 16.400v.01',
      1.9,
    ),
  'world-wide':
    '<circle cx="12" cy="12" r="10.600" fill="currentColor"/>' +
    `<ellipse cx="12" cy="12" rx="4.600" ry="10" fill="none" stroke="${CUT}" stroke-width="1.500"/>` +
    cut('M2.600 12h18.800M4.200 6.800h15.600M4.200 17.200h15.600', 1.4),
} as const;

/** The shapes of every glyph of the game in a 24 x 24 box, without the SVG element around them. */
export const arkGlyphShapes = { ...regionGlyphs, ...columnGlyphs, ...pieceGlyphs } as const;

/** A glyph of the game. */
export type ArkGlyphName = keyof typeof arkGlyphShapes;

/** All glyph names of the game. */
export const arkGlyphNames = Object.keys(arkGlyphShapes) as ArkGlyphName[];

/**
 * A glyph as an SVG element, in the text colour; cut-outs take the colour of the CSS property
 * `--cut` (paper without it).
 * @param size width and height in CSS pixels
 */
export const arkGlyph = (
  name: ArkGlyphName,
  size: number = 20,
  options: IconOptions = {},
): string => iconElement(arkGlyphShapes[name], size, { kind: 'gl', ...options });
