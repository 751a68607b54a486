import { iconElement, type IconOptions } from '@atoll/art/icons/icon.ts';

const CUT = 'var(--cut,#fbf1e1)';
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const cut = (d: string, width = 1.8): string =>
  `<path d="${d}" fill="none" stroke="${CUT}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const line = (d: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** One colour with cut-outs, in a 24 x 24 box. */
export const dasGlyphShapes = {
  settlement: solid('M2.500 11.500L12 3l9.500 8.500H19V21H5v-9.500Z') + cut('M12 20v-5', 3.4),
  city:
    solid('M1.500 22V11.500L7.500 6l4.500 4V8.500L17 1.500l5.500 7V22Z') +
    cut('M6.500 15.500v2.500M12 15.500v2.500M17.500 11v2.500M17.500 17v2', 2.4),
  road:
    line('M4 20.500L20 3.500', 6) +
    cut('M6.500 18l2 -2.100M11 13.100l2 -2.100M15.500 8.300l2 -2.100', 1.6),
  ship: solid(
    'M2.500 15.500h19c-.600 3.400 -3 6 -6 6.500H8.500c-3 -.500 -5.400 -3.100 -6 -6.500ZM11 1.500h2v12.500h-2ZM13.800 2.800c4 1.800 6.600 5.600 7 10.400h-7ZM10.200 5.200v8H4.400c.800 -3.400 2.800 -6.200 5.800 -8Z',
  ),
  move:
    solid(
      'M2 17.500h13c-.500 2.600 -2.300 4.200 -4.500 4.500h-4C4.300 21.700 2.500 20.100 2 17.500ZM7.600 6.500h1.800v9.500H7.600ZM10.200 7.500c2.700 1.400 4.300 4 4.500 7.700h-4.500Z',
    ) + line('M13 4.500h8M17.600 1.200L21.200 4.500L17.600 7.800', 2.2),
  card:
    solid('M6 1.500h12a2 2 0 0 1 2 2v17a2 2 0 0 1 -2 2H6a2 2 0 0 1 -2 -2v-17a2 2 0 0 1 2 -2Z') +
    cut(
      'M12 6.500l1.700 3.600l3.800 .500l-2.800 2.700l.700 3.900l-3.400 -1.900l-3.400 1.900l.700 -3.900l-2.800 -2.700l3.800 -.500Z',
      1.5,
    ),
  // two cards, one over the other
  cards:
    solid('M3.2 7.2L12.6 2.4a1.500 1.500 0 0 1 2 .700l6 12.600-11 5.400Z') +
    `<path d="M4 6.500h9.500a1.500 1.500 0 0 1 1.500 1.500v13a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 21V8A1.500 1.500 0 0 1 4 6.500Z" fill="currentColor" stroke="${CUT}" stroke-width="1.800" paint-order="stroke"/>` +
    cut('M8.700 11l2.600 3.500-2.600 3.500-2.600-3.500Z', 1.6),
  trade: line('M3 8h15M14 3.500L18.500 8L14 12.500M21 16H6M10 11.500L5.500 16L10 20.500', 2.5),
  bank: solid(
    'M1.500 9L12 2l10.500 7v2h-21ZM3.500 12.500h3.500v6H3.500ZM10.300 12.500h3.500v6h-3.500ZM17 12.500h3.500v6H17ZM1.500 19.800h21V22.500h-21Z',
  ),
  dice:
    solid(
      'M4 2.500h16a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1 -1.500 1.500H4A1.500 1.500 0 0 1 2.500 20V4A1.500 1.500 0 0 1 4 2.500Z',
    ) +
    cut('M7.500 7.500v.010M16.500 7.500v.010M12 12v.010M7.500 16.500v.010M16.500 16.500v.010', 3.2),
  // a helmet with its visor down, and a plume
  knight:
    solid(
      'M12 6.500c4.800 0 7.500 3.300 7.500 8.200v4.800L14 22.800h-4L4.500 19.500v-4.800C4.500 9.800 7.200 6.500 12 6.500Z',
    ) +
    line('M12 6.500C12.500 2.500 16.500 1.800 21 3.400', 3.2) +
    cut('M7 13.200h10', 2.2) +
    cut('M12 13.200v7.600M9 17v.010M9.600 19.600v.010M15 17v.010M14.400 19.600v.010', 1.6),
  // two harbours, and the way between them over the sea
  lanes:
    line('M8.700 5.800H15.500', 2.6).replace('/>', ' stroke-dasharray="0.010 3.300"/>') +
    solid('M4.400 2.200a3.600 3.600 0 1 0 .010 0ZM19.600 2.200a3.600 3.600 0 1 0 .010 0Z') +
    line(
      'M1.800 16c2.200-2.400 4.600-2.400 6.800 0s4.600 2.400 6.800 0 4.600-2.400 6.800 0M1.800 21.600c2.200-2.400 4.600-2.400 6.800 0s4.600 2.400 6.800 0 4.600-2.400 6.800 0',
      2.2,
    ),
  // a road that winds on and on
  route:
    line('M4 21.300h11a4.300 4.300 0 0 0 0-8.600H9a4.300 4.300 0 0 1 0-8.600h11', 4.6) +
    cut(
      'M6.500 21.300h2M12.500 21.300h2M17.200 17h.010M13 12.700h-2M7 8.400h-.010M11 4.100h2M16.500 4.100h2',
      1.5,
    ),
  // a gift
  plenty:
    solid('M1.500 7.500h21v5.200h-21ZM3.200 14.200h17.600v8.300H3.200Z') +
    line(
      'M12 7C9.500 1.500 4.500 1.800 5.200 4.600c.500 1.900 3.600 2.400 6.800 2.400s6.300-.500 6.800-2.400C19.500 1.800 14.500 1.500 12 7Z',
      2,
    ) +
    cut('M12 8.500v3.400M12 15v6.700', 3),
  // a magnet that draws all goods to itself
  monopoly:
    solid(
      'M2.500 8.500h6v6a3.500 3.500 0 0 0 7 0v-6h6v6a9.500 8.500 0 0 1-19 0ZM3.500 1.500h4v4h-4ZM16.500 1.500h4v4h-4ZM10 3.500h4v4h-4Z',
    ) + cut('M2 12h7M15 12h7', 1.5),
} as const;

export type DasGlyphName = keyof typeof dasGlyphShapes;

/** A glyph as an SVG element; its size is in CSS pixels. */
export const dasGlyph = (name: DasGlyphName, size: number, options: IconOptions = {}): string =>
  iconElement(dasGlyphShapes[name], size, { kind: 'gl', ...options });
