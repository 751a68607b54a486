/** A seat at the table, 0 to 3. */
export type Seat = 0 | 1 | 2 | 3;

/** The mark of one seat: an outline, a cut inside it, a colour, and the line style of its charts. */
export interface SeatMark {
  /** The mark's name, as it can be spoken. */
  name: 'Sun' | 'Sail' | 'Pearl' | 'Rose';
  colour: string;
  /** Colour of the cut, dark enough to be read on the mark. */
  ink: string;
  /** Path data in a 24 x 24 box. */
  outline: string;
  cut: string;
  /** `stroke-dasharray` of the seat's line in charts; empty for a solid line. */
  dash: string;
}

/** The marks of the four seats. Shape and cut carry the meaning, colour only helps. */
export const seatMarks: readonly [SeatMark, SeatMark, SeatMark, SeatMark] = [
  {
    name: 'Sun',
    colour: '#f7a93b',
    ink: '#2b1703',
    outline: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 0 0 0-21Z',
    cut: 'M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 0 0 0-9.6Z',
    dash: '',
  },
  {
    name: 'Sail',
    colour: '#5cb8f2',
    ink: '#04213a',
    outline: 'M12 1.2L23 21.5H1Z',
    cut: 'M12 10l4.6 8.4H7.4Z',
    dash: '9 5',
  },
  {
    name: 'Pearl',
    colour: '#f4eee0',
    ink: '#1b2033',
    outline: 'M12 .8L23.2 12 12 23.2.8 12Z',
    cut: 'M12 7.5l4.5 4.5-4.5 4.5L7.5 12Z',
    dash: '2.5 5',
  },
  {
    name: 'Rose',
    colour: '#ec88b8',
    ink: '#2c0930',
    outline: 'M2.5 2.5h19v19h-19Z',
    cut: 'M7.5 10.5h9v3h-9Z',
    dash: '9 5 2 5',
  },
];

/** The shapes of a seat's mark in a 24 x 24 box, without the SVG element around it. */
export const markShapes = ({ outline, cut, colour, ink }: SeatMark): string =>
  `<path d="${outline}" fill="${colour}" stroke="#0d1733" stroke-width=".8"/><path d="${cut}" fill="${ink}"/>`;

/**
 * A seat's mark as an SVG element.
 * @param size width and height in CSS pixels, 15 or more inside text
 */
export function mark(seat: Seat, size: number = 24): string {
  const m = seatMarks[seat];
  return `<svg class="mk" viewBox="0 0 24 24" width="${size}" height="${size}" role="img" aria-label="${m.name}">${markShapes(m)}</svg>`;
}
