import { dark, light } from '@atoll/art/draw/colour.ts';
import { scales } from '@atoll/art/drawings/fish/pattern.ts';
import type { FishSpec, Look } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';
import { jaw, sideLine } from './bass-marks.ts';

interface CroakerLook extends Look {
  top: FishSpec['top'];
  bot: FishSpec['bot'];
  tailPts: NonNullable<Look['tailPts']>;
}

/** Croaker: a long low second dorsal fin behind a deep notch, a short anal fin. */
const croaker = (o: CroakerLook): FishSpec => ({
  L: 138,
  x0: 16,
  top: o.top,
  bot: o.bot,
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -0.4,
  bellyV: 0.4,
  dorsal: [
    { t0: 0.31, t1: 0.5, h: even(0.02, 0.09, 0.085, 0.05, 0.012), n: 8, spiny: 0.34, lean: 0.3 },
    { t0: 0.5, t1: 0.92, h: even(0.03, 0.062, 0.058, 0.05, 0.012), lean: 0.25, rays: 16 },
  ],
  anal: [{ t0: 0.66, t1: 0.79, h: even(0.02, 0.085, 0.06, 0.015), lean: 0.4, rays: 6 }],
  tail: { pts: o.tailPts },
  pelvic: [{ t: 0.34, v: 0.94, len: 0.12, w: 0.035, ang: 0.7, pointy: true }],
  pect: [{ t: 0.31, v: 0.34, len: 0.16, w: 0.05, ang: 0.28, col: o.pect ?? light(o.fin, 0.2) }],
  pattern: (B) =>
    scales(B, dark(o.base, 0.35), { rows: 8, cols: 16, s: 2.4, op: 0.4 }) +
    sideLine(B, dark(o.base, 0.55)),
  gill: { t: 0.27, bow: 0.04, v0: -0.6, v1: 0.8 },
  face: (B) => jaw(B, o.base, 0.13),
  eye: { t: 0.125, v: -0.34, r: 4, iris: o.iris ?? '#e9c46a' },
});

/**
 * Totoaba macdonaldi: long, blue-grey over silver; jaw beyond the snout, tail drawn to a blunt
 * point in its middle.
 */
export const totoaba: FishSpec = croaker({
  base: '#aab3b8',
  back: '#4f6379',
  belly: '#f0ebdc',
  fin: '#6c7f90',
  top: even(0.02, 0.09, 0.125, 0.13, 0.115, 0.085, 0.055, 0.04),
  bot: even(0.02, 0.085, 0.115, 0.118, 0.105, 0.08, 0.052, 0.04),
  tailPts: [
    [0.06, -0.07],
    [0.17, -0.135],
    [0.21, -0.07],
    [0.25, 0],
    [0.21, 0.07],
    [0.17, 0.135],
    [0.06, 0.07],
  ],
});

/** Bahaba taipingensis: golden, humped behind a steep head; tail a wedge; orange lips and fins. */
export const chineseBahaba: FishSpec = croaker({
  base: '#ecc45c',
  back: '#a9762c',
  belly: '#fdf0c4',
  fin: '#ea8f2f',
  pect: '#f6b656',
  iris: '#ffd98c',
  top: even(0.02, 0.125, 0.18, 0.17, 0.14, 0.1, 0.06, 0.042),
  bot: even(0.03, 0.1, 0.13, 0.13, 0.115, 0.085, 0.055, 0.042),
  tailPts: [
    [0.05, -0.075],
    [0.13, -0.12],
    [0.23, -0.06],
    [0.31, 0],
    [0.23, 0.06],
    [0.13, 0.12],
    [0.05, 0.075],
  ],
});
