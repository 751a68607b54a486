import { dark, light } from '@atoll/art/draw/colour.ts';
import { curve, loop, resample } from '@atoll/art/draw/curves.ts';
import type { Points } from '@atoll/art/draw/numbers.ts';
import { line, sheet } from '@atoll/art/draw/paper.ts';
import { eyeArt } from '@atoll/art/drawings/eye.ts';
import { eel } from '@atoll/art/drawings/fish/eel.ts';

interface RiverEelLook {
  spine: Points;
  base: string;
  belly: string;
  fin: string;
  finEdge: string;
  iris: string;
  /** Half width of the body in units. */
  stout: number;
}

/**
 * A freshwater eel: small head with a jaw that juts out, a pectoral fin, one hem of fin from the
 * back round the tail.
 */
function riverEel({ spine, base, belly, fin, finEdge, iris, stout }: RiverEelLook): string {
  const [[x, y], [x1, y1]] = resample(spine, 30);
  const turn = Math.atan2(y1 - y, x1 - x);
  const at = (u: number, v: number): [number, number] => [
    x + Math.cos(turn) * u - Math.sin(turn) * v,
    y + Math.sin(turn) * u + Math.cos(turn) * v,
  ];
  const k = stout / 11;
  const head = loop([
    at(14, -10.5 * k),
    at(2, -9.4 * k),
    at(-11, -6.2 * k),
    at(-19, -1.4 * k),
    at(-20.5, 3 * k),
    at(-15, 6.8 * k),
    at(-3, 9.2 * k),
    at(14, 10.8 * k),
  ]);
  const eye = at(-6, -2.6 * k);
  const paddle = loop([at(20, 1), at(27, -4.5), at(37, -4), at(40, 2), at(33, 6), at(24, 5.4)]);
  return eel({
    spine,
    width: [
      [0, stout * 0.92],
      [0.15, stout],
      [0.5, stout * 0.92],
      [0.8, stout * 0.6],
      [1, 1.6],
    ],
    base,
    belly,
    fin,
    finEdge,
    finH: 6.4,
    fin0: 0.3,
    head,
    pattern: ({ M }) => {
      const flank = Array.from({ length: 22 }, (_, i) => M(0.06 + i * 0.042, 0.02));
      const sheen = Array.from({ length: 20 }, (_, i) => M(0.04 + i * 0.045, -0.5));
      return (
        line(curve(sheen), light(base, 0.4), 2.6, 'opacity=".5"') +
        line(curve(flank), dark(base, 0.4), 1.1, 'stroke-dasharray="2 2.4" opacity=".8"')
      );
    },
    face:
      sheet(paddle, light(fin, 0.18), 2) +
      line(curve([at(21, 1.4), at(30, 0), at(38, 0.5)]), dark(fin, 0.4), 0.8, 'opacity=".6"') +
      line(curve([at(-20, 1.4 * k), at(-12, 3.4 * k), at(-3, 4 * k)]), dark(base, 0.65), 1.6) +
      line(curve([at(14.5, -3), at(17, 1), at(15.5, 5)]), dark(base, 0.6), 1.7) +
      eyeArt(eye[0], eye[1], 3.2 * k, iris),
  });
}

/** Anguilla japonica: slate green over white, drawn in a long S as it leaves its river. */
export const japaneseEel = (): string =>
  riverEel({
    spine: [
      [34, 46],
      [58, 42],
      [82, 50],
      [94, 70],
      [86, 92],
      [92, 114],
      [118, 122],
      [146, 112],
      [166, 90],
      [184, 72],
    ],
    base: '#3f5f5c',
    belly: '#eef3e6',
    fin: '#4f7a74',
    finEdge: '#8fb8a8',
    iris: '#e8d27a',
    stout: 11,
  });

/** Anguilla anguilla: bronze over yellow, coiled once. */
export const europeanEel = (): string =>
  riverEel({
    spine: [
      [30, 92],
      [54, 96],
      [82, 104],
      [112, 112],
      [142, 106],
      [158, 84],
      [150, 58],
      [124, 44],
      [100, 54],
      [98, 74],
      [116, 82],
      [130, 74],
    ],
    base: '#8a6a2a',
    belly: '#f6d978',
    fin: '#a9812f',
    finEdge: '#5f4518',
    iris: '#f4e2a0',
    stout: 11.5,
  });
