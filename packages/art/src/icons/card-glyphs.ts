import { loop } from '../draw/curves.ts';
import { f2, TAU } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';

// one colour (currentColor) with cut-outs in the colour of the ground (--cut); nothing thinner than
// 1.4 units

const CUT = 'var(--cut,#fbf1e1)';

const eye = (x: number, y: number, r: number): string =>
  `<circle cx="${f2(x)}" cy="${f2(y)}" r="${f2(r)}" fill="${CUT}"/>`;

/** As many dots below a fish as its size says: small, medium and large are told apart twice. */
const dots = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${f2(12 + (i - (count - 1) / 2) * 6.2)}" cy="21" r="2" fill="currentColor"/>`,
  ).join('');

/** Small: a slim little fish with a forked tail. */
const small =
  '<path d="M4.6 11C7 8.4 10.6 7.8 14 10L18.6 6.6L17.4 11L18.6 15.4L14 12C10.6 14.2 7 13.6 4.6 11Z" fill="currentColor"/>' +
  eye(8, 10.6, 0.95);

/** Medium: a high flat fish, as angelfishes are, with long fins. */
const medium =
  '<path d="M2.6 10C5 6.4 8 5.6 10.6 4.8C12.6 2.4 15.4 1 18.6 .8C17 3 16.6 5 16.8 7.4L21.6 5.6L20.6 10L21.6 14.4L16.8 12.6' +
  'C16.6 15 17 17 18.2 18.4C15 18 12.6 17 10.6 15.2C8 14.4 5 13.6 2.6 10Z" fill="currentColor"/>' +
  eye(7, 9.2, 1.2) +
  `<path d="M11.4 6.4Q10 10 11.4 13.6" fill="none" stroke="${CUT}" stroke-width="1.5"/>`;

/** Large: a shark. */
const large =
  '<path d="M.6 12.4C3.4 8.8 6.6 7.6 9.4 7.2L14.2 1.6L14.8 7.6C16.8 8.2 18.4 9 19.8 10L23.6 3.4L22.4 11.4L24 17L19 12.8' +
  'C16.8 14 14.6 14.8 12.2 15.2L10.8 19.2L8.2 15.4C5.2 15.2 2.6 14.2 .6 12.4Z" fill="currentColor"/>' +
  eye(5, 10.8, 1) +
  `<path d="M8.4 9.8v3M10.6 9.6v3.2" stroke="${CUT}" stroke-width="1.1"/>`;

/** Any fish: what all fish have, as an outline without a size. */
const anyFish =
  '<path d="M2.4 12C5.6 6.6 11.4 5.8 16 10.4L21.4 6V18L16 13.6C11.4 18.2 5.6 17.4 2.4 12Z" fill="none" ' +
  'stroke="currentColor" stroke-width="2.3" stroke-linejoin="round"/><circle cx="7.6" cy="11" r="1.5" fill="currentColor"/>';

const petals = (n: number, inner: number, outer: number): string =>
  loop(
    Array.from({ length: n * 4 }, (_, i): Point => {
      const a = (i / (n * 4)) * TAU - TAU / 4;
      const k = inner + (outer - inner) * (0.5 + 0.5 * Math.cos((a + TAU / 4) * n));
      return [12 + Math.cos(a) * k, 12.5 + Math.sin(a) * k];
    }),
  );

/**
 * Glyphs that appear on cards: sizes and groups of animals, kinds of ability, what happens to
 * animals.
 */
export const cardGlyphs = {
  small: small + dots(1),
  medium: medium + dots(2),
  large: large + dots(3),
  'any-fish': anyFish,
  'any-animal':
    '<path d="M1.4 6.6C4 3.2 8 2.8 11.2 5.6L15 2.8V10.4L11.2 7.6C8 10.4 4 10 1.4 6.6Z" fill="currentColor"/>' +
    eye(4.9, 5.9, 1) +
    `<path d="${petals(5, 3, 6.4)}" fill="currentColor" transform="translate(4.6 4.4)"/>` +
    '<path d="M7.4 14.4l2 2.6-1 4.6H2.6l-1-4.6 2-2.6Z" fill="currentColor"/>' +
    `<path d="M5.5 15.6v4.8" stroke="${CUT}" stroke-width="1.3"/>`,
  kinds:
    '<circle cx="12" cy="6.6" r="4.6" fill="currentColor"/><path d="M6.6 12.6l5.2 9.2H1.4Z" fill="currentColor"/>' +
    '<rect x="13.6" y="13.2" width="8.4" height="8.4" fill="currentColor"/>',
  other:
    '<path d="M1.8 12C5 7 10.6 6.4 15.2 10.6L20.6 6.6V17.4L15.2 13.4C10.6 17.6 5 17 1.8 12Z" fill="currentColor"/>' +
    eye(6.6, 11.2, 1.3) +
    `<path d="M3.6 21L20.4 3" stroke="${CUT}" stroke-width="5.6" stroke-linecap="round"/>` +
    '<path d="M3.6 21L20.4 3" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  starfish: `<path d="${petals(5, 4, 11.2)}" fill="currentColor"/><circle cx="12" cy="12.5" r="1.7" fill="${CUT}"/>`,
  crustacean:
    '<path d="M12 9c4.5 0 7.2 2.4 7.2 5.4S16 19.5 12 19.5s-7.2-2-7.2-5.1S7.5 9 12 9Z" fill="currentColor"/>' +
    '<path d="M9.5 9L8.2 5.6M14.5 9l1.3-3.4M4.9 14.5L1.8 16M19.1 14.5l3.1 1.5M6 18l-2.4 2.6M18 18l2.4 2.6M5.5 11.5C3 10.5 2 8.5 2.4 6c1.3.2 ' +
    '2.2.8 2.7 2 .2-1 .7-1.6 1.6-2M18.5 11.5c2.5-1 3.5-3 3.1-5.5-1.3.2-2.2.8-2.7 2-.2-1-.7-1.6-1.6-2" fill="none" stroke="currentColor" ' +
    'stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  bivalve:
    '<path d="M12 20.5l-3-1.3C5 17.5 2 14 2.2 9.5l2.6-2 1.8 2 2-4.6 3.4 3.3 3.4-3.3 2 4.6 1.8-2 2.6 2C22 14 19 17.5 15 19.2Z" ' +
    'fill="currentColor"/>' +
    '<path d="M12 19V10.5M9.6 18L7.4 12M14.4 18l2.2-6" stroke="var(--cut,#fbf1e1)" stroke-width="1.4" stroke-linecap="round"/>',
  cephalopod:
    '<path d="M12 2c4 0 6.4 3 6.4 6.6 0 2.4-1 4-2 5.2H7.6c-1-1.2-2-2.8-2-5.2C5.6 5 8 2 12 2Z" fill="currentColor"/>' +
    '<path d="M8 13c0 4-1.5 6.5-4.8 6.8M10.7 14c0 3.6-.9 6-2.4 7.8M13.3 14c0 3.6.9 6 2.4 7.8M16 13c0 4 1.5 6.5 4.8 6.8" fill="none" ' +
    'stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>' +
    '<circle cx="9.6" cy="10" r="1.3" fill="var(--cut,#fbf1e1)"/>' +
    '<circle cx="14.4" cy="10" r="1.3" fill="var(--cut,#fbf1e1)"/>',
  reptile:
    '<path d="M12 1.2c2 0 3.2 1.4 3.2 3.2 0 1.2-.6 2-1.2 2.6h-4c-.6-.6-1.2-1.4-1.2-2.6 0-1.8 1.2-3.2 3.2-3.2Z" fill="currentColor"/>' +
    '<path d="M7.4 8.4C4.4 6.4 2 7.4.8 11c2.4-.6 4.4-.4 5.8.6ZM16.6 8.4c3-2 5.4-1 6.6 2.6-2.4-.6-4.4-.4-5.8.6ZM7.6 17.800c-2.2 ' +
    '1.2-3.2 2.8-3 5 2-.6 3.6-1.6 4.8-3.200ZM16.4 17.800c2.2 1.2 3.2 2.8 3 5-2-.6-3.6-1.6-4.8-3.200Z" fill="currentColor"/>' +
    '<ellipse cx="12" cy="14" rx="6.2" ry="7.4" fill="currentColor"/>' +
    `<path d="M12 9.600l3 2.400v3.600l-3 2.4-3-2.400V12Z" fill="none" stroke="${CUT}" stroke-width="1.4" stroke-linejoin="round"/>`,
  cnidarian:
    '<path d="M2 11.600C2 5.8 6.4 1.8 12 1.800s10 4 10 9.800c-1.4 1.6-2.8 1.6-4 .2-1.3 1.5-2.7 1.5-4 0-1.3 1.5-2.7 1.5-4 0-1.3 1.5-2.7 ' +
    '1.5-4 0-1.2 1.4-2.6 1.4-4-.2Z" fill="currentColor"/>' +
    '<path d="M5.4 14.600c1.6 2-1 3.6.4 7M10 15c1.6 2-1 4 .4 7.400M14.4 15c1.6 2-1 4 .4 7.400M18.6 14.600c1.6 2-1 3.6.4 7" fill="none" ' +
    'stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>' +
    `<path d="M6.4 8.200C7.2 6.2 8.8 5 10.8 4.6" fill="none" stroke="${CUT}" stroke-width="1.5" stroke-linecap="round"/>`,
  'sea-cucumber':
    '<path d="M6.4 16.4C4.6 13.4 6 9.6 9.4 8.8c3.4-.8 5.4.8 8 .2 3-.8 6 1 6 4.2 0 3.6-3 5.4-6.4 5.2-3-.2-7.6 1.8-10.6-2Z" fill="currentColor"/>' +
    '<path d="M9.6 9.600L10 7.200M14 9.600l.4-2.200M18.4 9.200l1-2M9 17.600l-.6 2M13.4 17.600l.2 2.200M18 17.400l.6 2.2" fill="none" stroke="currentColor" ' +
    'stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M6 12.600C4.6 11.6 4 9.8 4.2 7.600M5.8 13.200C3.6 13.2 2 12 1 10.200M6 14.200C4.2 15.4 2.6 15.6.8 15.200M6.4 15.200C5.6 17 4.4 18.4 2.6 19.2" ' +
    'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>' +
    `<path d="M10.4 12.400v.1M14 13.600v.1M17.6 12.600v.1M20.4 14v.1" stroke="${CUT}" stroke-width="1.8" stroke-linecap="round"/>`,
  rise: '<path d="M12 3l8 8.5h-4.8V21H8.8v-9.5H4Z" fill="currentColor"/>',
  fall: '<path d="M12 21l8-8.5h-4.8V3H8.8v9.5H4Z" fill="currentColor"/>',
  feed:
    '<path d="M3 12c3-5.2 6.6-7 10.4-7L11 12l2.4 7C9.6 19 6 17.2 3 12Z" fill="currentColor"/>' +
    '<circle cx="8" cy="10" r="1.3" fill="var(--cut,#fbf1e1)"/>' +
    '<circle cx="16.5" cy="12" r="2" fill="currentColor"/>' +
    '<circle cx="21.4" cy="12" r="1.4" fill="currentColor"/>',
  shelter:
    '<path d="M12 1l9.6 3.400v7.200c0 5.6-3.8 9.4-9.6 11.4-5.8-2-9.6-5.8-9.6-11.400V4.400Z" fill="currentColor"/>' +
    `<path d="M5.4 11.400C7.6 8 11.4 7.6 14.4 10.200L18.2 7.400V15.400L14.4 12.600C11.4 15.2 7.6 14.8 5.4 11.400Z" fill="${CUT}"/>` +
    '<circle cx="8.6" cy="10.8" r="1" fill="currentColor"/>',
  algae:
    '<path d="M12 22V9M12 16c-4 0-6.5-2-7-6 4 0 6.5 2 7 6ZM12 12c0-4 2-6.5 6-7.5.5 4.5-2 7-6 7.5Z" fill="currentColor" stroke="currentColor" ' +
    'stroke-width="1.6" stroke-linejoin="round"/>',
  immediate: '<path d="M13.5 2L5 13.5h5.6L9.5 22 19 9.8h-6Z" fill="currentColor"/>',
  endgame:
    '<path d="M2 18.5h20M5 18.5a7 7 0 0 1 14 0" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M12 3v4M4.4 6.6l2.5 2.5M19.6 6.6l-2.5 2.5" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M7.4 18.5a4.6 4.6 0 0 1 9.2 0Z" fill="currentColor"/>',
  action:
    '<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.4"/>' +
    '<path d="M9.5 7.5l7 4.5-7 4.5Z" fill="currentColor"/>',
  passive:
    '<path d="M12 12c-2-3-3.6-4.5-5.6-4.5a4.5 4.5 0 0 0 0 9c2 0 3.6-1.5 5.6-4.5s3.6-4.5 5.6-4.5a4.5 4.5 0 0 1 0 9c-2 0-3.6-1.5-5.6-4.5Z" ' +
    'fill="none" stroke="currentColor" stroke-width="2.6"/>',
  tourists:
    '<path d="M3 8h4l1.5-2.5h7L17 8h4v11H3Z" fill="currentColor"/>' +
    '<circle cx="12" cy="13" r="3.6" fill="none" stroke="var(--cut,#fbf1e1)" stroke-width="1.9"/>',
  scientists:
    '<path d="M9 3h6M10.2 3v6L4.6 19.2A1.6 1.6 0 0 0 6 21.5h12a1.6 1.6 0 0 0 1.4-2.3L13.8 9V3" fill="none" stroke="currentColor" ' +
    'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<path d="M7.6 15.5h8.8l2 4.5H5.6Z" fill="currentColor"/>',
} as const;
