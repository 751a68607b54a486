import { iconElement } from './icon.ts';
import type { IconOptions } from './icon.ts';

/**
 * The mark of one pair in Symbiosis: a colour, and its own outline, which distinguishes it in
 * greyscale.
 */
export interface SymbiosisMark {
  /** The shape's name, as it can be spoken. */
  name: string;
  colour: string;
  /** Path data in a 24 x 24 box. */
  outline: string;
  /** Middle of the two linked rings, where the shape has room for them. */
  rings: readonly [number, number];
}

/** Ten marks, one for each pair that the deck knows. Both partners wear the same. */
export const symbiosisMarks: readonly SymbiosisMark[] = [
  {
    name: 'square',
    colour: '#f7a93b',
    outline: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z',
    rings: [12, 12],
  },
  {
    name: 'hourglass',
    colour: '#8fd3e8',
    outline: 'M1.6 1.4h20.8L18 12l4.4 10.6H1.6L6 12Z',
    rings: [12, 12],
  },
  { name: 'diamond', colour: '#ec88b8', outline: 'M12 .6L23.4 12 12 23.4.6 12Z', rings: [12, 12] },
  {
    name: 'drop',
    colour: '#67d3c2',
    outline: 'M12 .6C15.6 6.4 20.6 10.4 20.6 15a8.6 8.4 0 0 1-17.2 0C3.4 10.4 8.4 6.4 12 .6Z',
    rings: [12, 15],
  },
  {
    name: 'cross',
    colour: '#f4eee0',
    outline: 'M7.6 1.2h8.8v6.4h6.4v8.8h-6.4v6.4H7.6v-6.4H1.2V7.6h6.4Z',
    rings: [12, 12],
  },
  {
    name: 'clover',
    colour: '#a8d84e',
    outline:
      'M12 4.2A5.6 5.6 0 1 1 19.8 12 5.6 5.6 0 1 1 12 19.8 5.6 5.6 0 1 1 4.2 12 5.6 5.6 0 1 1 12 4.2Z',
    rings: [12, 12],
  },
  {
    name: 'star',
    colour: '#b59bf4',
    outline: 'M12 .4l3.3 5.9h6.8L18.7 12l3.4 5.7h-6.8L12 23.6l-3.3-5.9H1.9L5.3 12 1.9 6.3h6.8Z',
    rings: [12, 12],
  },
  {
    name: 'dome',
    colour: '#f0785a',
    outline: 'M.8 19.6V15.4a11.2 11.2 0 0 1 22.4 0v4.2Z',
    rings: [12, 14],
  },
  {
    name: 'leaf',
    colour: '#7fb069',
    outline: 'M1.6 22.4C1.6 9 9 1.6 22.4 1.6 22.4 15 15 22.4 1.6 22.4Z',
    rings: [12, 12],
  },
  {
    name: 'chevron',
    colour: '#d9a27c',
    outline: 'M12 .8L23 11.6v11.2L12 15.6 1 22.8V11.6Z',
    rings: [12, 9.8],
  },
];

const INK = '#0d1733';

/** The shapes of a pair's mark in a 24 x 24 box, without the SVG element around it. */
export const symbiosisShapes = ({ colour, outline, rings: [x, y] }: SymbiosisMark): string =>
  `<path d="${outline}" fill="${colour}" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>` +
  `<circle cx="${x - 1.9}" cy="${y}" r="2.9" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
  `<circle cx="${x + 1.9}" cy="${y}" r="2.9" fill="none" stroke="${INK}" stroke-width="1.5"/>`;

/**
 * A pair's mark as an SVG element.
 * @param pair 0 to 9
 * @param size width and height in CSS pixels
 */
export const symbiosisMark = (pair: number, size: number = 24, options: IconOptions = {}): string =>
  iconElement(symbiosisShapes(symbiosisMarks[pair]), size, { kind: 'tk', ...options });
