import { loop } from '../draw/curves.ts';
import { f2, TAU } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';

// one colour (currentColor) with cut-outs in the colour of the ground (--cut); nothing thinner than
// 1.4 units

const CUT = 'var(--cut,#fbf1e1)';

/** A fish of relative size `k`, whose middle lies at the height `y`. */
function fish(k: number, y = 12): string {
  const w = 20 * k;
  const h = 9.5 * k;
  const x = 12 - w * 0.56;
  const p = (dx: number, dy: number): string => `${f2(x + w * dx)} ${f2(y + dy)}`;
  const d =
    `M${p(0, 0)}C${p(0.2, -h)} ${p(0.55, -h)} ${p(0.78, -1)}L${p(1.1, -h * 0.62)}L${p(1.04, 0)}L${p(1.1, h * 0.62)}L${p(0.78, 1)}` +
    `C${p(0.55, h)} ${p(0.2, h)} ${p(0, 0)}Z`;
  const eye = `<circle cx="${f2(x + w * 0.2)}" cy="${f2(y - h * 0.12)}" r="${f2(Math.max(0.9, 1.25 * k))}" fill="${CUT}"/>`;
  return `<path d="${d}" fill="currentColor"/>${eye}`;
}

/**
 * A fish of a size, from 1 to 3: its own is seen beside others only, so as many dots below say it.
 */
function sized(size: number): string {
  const dot = (i: number): string =>
    `<circle cx="${f2(12 + (i - (size - 1) / 2) * 6.2)}" cy="20.2" r="2.2" fill="currentColor"/>`;
  return fish(0.5 + 0.16 * size, 9) + Array.from({ length: size }, (_, i) => dot(i)).join('');
}

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
  small: sized(1),
  medium: sized(2),
  large: sized(3),
  'any-fish': fish(0.85),
  'any-animal':
    fish(0.6) +
    '<path d="M3 19.5h18M3 4.5h18" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  kinds:
    '<circle cx="12" cy="6.6" r="4.6" fill="currentColor"/><path d="M6.6 12.6l5.2 9.2H1.4Z" fill="currentColor"/>' +
    '<rect x="13.6" y="13.2" width="8.4" height="8.4" fill="currentColor"/>',
  other:
    `<path d="${petals(5, 2.6, 7.4)}" fill="currentColor" transform="translate(0 -.4)"/>` +
    '<path d="M3 19.5h18M3 4.5h18" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" transform="translate(0 1)"/>',
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
    '<ellipse cx="13" cy="12" rx="7" ry="5.8" fill="currentColor"/>' +
    '<path d="M6.5 12H3.2a1.8 1.8 0 0 1 0-3h2.6ZM9 7.2L5.6 2.8c3 .2 5 1.5 6.2 3.6M9 16.8l-3.4 4.4c3-.2 5-1.5 6.2-3.6M17.5 8l3.6-2.2M17.5 16l3.6 ' +
    '2.2" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M13 8.6l3 1.8v3.2l-3 1.8-3-1.8v-3.2Z" fill="none" stroke="var(--cut,#fbf1e1)" stroke-width="1.4"/>',
  cnidarian:
    '<path d="M6 14h12l-1.6 7.5H7.6Z" fill="currentColor"/>' +
    '<path d="M7 14C6 11 4.5 9.6 2.6 9M9.2 13C8.5 9 7.2 6.5 5.4 4.5M12 13V3M14.8 13c.7-4 2-6.5 3.8-8.5M17 14c1-3 2.5-4.4 4.4-5" fill="none" ' +
    'stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  'sea-cucumber':
    '<path d="M4 16.5C1.5 12 4.5 7 9 7.5c3.5.4 5 2 8 1.4 3-.6 5.2 1.5 4.6 4.4-.7 3.4-3.6 4.7-7.6 4.2-3.6-.5-7.5 2.4-10-1Z" fill="currentColor"/>' +
    '<path d="M7.5 11v.1M11 12.8v.1M14.5 12v.1M18 13v.1" stroke="var(--cut,#fbf1e1)" stroke-width="2" stroke-linecap="round"/>',
  rise: '<path d="M12 3l8 8.5h-4.8V21H8.8v-9.5H4Z" fill="currentColor"/>',
  fall: '<path d="M12 21l8-8.5h-4.8V3H8.8v9.5H4Z" fill="currentColor"/>',
  feed:
    '<path d="M3 12c3-5.2 6.6-7 10.4-7L11 12l2.4 7C9.6 19 6 17.2 3 12Z" fill="currentColor"/>' +
    '<circle cx="8" cy="10" r="1.3" fill="var(--cut,#fbf1e1)"/>' +
    '<circle cx="16.5" cy="12" r="2" fill="currentColor"/>' +
    '<circle cx="21.4" cy="12" r="1.4" fill="currentColor"/>',
  shelter:
    '<path d="M3 20V12a9 9 0 0 1 18 0v8h-5v-7a4 4 0 0 0-8 0v7Z" fill="currentColor"/>' +
    '<circle cx="12" cy="17.8" r="2.2" fill="currentColor"/>',
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
