import { loop, type Points } from '@atoll/art';
import type { Colour } from '../../src/board.ts';

/** A stone is drawn in a box of this size, with room for its shadow. */
export const STONE_BOX = 48;

const TAU = Math.PI * 2;
const at = (angle: number, far: number): readonly number[] => [
  Math.cos(angle) * far,
  Math.sin(angle) * far,
];
const ring = (count: number, far: (i: number) => number): Points =>
  Array.from({ length: count }, (_, i) => at((i / count) * TAU - TAU / 4, far(i)));

/** Black is a sea urchin: a smooth dark disc with a bright ring cut into it. */
const urchin =
  '<circle r="17" fill="#171b3c" filter="url(#lift2)"/><circle r="16.2" fill="none" stroke="#4d568f" stroke-width="1.1"/>' +
  '<circle r="9.2" fill="none" stroke="#c8d3f2" stroke-width="2.7"/>' +
  `<path d="${ring(12, () => 1)
    .map(([x = 0, y = 0]) => `M${x * 12.4} ${y * 12.4}L${x * 15} ${y * 15}`)
    .join('')}" stroke="#6d77b4" ` +
  'stroke-width="1.3" stroke-linecap="round"/><circle r="2.6" fill="#c8d3f2"/>';

/** White is a sand dollar: a scalloped pale disc with a flower of five leaves cut into it. */
const scallops = loop(ring(40, (i) => 17 + (i % 4 === 0 ? -1.9 : i % 2 === 0 ? 0.5 : -0.3)));
const leaf = (i: number): string => {
  const turn = (i * 360) / 5;
  return `<path d="M0 -3.4C3.6 -6 3.6 -10.4 0 -12.6C-3.6 -10.4 -3.6 -6 0 -3.4Z" transform="rotate(${turn})" fill="#b9744f"/>`;
};
const sandDollar =
  `<path d="${scallops}" fill="#fdf3e0" filter="url(#lift2)"/>` +
  `<path d="${scallops}" fill="none" stroke="#d9bd98" stroke-width="1"/>${Array.from({ length: 5 }, (_, i) => leaf(i)).join('')}` +
  '<circle r="1.7" fill="#b9744f"/>';

const STONES: Readonly<Record<Colour, string>> = { black: urchin, white: sandDollar };

/**
 * The shapes of a stone around the origin, 17 units in radius. They differ in outline and cut, not
 * only in colour.
 */
export const stoneShapes = (colour: Colour): string => STONES[colour];

/**
 * A stone for the page beside words; it is not announced. Needs the shared definitions in the
 * document.
 */
export const stoneIcon = (colour: Colour, size: number): string =>
  `<svg viewBox="-19 -19 38 38" width="${size}" height="${size}" aria-hidden="true">${STONES[colour]}</svg>`;
