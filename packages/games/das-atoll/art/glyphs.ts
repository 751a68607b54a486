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
  cards:
    solid(
      'M3.500 6.500l8.500 -2.600l4.200 14.400l-8.500 2.600ZM13.500 3.500l7 2l-4.400 15l-1 -.300L18 17Z',
    ) + cut('M7.300 9.300l4 -1.200', 1.8),
  trade: line('M3 8h15M14 3.500L18.500 8L14 12.500M21 16H6M10 11.500L5.500 16L10 20.500', 2.5),
  bank: solid(
    'M1.500 9L12 2l10.500 7v2h-21ZM3.500 12.500h3.500v6H3.500ZM10.300 12.500h3.500v6h-3.500ZM17 12.500h3.500v6H17ZM1.500 19.800h21V22.500h-21Z',
  ),
  dice:
    solid(
      'M4 2.500h16a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1 -1.500 1.500H4A1.500 1.500 0 0 1 2.500 20V4A1.500 1.500 0 0 1 4 2.500Z',
    ) +
    cut('M7.500 7.500v.010M16.500 7.500v.010M12 12v.010M7.500 16.500v.010M16.500 16.500v.010', 3.2),
  knight:
    solid('M12 1.500l9 3v7c0 5.500 -3.600 9 -9 11.500c-5.400 -2.500 -9 -6 -9 -11.500v-7Z') +
    cut('M12 6v11M8 9.500h8', 2),
  lanes:
    line('M3.500 18c4 -9 13 -3 17 -12', 2.4) +
    solid('M3.500 14.500a3.500 3.500 0 1 0 .010 0ZM20.500 2.500a3.500 3.500 0 1 0 .010 0Z'),
  route: line('M2.500 19.500l6 -6l4 3l9 -11', 3),
  plenty:
    solid('M3 10h18l-2.500 11.500h-13Z') +
    line('M6 10c0 -8 12 -8 12 0', 2.2) +
    cut('M9 13.500l.700 5M15 13.500l-.700 5M12 13.500v5', 1.5),
  monopoly: solid(
    'M2 12.500h20L19 21.500H5ZM5 10.500L2.500 4l5 3L12 1.500L16.500 7l5 -3L19 10.500Z',
  ),
} as const;

export type DasGlyphName = keyof typeof dasGlyphShapes;

/** A glyph as an SVG element; its size is in CSS pixels. */
export const dasGlyph = (name: DasGlyphName, size: number, options: IconOptions = {}): string =>
  iconElement(dasGlyphShapes[name], size, { kind: 'gl', ...options });
