import { loop } from '../draw/curves.ts';
import { TAU } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';

// one colour (currentColor) with cut-outs in the colour of the ground (--cut); nothing thinner than
// 1.4 units

const CUT = 'var(--cut,#fbf1e1)';

const eye = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.2" fill="${CUT}"/>`;

/** A fish with one dot below for each size step: sizes differ in two ways. */
const sized = (outline: string, size: number): string =>
  `<path d="${outline}" fill="currentColor"/>` +
  `<path d="M${15 - size * 3} 21h${size * 6 - 6}.1" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 6"/>`;

/** The shared outline of all fish. */
const FISH = 'M2 12C5 7 11 6 16 10.5l5-4v11l-5-4C11 18 5 17 2 12Z';

const petals = (n: number, inner: number, outer: number): string =>
  loop(
    Array.from({ length: n * 4 }, (_, i): Point => {
      const a = (i / (n * 4)) * TAU - TAU / 4;
      const k = inner + (outer - inner) * (0.5 + 0.5 * Math.cos((a + TAU / 4) * n));
      return [12 + Math.cos(a) * k, 12.5 + Math.sin(a) * k];
    }),
  );

/**
 * Glyphs that appear on cards: sizes and groups of animals, kinds of ability, events of animals.
 */
export const cardGlyphs = {
  small: sized('M5 11c3-3 6-3 9-1l5-3-1 4 1 4-5-3c-3 2-6 2-9-1Z', 1) + eye(8, 11),
  medium:
    sized(
      'M2 10c3-4 5-5 8-5 3-3 5-4 9-4-2 2-2 4-2 6l5-1-1 4 1 4-5-1c0 2 0 4 2 6-4 0-6-1-9-4-3 0-5-1-8-5Z',
      2,
    ) + eye(7, 9),
  large:
    sized('M1 12c3-4 5-4 8-5l5-5 1 6 5 2 4-6-2 7 2 6-5-4-7 2-1 4-3-4c-3 0-5-1-7-3Z', 3) +
    eye(6, 11),
  'any-fish':
    `<path d="${FISH}" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linejoin="round"/>` +
    '<circle cx="7.5" cy="11" r="1.5" fill="currentColor"/>',
  'any-animal':
    `<path d="${FISH}" fill="currentColor" transform="matrix(.7 0 0 .7 0 -2)"/>` +
    `<path d="${petals(5, 4, 8)}" fill="currentColor" transform="translate(3.5 3.5)"/>` +
    eye(5, 6),
  kinds:
    '<circle cx="12" cy="6.6" r="4.6" fill="currentColor"/><path d="M6.6 12.6l5.2 9.2H1.4Z" fill="currentColor"/>' +
    '<rect x="13.6" y="13.2" width="8.4" height="8.4" fill="currentColor"/>',
  other:
    `<path d="${FISH}" fill="currentColor"/>` +
    `<path d="M4 21L20 3" stroke="${CUT}" stroke-width="5.6"/>` +
    '<path d="M4 21L20 3" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  starfish:
    `<path d="${petals(5, 4.8, 11.4)}" fill="currentColor"/>` +
    // a row of dots along each arm
    `<path d="M12 10.5V4M13.9 11.9L20 9.9M13.2 14.1L17 19.3M10.8 14.1L7 19.3M10.1 11.9L4 9.9" stroke="${CUT}" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="0 2.8"/>`,
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
    '<path d="M12 1a3.3 3.3 0 0 1 2 6c2 0 3 1 4 2 2-3 4-2 5.5 2-2-1-3-1-5 0 1 3 1 5-.5 7 2 1 3 3 2.5 5-2 0-3-1-4.5-3-2 2-5 2-7 0-1.5 2-2.5 3-4.5 3 0-2 .5-4 2.5-5-1.5-2-1.5-4-.5-7-2-1-3-1-5 0C2 7 4 6 6 9c1-1 2-2 4-2a3.3 3.3 0 0 1 2-6Z" fill="currentColor"/>' +
    `<path d="M12 10l3 2.5v3L12 18l-3-2.5v-3Z" fill="none" stroke="${CUT}" stroke-width="1.4"/>`,
  cnidarian:
    '<path d="M2 12a10 10 0 0 1 20 0q-2 2-4 0-2 2-4 0-2 2-4 0-2 2-4 0-2 2-4 0Z" fill="currentColor"/>' +
    '<path d="M6 15q2 3 0 7M10 15q2 4 0 8M14 15q2 4 0 8M18 15q2 3 0 7" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  // a bent sausage with warts, and feelers round its mouth
  'sea-cucumber':
    '<path d="M5 16.5C8.5 21 18.5 21 21 13.5S22 3 18 3.5 15.5 9 12.5 10.5 6 10.5 4.5 13 4.4 15.8 5 16.5Z" fill="currentColor"/>' +
    `<path d="M18.5 6.5h0M18.8 10.8h0M16 14.2h0M11.8 13.2h0M11.8 16.8h0M8 14.5h0" stroke="${CUT}" stroke-width="2" stroke-linecap="round"/>` +
    '<path d="M5.5 13.5L1.9 10.4M5 15.2L1.4 15.8M5.5 17L3.4 20.4" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>' +
    '<path d="M1.9 10.4h0M1.4 15.8h0M3.4 20.4h0" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  rise: '<path d="M12 3l8 8.5h-4.8V21H8.8v-9.5H4Z" fill="currentColor"/>',
  fall: '<path d="M12 21l8-8.5h-4.8V3H8.8v9.5H4Z" fill="currentColor"/>',
  // a fish that opens its mouth towards its food
  feed:
    '<path d="M.8 7.2L5 10.2C6.5 7 9 5.4 12 5.4c2.2 0 4 1 5.2 2.6L12.4 12l4.8 4c-1.2 1.6-3 2.6-5.2 2.6-3 0-5.5-1.6-7-4.8L.8 16.8Z" fill="currentColor"/>' +
    '<circle cx="11.6" cy="8.7" r="1.4" fill="var(--cut,#fbf1e1)"/>' +
    '<circle cx="17.6" cy="12" r="1.9" fill="currentColor"/>' +
    '<circle cx="22.2" cy="12" r="1.5" fill="currentColor"/>',
  shelter:
    '<path d="M12 1l9.5 3v8c0 5-4 9-9.5 11-5.5-2-9.5-6-9.5-11V4Z" fill="currentColor"/>' +
    `<path d="${FISH}" fill="${CUT}" transform="matrix(.7 0 0 .7 3.5 3)"/>`,
  // a frond of kelp with its blades, on the ground
  algae:
    '<path d="M12 22C8.5 17 15.5 13 12 8.5S13 3 13.5 1.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M11 19.5C6.5 20 3 17.5 2 13.5 6.5 13.5 10 15.5 11 19.5ZM12.8 16.2C17.5 17.5 21 15.5 22.5 11.5 18 10.8 14 12.5 12.8 16.2ZM12.5 12.5C8.5 12.5 5 10 4.2 6 8.5 6.2 12 8.5 12.5 12.5ZM4.5 23.5q7.5-4 15 0Z" fill="currentColor"/>',
  immediate: '<path d="M13.5 2L5 13.5h5.6L9.5 22 19 9.8h-6Z" fill="currentColor"/>',
  // the flag of the finish
  endgame:
    '<path d="M3.5 2v20.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M4 2.8h18.5v12H4Z" fill="none" stroke="currentColor" stroke-width="1.6"/>' +
    '<path d="M4 2.8h4.6v4H4ZM13.2 2.8h4.6v4h-4.6ZM8.6 6.8h4.6v4H8.6ZM17.8 6.8h4.7v4h-4.7ZM4 10.8h4.6v4H4ZM13.2 10.8h4.6v4h-4.6Z" fill="currentColor"/>',
  // a finger that presses
  action:
    '<path d="M8.6 15.8V7.2a2.2 2.2 0 0 1 4.4 0V12l5.4 1.1c1.5.3 2.3 1.4 2.1 2.9l-.6 4c-.3 1.8-1.5 3-3.3 3h-4.2c-1.3 0-2.3-.5-3.1-1.5L4 16.2c1-1.5 2.8-1.6 4.6-.4Z" fill="currentColor"/>' +
    '<path d="M4.8 8.2a6.1 6.1 0 1 1 12 0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  passive:
    '<path d="M12 12c-2-3-3.6-4.5-5.6-4.5a4.5 4.5 0 0 0 0 9c2 0 3.6-1.5 5.6-4.5s3.6-4.5 5.6-4.5a4.5 4.5 0 0 1 0 9c-2 0-3.6-1.5-5.6-4.5Z" ' +
    'fill="none" stroke="currentColor" stroke-width="2.6"/>',
  // somebody with a hat for the sun and a camera
  tourists:
    '<path d="M2.5 7.2C5.5 6 7 5.4 7.2 3.2c.3-2.6 9.3-2.6 9.6 0 .2 2.2 1.7 2.8 4.7 4-3.5 1.9-15.5 1.9-19 0ZM7.8 9.6q4.2.7 8.4 0a4.2 3.8 0 0 1-8.4 0Z" fill="currentColor"/>' +
    '<path d="M2.5 23c0-5.4 3.8-8.3 9.5-8.3s9.5 2.9 9.5 8.3Z" fill="currentColor"/>' +
    `<path d="M6.8 17.2h2.4l.8-1.3h4l.8 1.3h2.4v5H6.8Z" fill="${CUT}"/><circle cx="12" cy="19.6" r="1.7" fill="currentColor"/>`,
  scientists:
    '<path d="M9 3h6M10.2 3v6L4.6 19.2A1.6 1.6 0 0 0 6 21.5h12a1.6 1.6 0 0 0 1.4-2.3L13.8 9V3" fill="none" stroke="currentColor" ' +
    'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<path d="M7.6 15.5h8.8l2 4.5H5.6Z" fill="currentColor"/>',
} as const;
