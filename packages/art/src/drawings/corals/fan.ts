import { dark } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { UP } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { g, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';

/** A segment: its three points, half widths at both ends, generation. */
export type Segment = readonly [Point[], number, number, number];
/** The end of a branch: place, direction, half width. */
export type End = readonly [Point, number, number];

/** A fan; lengths in drawing units, angles in radians. */
export interface FanLook {
  seed: string;
  base: string;
  back?: string;
  root?: Point;
  lv?: number;
  open?: number;
  R?: number;
  w?: number;
  wEnd?: number;
  asp?: number;
  first?: number;
  prune?: number;
  dir?: number;
  jit?: number;
  gap?: number;
  deco?: (segs: readonly Segment[], r: Random) => string;
  end?: (e: End, r: Random) => string;
}

/** The same fan with fewer, thicker branches, for small pieces. */
const bolder = ({ lv = 6, w = 7, wEnd = 1.6, gap = 9, ...look }: FanLook): FanLook => ({
  ...look,
  lv: Math.max(5, lv - 2),
  w: w * 1.2,
  wEnd: wEnd * 1.6,
  gap: gap * 1.55,
});

/** A planar fan that forks in polar sectors, so that branches never cross. */
export function fan(look: FanLook, detail: Detail): string {
  const o = detail === 'bold' ? bolder(look) : look;
  const c = {
    lv: 6,
    open: 2.5,
    R: 138,
    w: 7,
    wEnd: 1.6,
    root: [100, 148] as Point,
    asp: 0.86,
    first: 1,
    prune: 0.1,
    dir: UP,
    jit: 0.3,
    ...o,
  };
  const r = rng(c.seed);
  const segs: Segment[] = [];
  const ends: End[] = [];
  const rad = (l: number): number => c.R * Math.pow(l / c.lv, 0.82);
  const P = (a: number, q: number): Point => [
    c.root[0] + Math.cos(a) * q * c.asp,
    c.root[1] + Math.sin(a) * q,
  ];
  const go = (a0: number, a1: number, l: number, from: Point, fa: number, w: number) => {
    const raw = (a0 + a1) / 2 + (a1 - a0) * r.range(-c.jit, c.jit) * 0.35;
    const a = c.dir + (raw - c.dir) * Math.min(1, 0.3 + (0.7 * (l - 1)) / (c.lv - 1));
    const q =
      rad(l) *
      (l === c.lv ? r.range(0.9, 1.05) : r.range(0.95, 1.04)) *
      (1 - 0.14 * ((a - c.dir) / (c.open / 2)) ** 2);
    const p = P(a, q);
    const m: Point = [
      ((from[0] + p[0]) / 2) * 0.94 + P(fa, q * 0.9)[0] * 0.06,
      ((from[1] + p[1]) / 2) * 0.94 + P(fa, q * 0.9)[1] * 0.06,
    ];
    const w1 = Math.max(c.wEnd, w * 0.8);
    segs.push([[from, m, p], w, w1, l]);
    if (l >= c.lv || (l > c.lv * 0.62 && r() < c.prune)) {
      ends.push([p, a, w1]);
      return;
    }
    const k = l < c.first ? 1 : (a1 - a0) * rad(l) > (c.gap ?? 9) ? 2 : 1;
    for (let i = 0; i < k; i++)
      go(
        a0 + ((a1 - a0) * i) / k,
        a0 + ((a1 - a0) * (i + 1)) / k,
        l + 1,
        p,
        a,
        k === 2 ? w * 0.82 : w * 0.95,
      );
  };
  go(c.dir - c.open / 2, c.dir + c.open / 2, 1, c.root, c.dir, c.w);
  const body = (col: string, k = 1) =>
    segs
      .map(([sp, w0, w1]) =>
        path(
          tube(
            sp,
            [
              [0, w0 * k],
              [1, w1 * k],
            ],
            7,
          ).d,
          col,
        ),
      )
      .join('');
  const foot = sheet(
    loop([
      [76, 150],
      [84, 144],
      [100, 141],
      [116, 144],
      [125, 150],
    ]),
    dark(c.base, 0.35),
    1,
  );
  return (
    (c.back
      ? g(
          body(c.back, 0.9),
          'filter="url(#lift1)" transform="translate(100 148) rotate(6) scale(-.93 .95) translate(-100 -148)"',
        )
      : '') +
    foot +
    g(body(c.base) + (c.deco ? c.deco(segs, r) : ''), 'filter="url(#lift2)"') +
    g(ends.map((e) => c.end?.(e, r) ?? '').join(''))
  );
}
