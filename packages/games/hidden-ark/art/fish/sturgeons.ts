import { dark, light } from '@atoll/art/draw/colour.ts';
import { curve, poly } from '@atoll/art/draw/curves.ts';
import { line, sheet } from '@atoll/art/draw/paper.ts';
import type { Table } from '@atoll/art/draw/tube.ts';
import type { Surface } from '@atoll/art/drawings/fish/body.ts';
import { points } from '@atoll/art/drawings/fish/pattern.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

interface SturgeonLook {
  base: string;
  back: string;
  belly: string;
  fin: string;
  scute: string;
  /** Scutes in a row, and their half height in units. */
  scutes: number;
  size: number;
  top: Table;
  bot: Table;
  /** How far the tip of the snout lies above the middle of the body. */
  lift: number;
  /** Where the barbels hang. */
  barbels: number;
  eye: number;
}

/** A row of bony shields along the body. */
function row(
  B: Surface,
  v: number,
  { n, size, colour, from }: { n: number; size: number; colour: string; from: number },
): string {
  return Array.from({ length: n }, (_, i) => {
    const t = from + ((0.97 - from) * i) / (n - 1);
    const [x, y] = B.M(t, v);
    const k = size * (1 - 0.45 * (i / n));
    return (
      sheet(
        poly([
          [x - k, y],
          [x, y - k * 1.15],
          [x + k * 1.3, y],
          [x, y + k * 1.15],
        ]),
        colour,
        1,
      ) +
      line(
        `M${(x - k * 0.5).toFixed(2)} ${y.toFixed(2)}h${(k * 1.2).toFixed(2)}`,
        dark(colour, 0.3),
        0.7,
      )
    );
  }).join('');
}

/** Sturgeon: rows of bony shields, barbels below a long snout, the upper lobe of the tail long. */
const sturgeon = (o: SturgeonLook): FishSpec => ({
  L: 148,
  x0: 10,
  cy: 80,
  mid: [
    [0, -o.lift],
    [0.2, 0],
    [0.6, 0],
    [1, -0.03],
  ],
  top: o.top,
  bot: o.bot,
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -0.35,
  bellyV: 0.42,
  dorsal: [{ t0: 0.76, t1: 0.88, h: even(0.02, 0.095, 0.075, 0.03, 0.01), lean: 0.5, rays: 7 }],
  anal: [{ t0: 0.8, t1: 0.89, h: even(0.02, 0.075, 0.05, 0.01), lean: 0.55, rays: 6 }],
  tail: {
    pts: [
      [0.05, -0.035],
      [0.15, -0.11],
      [0.28, -0.2],
      [0.3, -0.185],
      [0.2, -0.06],
      [0.13, 0.01],
      [0.14, 0.06],
      [0.11, 0.08],
      [0.04, 0.03],
    ],
    k: 0.13,
  },
  pelvic: [{ t: 0.69, v: 0.9, len: 0.095, w: 0.032, ang: 0.55 }],
  pect: [{ t: 0.28, v: 0.78, len: 0.15, w: 0.05, ang: 0.42, col: light(o.fin, 0.12) }],
  pattern: (B) =>
    row(B, 0.05, { n: o.scutes, size: o.size * 0.8, colour: o.scute, from: 0.27 }) +
    row(B, 0.86, { n: 9, size: o.size * 0.7, colour: o.scute, from: 0.34 }),
  gill: { t: 0.235, bow: 0.035, v0: -0.5, v1: 0.8 },
  face: (B) => {
    const hairs = [0, 0.012, 0.024, 0.036].map((d, i) => {
      const [x, y] = B.M(o.barbels + d, 0.9);
      return curve([
        [x, y],
        [x - 1.5, y + 4],
        [x - 0.5 + i * 0.6, y + 9],
      ]);
    });
    return (
      row(B, -0.98, { n: 10, size: o.size, colour: o.scute, from: 0.25 }) +
      line(hairs.join(''), dark(o.base, 0.3), 1.3) +
      line(
        curve(
          points(B, [
            [0.135, 0.95],
            [0.155, 0.8],
            [0.175, 0.92],
          ]),
        ),
        dark(o.base, 0.65),
        1.7,
      ) +
      line(
        curve(
          points(B, [
            [0.03, 0.05],
            [0.1, -0.12],
            [0.2, -0.3],
          ]),
        ),
        light(o.base, 0.35),
        1.1,
        'opacity=".6"',
      )
    );
  },
  eye: { t: o.eye, v: -0.2, r: 2.9, iris: '#d9c48a' },
});

/** Acipenser mikadoi: moss green, a pale band below the shields, a snout like a wedge. */
export const sakhalinSturgeon: FishSpec = sturgeon({
  base: '#8fae4a',
  back: '#55732f',
  belly: '#f2e6a8',
  fin: '#6f9440',
  scute: '#dbe08a',
  scutes: 14,
  size: 4.4,
  lift: 0.0,
  top: [
    [0, 0.006],
    [0.07, 0.04],
    [0.16, 0.075],
    [0.28, 0.105],
    [0.45, 0.11],
    [0.7, 0.075],
    [0.9, 0.036],
    [1, 0.026],
  ],
  bot: [
    [0, 0.01],
    [0.07, 0.045],
    [0.16, 0.07],
    [0.3, 0.1],
    [0.48, 0.105],
    [0.7, 0.07],
    [0.9, 0.034],
    [1, 0.024],
  ],
  barbels: 0.07,
  eye: 0.145,
});

/** Acipenser sturio: steel blue over white, large pale shields like cut stone, a slim snout. */
export const europeanSturgeon: FishSpec = sturgeon({
  base: '#8fa6c4',
  back: '#46628e',
  belly: '#fbf6ea',
  fin: '#54708f',
  scute: '#f4f0e0',
  scutes: 13,
  size: 5.8,
  lift: 0.012,
  top: [
    [0, 0.008],
    [0.08, 0.03],
    [0.17, 0.075],
    [0.3, 0.125],
    [0.46, 0.13],
    [0.7, 0.085],
    [0.9, 0.038],
    [1, 0.028],
  ],
  bot: [
    [0, 0.01],
    [0.08, 0.034],
    [0.17, 0.07],
    [0.3, 0.115],
    [0.48, 0.12],
    [0.7, 0.08],
    [0.9, 0.036],
    [1, 0.026],
  ],
  barbels: 0.085,
  eye: 0.155,
});

/** Acipenser baerii: dark brown with many small shields, ochre below; a short snout turned up. */
export const siberianSturgeon: FishSpec = sturgeon({
  base: '#6b4f3d',
  back: '#43312c',
  belly: '#e3bf85',
  fin: '#8a5f3c',
  scute: '#c79a63',
  scutes: 19,
  size: 3.6,
  lift: 0.045,
  top: [
    [0, 0.014],
    [0.05, 0.04],
    [0.13, 0.078],
    [0.26, 0.125],
    [0.44, 0.14],
    [0.7, 0.09],
    [0.9, 0.04],
    [1, 0.03],
  ],
  bot: [
    [0, 0.02],
    [0.05, 0.05],
    [0.13, 0.085],
    [0.28, 0.13],
    [0.46, 0.135],
    [0.7, 0.085],
    [0.9, 0.038],
    [1, 0.028],
  ],
  barbels: 0.06,
  eye: 0.115,
});
