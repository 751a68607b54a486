import { dark } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import type { Point, Points } from '../../draw/numbers.ts';
import { clipTo, g, line, sheet } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import type { Table, Tube } from '../../draw/tube.ts';

/** A place along the eel (t) and across it (v). */
export type EelPlace = (t: number, v: number, extra?: number) => Point;

/** A moray. */
export interface EelSpec {
  spine: Points;
  width: Table;
  base: string;
  fin: string;
  finEdge?: string;
  /** Height of the fin ridge and where it begins. */
  finH?: number;
  fin0?: number;
  belly?: string;
  /** Outline of the head. */
  head: string;
  mouthBack?: string;
  pattern(p: { T: Tube; M: EelPlace; off: EelPlace }): string;
  headPattern?: string;
  face?: string;
}

/**
 * Moray: tapering tube with a fin ridge, head as its own outline; two pieces clipped as one body.
 */
export function eel(o: EelSpec): string {
  const T = tube(o.spine, o.width, 100);
  const off = (t: number, k: number, extra: number = 0): Point => {
    const a = T.at(Math.min(1, Math.max(0, t)));
    return [a.x + a.nx * (a.h * k + extra), a.y + a.ny * (a.h * k + extra)];
  };
  const M = (t: number, v: number): Point => off(t, v);
  const ridge = (side: number, t0: number, hmax: number) => {
    const A = [];
    const C = [];
    for (let t = t0; t <= 1.001; t += 0.025) {
      const u = (t - t0) / (1 - t0);
      A.push(
        off(
          t,
          side,
          side *
            hmax *
            Math.sin((Math.min(1, u * 5 + 0.02) * Math.PI) / 2) *
            Math.sqrt(Math.max(0, 1 - u ** 5)) *
            (1 - u * 0.2) *
            (1 + 0.08 * Math.sin(t * 90)),
        ),
      );
      C.push(off(t, side * 0.4));
    }
    return loop([...A, ...C.reverse()]);
  };
  const rays = (side: number, t0: number, hmax: number) => {
    let d = '';
    for (let t = t0 + 0.1; t < 0.95; t += 0.018) {
      const a = off(t, side * 0.95);
      const b = off(t + 0.008, side, side * hmax * 0.75);
      d += `M${f2(a[0])} ${f2(a[1])}L${f2(b[0])} ${f2(b[1])}`;
    }
    return line(d, dark(o.fin, 0.45), 0.7, 'opacity=".5"');
  };
  let s =
    sheet(ridge(-1, o.fin0 ?? 0.16, o.finH ?? 6), o.finEdge ?? o.fin, 1) +
    (o.finEdge
      ? `<path d="${ridge(-1, o.fin0 ?? 0.16, (o.finH ?? 6) * 0.7)}" fill="${o.fin}"/>`
      : '') +
    rays(-1, o.fin0 ?? 0.16, o.finH ?? 6) +
    sheet(ridge(1, 0.55, (o.finH ?? 6) * 0.6), o.fin, 1);
  s += o.mouthBack ?? '';
  s += g(
    `<path d="${T.d}" fill="${o.base}"/><path d="${o.head}" fill="${o.base}"/>`,
    'filter="url(#lift2)"',
  );
  const belly = (() => {
    const a = [];
    const b = [];
    for (let t = 0; t <= 1; t += 0.03) {
      a.push(off(t, 0.42 + 0.06 * Math.sin(t * 40) + Math.max(0, 0.16 - t) * 6));
      b.push(off(t, 1.3));
    }
    return loop([...a, ...b.reverse()]);
  })();
  const shade = (k0: number, k1: number, fill: string, op: number) => {
    const a = [];
    const b = [];
    for (let t = 0; t <= 1; t += 0.03) {
      a.push(off(t, k0 + (k0 < 0 ? 0 : Math.max(0, 0.14 - t) * 5)));
      b.push(off(t, k1));
    }
    return `<path d="${loop([...a, ...b.reverse()])}" fill="${fill}" opacity="${op}"/>`;
  };
  s += clipTo(
    [T.d, o.head],
    (o.belly ? sheet(belly, o.belly, 1) : '') +
      o.pattern({ T, M, off }) +
      shade(0.55, 1.3, '#141d4a', 0.22) +
      shade(-1.3, -0.6, '#fff4d8', 0.16) +
      (o.headPattern ?? ''),
  );
  return s + (o.face ?? '');
}
