import { dark, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { at, f2, TAU, UP } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { sand } from './ground.ts';

interface DiscLook {
  seed: string;
  base: string;
  rib: string;
  mouth: string;
  dot: string;
  sand?: string;
}

/** A flat disc with radial septa on sand. */
export function flatDisc(c: DiscLook): string {
  const r = rng(c.seed);
  let s = sand(c.seed, c.sand);
  const n = 76;
  const E = (k: number, dy = 0) =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * TAU;
      const w = k * (1 + 0.025 * Math.sin(a * 5 + 1) + (i % 2 ? 0.012 : -0.012));
      return [100 + Math.cos(a) * 84 * w, 104 + dy + Math.sin(a) * 40 * w - (1 - k) * 16];
    });
  s += sheet(loop(E(1, 7)), dark(c.base, 0.4), 2);
  const d = loop(E(1));
  s += sheet(d, c.base, 2);
  let l = '';
  let l2 = '';
  const q = E(0.97);
  const h = E(0.66);
  const z = E(0.13);
  for (let i = 0; i < n; i++) {
    const p = `Q${f2(h[i][0])} ${f2(h[i][1] - 5)} ${f2(
      z[i][0] + (i > n / 4 && i < n * 0.75 ? -10 : 10) * Math.abs(Math.cos((i / n) * TAU)),
    )} ${f2(z[i][1])}`;
    if (i % 2) l += `M${f2(q[i][0])} ${f2(q[i][1])}${p}`;
    else l2 += `M${f2(q[i][0])} ${f2(q[i][1])}${p}`;
  }
  s +=
    clipTo(d, line(l2, dark(c.base, 0.42), 2) + line(l, c.rib, 1.7) + vol(d, 0.6)) +
    sheet(
      loop([
        [78, 88],
        [100, 85],
        [122, 88],
        [100, 92],
      ]),
      c.mouth,
      1,
    );
  let pol = '';
  for (let k = 0; k < 60; k++) {
    const a = r() * TAU;
    const q2 = r.range(0.45, 0.95);
    pol += dot(
      100 + Math.cos(a) * 82 * q2,
      104 + Math.sin(a) * 39 * q2 - (1 - q2) * 16,
      1.1,
      c.dot,
    );
  }
  return s + pol;
}

/** A disc hidden under long tentacles with pale tips. */
export function heliofungia(): string {
  const r = rng('helio');
  let s =
    sand('hf', '#cdb58e', 140) +
    sheet(
      loop(
        Array.from({ length: 30 }, (_, i) => [
          100 + Math.cos((i / 30) * TAU) * 66,
          112 + Math.sin((i / 30) * TAU) * 28,
        ]),
      ),
      '#3f6a50',
      2,
    );
  const T = [];
  for (let i = 0; i < 92; i++) {
    const a = r() * TAU;
    const q = Math.sqrt(r.range(0.14, 1));
    T.push([a, q, Math.sin(a) * q]);
  }
  T.sort((a, b) => a[2] - b[2]);
  const disc = () => {
    const d = loop(
      Array.from({ length: 30 }, (_, i) => [
        100 + Math.cos((i / 30) * TAU) * 30,
        104 + Math.sin((i / 30) * TAU) * 11,
      ]),
    );
    let l = '';
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * TAU;
      l += `M100 104L${f2(100 + Math.cos(a) * 29)} ${f2(104 + Math.sin(a) * 10.5)}`;
    }
    return (
      sheet(d, '#7fae6a', 1) +
      line(l, '#e2f2b8', 1.3) +
      `<ellipse cx="100" cy="104" rx="10" ry="2.4" fill="#26402f"/>`
    );
  };
  let done = 0;
  for (const [a, q, y0] of T) {
    if (!done && y0 > 0.12) {
      s += disc();
      done = 1;
    }
    const x = 100 + Math.cos(a) * 62 * q;
    const y = 108 + Math.sin(a) * 24 * q;
    const out = Math.cos(a) * q;
    const l = r.range(34, 52) * (Math.sin(a) > 0.3 ? 0.62 : 1);
    const ang = UP + out * 1.15 + r.range(-0.25, 0.25);
    const m = at(x, y, ang, l * 0.55);
    const e = at(
      ...m,
      ang + out * 0.8 + (Math.sin(a) > 0.5 ? 0.5 * Math.sign(out || 1) : 0),
      l * 0.5,
    );
    const K = tube(
      [[x, y], m, e],
      [
        [0, 3.4],
        [0.8, 2.6],
        [1, 2.7],
      ],
      16,
    );
    const col = mix('#4f8a5c', '#93c070', r() * 0.7 + q * 0.2);
    s +=
      sheet(K.d, col, 1) +
      dot(e[0], e[1], 3.5, '#fff4dc') +
      dot(e[0] - 0.8, e[1] - 0.8, 1.2, '#fff');
  }
  return s;
}
