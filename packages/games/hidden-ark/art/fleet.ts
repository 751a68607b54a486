import { dark, light } from '@atoll/art/draw/colour.ts';
import { markAt, seatMarks } from '@atoll/art/marks.ts';
import type { Seat } from '@atoll/art/marks.ts';

const INK = '#0d1733';
const EDGE = `stroke="${INK}" stroke-linejoin="round"`;

/**
 * A vessel of a seat in a 48 x 48 box: its sail is the seat's mark, so that the fleets differ in
 * outline, and its hull has the seat's colour.
 */
export function vesselShapes(seat: Seat): string {
  const { colour } = seatMarks[seat];
  return (
    // the mast stands behind the sail
    `<path d="M22.600 2h2.800v33h-2.800Z" fill="#e9d3ad" ${EDGE} stroke-width="1"/>` +
    `<path d="M3 31.500C8 33.400 14 34 24 34s16-.600 21-2.500c-.800 6.900-5 12.700-11.400 14H14.400C8 44.200 3.800 38.400 3 31.500Z" fill="${colour}" ${EDGE} stroke-width="1.400"/>` +
    `<path d="M5.700 38.600c5.300 1.500 11.300 2 18.300 2s13-.500 18.300-2c-1.900 3.700-4.900 6.300-8.900 7H14.600c-4-.7-7-3.300-8.900-7Z" fill="${dark(colour, 0.42)}"/>` +
    `<path d="M4.600 33.800c5 1.500 11.400 2 19.400 2s14.400-.5 19.400-2" fill="none" stroke="${light(colour, 0.6)}" stroke-width="1.300" stroke-linecap="round"/>` +
    '<g fill="#fdf3e2"><circle cx="15" cy="38" r="1.500"/><circle cx="24" cy="38.400" r="1.500"/><circle cx="33" cy="38" r="1.500"/></g>' +
    markAt(seat, { edge: 1.1, x: 24, y: 16.5, size: 27 })
  );
}

/**
 * A station of a seat in a 48 x 48 box: a broad house on piles; over its roof stands the seat's
 * mark as a sign.
 */
export function stationShapes(seat: Seat): string {
  const { colour } = seatMarks[seat];
  return (
    `<path d="M8 38h5.500v8.500H8ZM21.200 38h5.600v8.500h-5.600ZM34.500 38H40v8.500h-5.500Z" fill="${dark(colour, 0.5)}" ${EDGE} stroke-width="1"/>` +
    `<path d="M5.500 26h37v14h-37Z" fill="#fbf1e1" ${EDGE} stroke-width="1.400"/>` +
    `<path d="M5.500 36.400h37V40h-37Z" fill="${dark(colour, 0.25)}"/>` +
    `<path d="M10 30h5v4.500h-5ZM33 30h5v4.500h-5Z" fill="#2a8190"/><path d="M20.500 29.500h7V40h-7Z" fill="${INK}"/>` +
    `<path d="M9 17H39L46.400 25.600 45.400 28.500H2.600L1.600 25.600Z" fill="${colour}" ${EDGE} stroke-width="1.400"/>` +
    `<path d="M9.800 18.200H38.200M5 23.200l4-4.700" fill="none" stroke="${light(colour, 0.6)}" stroke-width="1.300" stroke-linecap="round"/>` +
    markAt(seat, { edge: 1.1, x: 24, y: 12, size: 22 })
  );
}
