import { loop } from '../../draw/curves.ts';
import type { Point } from '../../draw/numbers.ts';
import { dot, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { interp } from '../../draw/tube.ts';
import type { Surface } from './body.ts';
import type { FishSpec } from './spec.ts';

type Map = Pick<Surface, 'M' | 'X' | 'Y'>;

const bandOn =
  ({ M }: Map): Surface['band'] =>
  (t0, t1, bulge = 0, fill = '#fff', lift = 1, v0 = -1.4, v1 = 1.4, pinch = 0) => {
    const vs = Array.from({ length: 11 }, (_, i) => v0 + ((v1 - v0) * i) / 10);
    const sh = (v: number): number => bulge * Math.cos((v * Math.PI) / 2.6);
    const pn = (v: number): number => pinch * Math.abs(v);
    const front = vs.map((v) => M(t0 - sh(v) + pn(v), v));
    const rear = vs.reverse().map((v) => M(t1 - sh(v) * 0.3 - pn(v), v));
    return sheet(loop([...front, ...rear], 0.12), fill, lift);
  };

const stripeOn =
  ({ X, Y }: Map): Surface['stripe'] =>
  (v0, v1, ta, tb, w, fill, lift = 0) => {
    const a: Point[] = [];
    const b: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const s = i / 14;
      const t = ta + (tb - ta) * s;
      const v = v0 + (v1 - v0) * s;
      const y = Y(t, v);
      const h = w * Math.sin(Math.PI * Math.min(1, Math.max(0.02, s)) ** 0.7) * 0.5 + 0.25;
      a.push([X(t), y - h]);
      b.push([X(t), y + h]);
    }
    return sheet(loop([...a, ...b.reverse()]), fill, lift);
  };

const spotsOn =
  ({ M }: Map): Surface['spots'] =>
  (n, seed, r0, r1, fill, keep = () => true) => {
    const r = rng(seed);
    const placed: Point[] = [];
    let s = '';
    let tries = 0;
    while (placed.length < n && tries++ < n * 40) {
      const t = r.range(0.04, 1);
      const v = r.range(-0.92, 0.92);
      if (!keep(t, v)) continue;
      const q = M(t, v);
      if (placed.some((k) => Math.hypot(k[0] - q[0], k[1] - q[1]) < r1 * 2.3)) continue;
      placed.push(q);
      s += dot(q[0], q[1], r.range(r0, r1), fill);
    }
    return s;
  };

/** The surface of the body that a specification describes. */
export function surface(p: FishSpec): Surface {
  const L = p.L;
  const x0 = p.x0 ?? 100 - L * 0.56;
  const cy = p.cy ?? 75;
  const top = interp(p.top);
  const bot = interp(p.bot);
  const mid = interp(
    p.mid ?? [
      [0, 0],
      [1, 0],
    ],
  );
  const X = (t: number): number => x0 + t * L;
  const Y = (t: number, v: number): number =>
    cy + mid(t) * L + (v < 0 ? v * top(t) : v * bot(t)) * L;
  const M = (t: number, v: number): Point => [X(t), Y(t, v)];
  const N = 26;
  const ts = Array.from({ length: N }, (_, i) => Math.pow(i / (N - 1), 1.6));
  const rim = [
    ...ts.map((t) => M(t, -1)),
    ...ts
      .slice()
      .reverse()
      .map((t) => M(t, 1)),
  ];
  // points that nearly coincide at the nose would make a spike
  const body = loop(
    rim.filter((q, i, a) => !i || Math.hypot(q[0] - a[i - 1][0], q[1] - a[i - 1][1]) > 0.4),
  );
  const map: Map = { X, Y, M };
  return {
    L,
    ...map,
    body,
    back: (t) => top(t) * L,
    belly: (t) => bot(t) * L,
    band: bandOn(map),
    stripe: stripeOn(map),
    spots: spotsOn(map),
  };
}
