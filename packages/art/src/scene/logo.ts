import { loop } from '../draw/curves.ts';
import { TAU } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';
import { sheet } from '../draw/paper.ts';

interface Ring {
  corners: number;
  centre: Point;
  turn: number;
  radius: number;
  wander: readonly [number, number];
  fill: string;
}

const RINGS: readonly Ring[] = [
  { corners: 9, centre: [20, 20], turn: 0, radius: 17, wander: [1.6, -1.2], fill: '#f7a93b' },
  { corners: 9, centre: [20.4, 20.6], turn: 0.3, radius: 12.4, wander: [1.2, -1], fill: '#e5633f' },
  { corners: 8, centre: [20.8, 21], turn: 0.6, radius: 7.6, wander: [0.8, -0.7], fill: '#1c5e78' },
];

/**
 * The mark of the platform: an atoll of three paper rings, as an SVG element; needs the shared
 * definitions.
 */
export function logo(size: number): string {
  const rings = RINGS.map(({ corners, centre, turn, radius, wander, fill }) => {
    const pts = Array.from({ length: corners }, (_, i): Point => {
      const a = (i / corners) * TAU + turn;
      const k = radius + (i % 2 ? wander[0] : wander[1]);
      return [centre[0] + Math.cos(a) * k, centre[1] + Math.sin(a) * k];
    });
    return sheet(loop(pts), fill, 1);
  });
  return `<svg viewBox="0 0 40 40" width="${size}" height="${size}" aria-hidden="true">${rings.join('')}</svg>`;
}
