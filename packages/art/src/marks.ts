/** A seat at the table, 0 to 5. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * The mark of one seat: an outline, a cut inside it, a colour, and the line style of its charts.
 */
export interface SeatMark {
  /** The mark's name, as it can be spoken. */
  name: 'Sun' | 'Sail' | 'Pearl' | 'Rose' | 'Star' | 'Cross';
  colour: string;
  /** Colour of the cut, dark enough to be read on the mark. */
  ink: string;
  /** Path data in a 24 x 24 box. */
  outline: string;
  cut: string;
  /** `stroke-dasharray` of the seat's line in charts; empty for a solid line. */
  dash: string;
}

/**
 * The marks of the seats, as many as a game may have. Shape and cut carry the meaning, colour only
 * helps.
 */
export const seatMarks: readonly [SeatMark, SeatMark, SeatMark, SeatMark, SeatMark, SeatMark] = [
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
  {
    name: 'Star',
    colour: '#8b79f7',
    ink: '#140a3a',
    outline:
      'M12 0.9L15.5 8.1L23.4 9.2L17.6 14.7L19.1 22.6L12 18.8L4.9 22.6L6.4 14.7L0.6 9.2L8.5 8.1Z',
    cut: 'M12 10a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z',
    dash: '15 5',
  },
  {
    name: 'Cross',
    colour: '#d9483b',
    ink: '#260301',
    outline: 'M7.8 1.5h8.4v6.3h6.3v8.4h-6.3v6.3H7.8v-6.3H1.5V7.8h6.3Z',
    cut: 'M10.5 7h3v10h-3Z',
    dash: '15 5 2.5 5 2.5 5',
  },
];

/** Whether there is a mark for that seat; -1, as for a spectator, has none. */
export const isSeat = (seat: number): seat is Seat => seat in seatMarks;

/** The shapes of a seat's mark in a 24 x 24 box, without the SVG element around it. */
export const markShapes = ({ outline, cut, colour, ink }: SeatMark): string =>
  `<path d="${outline}" fill="${colour}" stroke="#0d1733" stroke-width=".8"/><path d="${cut}" fill="${ink}"/>`;

/**
 * A seat's mark with its middle at x, y, `size` units wide, and an edge of `edge` units with the
 * joins of pieces.
 */
export function markAt(
  seat: Seat,
  { x, y, size, edge }: { readonly [K in 'x' | 'y' | 'size' | 'edge']: number },
): string {
  const { outline, cut, colour, ink } = seatMarks[seat];
  const k = size / 24;
  return (
    `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${k})">` +
    `<path d="${outline}" fill="${colour}" stroke="#0d1733" stroke-linejoin="round" stroke-width="${edge / k}"/><path d="${cut}" fill="${ink}"/></g>`
  );
}

/**
 * A seat's mark as an SVG element.
 * @param size width and height in CSS pixels, 15 or more inside text
 */
export function mark(seat: Seat, size: number = 24): string {
  const m = seatMarks[seat];
  return `<svg class="mk" viewBox="0 0 24 24" width="${size}" height="${size}" role="img" aria-label="${m.name}">${markShapes(m)}</svg>`;
}
