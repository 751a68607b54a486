import { dark } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, line, path, sheet } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { interp } from '../../draw/tube.ts';
import type { FinSpec, LeafSpec, TailSpec } from './spec.ts';
import type { Surface } from './body.ts';

/** A dorsal (side -1) or anal (side 1) fin: its drawing and its outline. */
export function fin(
  B: Surface,
  f: FinSpec,
  { side: s, colour }: { side: -1 | 1; colour: string },
): { art: string; d: string } {
  const { X, Y, L } = B;
  const col = f.col ?? colour;
  const lean = f.lean ?? 0;
  const prof = interp(f.h);
  const n = f.n ?? 12;
  const outer: Point[] = [];
  const T = (u: number): number => f.t0 + (f.t1 - f.t0) * u;
  for (let i = 0; i <= n; i++) {
    const u = i / n;
    const h = prof(u) * L;
    outer.push([X(T(u)) + lean * h, Y(T(u), s) + s * h]);
    if (f.spiny && i < n) {
      const u2 = (i + 0.62) / n;
      const h2 = prof(u2) * L * (1 - f.spiny);
      outer.push([X(T(u2)) + lean * h2, Y(T(u2), s) + s * h2]);
    }
  }
  const base: Point[] = [];
  for (let i = 0; i <= 6; i++) base.push([X(T(1 - i / 6)), Y(T(1 - i / 6), s * (f.root ?? 0.72))]);
  const shape = (k: number): string => {
    const rim = outer.map((q, i) => {
      const b = base[6 - Math.round((i / (outer.length - 1)) * 6)];
      return [b[0] + (q[0] - b[0]) * k, b[1] + (q[1] - b[1]) * k];
    });
    return loop([...rim, ...base], f.spiny ? 0.1 : 1 / 6);
  };
  let art = sheet(shape(1), f.edge ?? col, 1);
  if (f.edge) art += path(shape(f.inner ?? 0.86), col);
  if (f.sub) art += clipTo(shape(1), f.sub(B));
  const rays = f.rays ?? 9;
  let rd = '';
  for (let i = 1; i < rays; i++) {
    const t = T(i / rays);
    const h = prof(i / rays) * L * 0.86;
    rd += `M${f2(X(t))} ${f2(Y(t, s * 0.8))}L${f2(X(t) + lean * h)} ${f2(Y(t, s) + s * h)}`;
  }
  return { art: art + line(rd, dark(col, 0.35), 0.7, 'opacity=".5"'), d: shape(1) };
}

/** The tail fin. */
export function tailFin(B: Surface, tl: TailSpec, { colour }: { colour: string }): string {
  const { X, Y, L } = B;
  const col = tl.col ?? colour;
  const bx = X(0.985);
  const by = Y(1, 0);
  const shape = (k: number): string => {
    const q = tl.pts.map(([dx, dy]) => [bx + dx * L * k, by + dy * L * (k < 1 ? k * 0.97 : 1)]);
    return loop(
      [[bx - 3, by - B.back(1) * 0.8], ...q, [bx - 3, by + B.belly(1) * 0.8]],
      tl.k ?? 1 / 7,
    );
  };
  let o = sheet(shape(1), tl.edge ?? col, 1);
  if (tl.edge) o += path(shape(tl.inner ?? 0.86), col);
  let rd = '';
  for (const [dx, dy] of tl.pts)
    rd += `M${f2(bx)} ${f2(by + dy * L * 0.18)}L${f2(bx + dx * L * 0.78)} ${f2(by + dy * L * 0.8)}`;
  return (
    o +
    (tl.norays ? '' : line(rd, dark(col, 0.35), 0.7, 'opacity=".45"')) +
    (tl.extra ? tl.extra(B, bx, by) : '')
  );
}

/** A pectoral or pelvic fin. */
export function leafFin(
  B: Surface,
  f: LeafSpec,
  { colour, lift = 2 }: { colour: string; lift?: Lift },
): string {
  const [bx, by] = B.M(f.t, f.v);
  const a = f.ang;
  const len = f.len * B.L;
  const w = f.w * B.L;
  const col = f.col ?? colour;
  const loc = (u: number, s: number): Point => [
    bx + Math.cos(a) * u * len - Math.sin(a) * s * w,
    by + Math.sin(a) * u * len + Math.cos(a) * s * w,
  ];
  const round = (k: number): string =>
    loop([
      loc(-0.02, -0.22),
      loc(0.4 * k, -0.72 * k),
      loc(0.86 * k, -0.95 * k),
      loc(1.02 * k, -0.35 * k),
      loc(0.98 * k, 0.3 * k),
      loc(0.74 * k, 0.8 * k),
      loc(0.3 * k, 0.55 * k),
      loc(-0.02, 0.22),
    ]);
  const pointed = (k: number): string =>
    loop(
      [
        loc(0, -0.3),
        loc(0.45 * k, -0.75 * k),
        loc(1 * k, -0.25 * k),
        loc(0.66 * k, 0.5 * k),
        loc(0.3 * k, 0.55 * k),
        loc(0, 0.3),
      ],
      0.13,
    );
  const shape = f.pointy ? pointed : round;
  let o = sheet(shape(1), f.edge ?? col, lift);
  if (f.edge) o += path(shape(0.82), col);
  let rd = '';
  for (let i = 0; i < 6; i++) {
    const s = (i / 5 - 0.5) * 1.2;
    const e = loc(0.8, s);
    const b = loc(0.08, s * 0.3);
    rd += `M${f2(b[0])} ${f2(b[1])}L${f2(e[0])} ${f2(e[1])}`;
  }
  return o + line(rd, f.ray ?? dark(col, 0.4), 0.7, 'opacity=".45"');
}
