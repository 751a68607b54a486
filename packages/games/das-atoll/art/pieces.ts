import { dark, light } from '@atoll/art/draw/colour.ts';
import { markAt, seatMarks, type Seat } from '@atoll/art/marks.ts';

const INK = '#0d1733';
const EDGE = `stroke="${INK}" stroke-linejoin="round"`;

const lifted = (inner: string): string => `<g filter="url(#lift2)">${inner}</g>`;

/** A house of a seat in a 48 x 48 box, with the seat's mark as the sign over its door. */
export function houseShapes(seat: Seat): string {
  const { colour } = seatMarks[seat];
  return lifted(
    `<path d="M9 22h30v21H9Z" fill="#fbf1e1" ${EDGE} stroke-width="1.800"/>` +
      `<path d="M9 38.500h30V43H9Z" fill="${dark(colour, 0.3)}"/>` +
      `<path d="M24 5L45 23.500L41.500 27.500L24 12.500L6.500 27.500L3 23.500Z" fill="${colour}" ${EDGE} stroke-width="1.800"/>` +
      `<path d="M24 7L42.500 23.300" fill="none" stroke="${light(colour, 0.6)}" stroke-width="1.500" stroke-linecap="round"/>` +
      markAt(seat, { edge: 1.3, x: 24, y: 30, size: 19 }),
  );
}

/** A town of a seat in a 56 x 52 box: a tower beside a hall, with the mark large on the wall. */
export function townShapes(seat: Seat): string {
  const { colour } = seatMarks[seat];
  return lifted(
    `<path d="M31 15h17v33H31Z" fill="#fbf1e1" ${EDGE} stroke-width="1.800"/>` +
      `<path d="M39.500 1L51 14.500L49 18H30L28 14.500Z" fill="${colour}" ${EDGE} stroke-width="1.800"/>` +
      `<path d="M5 25h32v23H5Z" fill="#fbf1e1" ${EDGE} stroke-width="1.800"/>` +
      `<path d="M7 14.500H35L41 26H1Z" fill="${colour}" ${EDGE} stroke-width="1.800"/>` +
      `<path d="M5 43.500h32V48H5ZM37.900 43.500H48V48H37.900Z" fill="${dark(colour, 0.3)}"/>` +
      `<path d="M41 22h4.500v6H41ZM41 32h4.500v6H41Z" fill="${INK}"/>` +
      `<path d="M9 16.500H33M39.500 3.500L47 12.500" fill="none" stroke="${light(colour, 0.6)}" stroke-width="1.500" stroke-linecap="round"/>` +
      markAt(seat, { edge: 1.3, x: 21, y: 34, size: 20 }),
  );
}

/** A ship under sail of a seat in a 48 x 48 box: the seat's mark stands on a bellied sail. */
export function shipShapes(seat: Seat): string {
  const { colour } = seatMarks[seat];
  return lifted(
    `<path d="M22.800 1.500h2.600v34h-2.600Z" fill="#e9d3ad" ${EDGE} stroke-width="1"/>` +
      `<path d="M24 1.500l9 2.400l-9 2.600Z" fill="${colour}" ${EDGE} stroke-width="1"/>` +
      `<path d="M8.500 8.500h31c3.500 7.500 3.500 15 0 22.500h-31c3 -7.500 3 -15 0 -22.500Z" fill="#fdf6e8" ${EDGE} stroke-width="1.600"/>` +
      `<path d="M12 11.500c2 5.500 2 11 0 16.500" fill="none" stroke="#d9c4a0" stroke-width="1.600" stroke-linecap="round"/>` +
      `<path d="M2.500 33.500C8 35 15 35.500 24 35.500s16 -.500 21.500 -2c-.900 6.500 -5.200 11.500 -11.600 12.500H14.100C7.700 45 3.400 40 2.500 33.500Z" fill="${colour}" ${EDGE} stroke-width="1.800"/>` +
      `<path d="M5 38.700c5.300 1.500 11.700 2 19 2s13.700 -.500 19 -2c-1.900 3.700 -5.200 6 -9.300 6.400H14.300C10.200 44.700 6.900 42.400 5 38.700Z" fill="${dark(colour, 0.4)}"/>` +
      markAt(seat, { edge: 1.3, x: 25, y: 19.7, size: 21 }),
  );
}

/** The robber in a 40 x 52 box: a hooded figure with a lantern. */
export const robberShapes = lifted(
  `<path d="M20 2c7.500 0 11 5.500 11 11.500c0 3 -1 5.500 -2.500 7.500C34 25 37 34 37 48H3C3 34 6 25 11.500 21C10 19 9 16.500 9 13.500C9 7.500 12.500 2 20 2Z" fill="#22264a" stroke="#fbf1e1" stroke-width="2"/>` +
    `<path d="M20 6.500c4.800 0 7 3.500 7 7.500s-3 7.500 -7 7.500s-7 -3.500 -7 -7.500s2.200 -7.500 7 -7.500Z" fill="#0b0f2a"/>` +
    '<path d="M14.800 13.300l4 1.600l-4 1.200ZM25.200 13.300l-4 1.600l4 1.200Z" fill="#ffd98c"/>' +
    '<path d="M11.500 22c3 4 14 4 17 0l2.500 5c-5 4.500 -17 4.500 -22 0Z" fill="#8a2f3d"/>' +
    '<path d="M31 33h6v2.500h-6ZM30.500 35.500h7l-1 9h-5Z" fill="#ffd98c" stroke="#0d1733" stroke-width="1.200"/>',
);

/** The pirate in a 56 x 56 box: a dark ship with a torn sail and crossed blades on it. */
export const pirateShapes = lifted(
  `<path d="M26.600 2h2.800v40h-2.800Z" fill="#6b4a33" stroke="${INK}" stroke-width="1"/>` +
    `<path d="M28 2l12 3.500l-12 3.500Z" fill="#c8442a" stroke="${INK}" stroke-width="1"/>` +
    `<path d="M9 11H47C51 19 51 28 48 35L43.500 31.500L39.500 36L34.500 32L29 36.500L23 32L17.500 36L13 31.500L8.500 35C11.500 28 12.500 19 9 11Z" fill="#1a1d3d" stroke="#fbf1e1" stroke-width="1.800" stroke-linejoin="round"/>` +
    '<path d="M19 15.500L37 29.500M37 15.500L19 29.500" stroke="#fbf1e1" stroke-width="2.800" stroke-linecap="round"/><path d="M17 26l5 6M39 26l-5 6" stroke="#ffd98c" stroke-width="2.600" stroke-linecap="round"/>' +
    `<path d="M2 39C9 41 17 42 28 42s19 -1 26 -3c-1 8 -6 13.500 -13.500 14.500h-25C8 52.500 3 47 2 39Z" fill="#2b1a24" stroke="#fbf1e1" stroke-width="1.800" stroke-linejoin="round"/>` +
    '<g fill="#c8442a"><circle cx="15" cy="47" r="2.200"/><circle cx="28" cy="48" r="2.200"/><circle cx="41" cy="47" r="2.200"/></g>',
);
