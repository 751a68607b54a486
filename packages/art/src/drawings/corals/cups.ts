import { dark, light } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { at, f2, TAU, UP } from '../../draw/numbers.ts';
import { g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import type { Random } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { rock } from './ground.ts';

interface CupLook {
  base: string;
  lip: string;
  tent: string;
  mouth: string;
}

const cup = (x: number, y: number, R: number, a: number, c: CupLook, r: Random): string => {
  const e = at(x, y, a, R * 1.6);
  const T = tube(
    [[x, y], at(x, y, a, R * 0.8), e],
    [
      [0, R * 0.72],
      [0.7, R * 0.85],
      [1, R],
    ],
    12,
  );
  const deg = (a * 180) / Math.PI + 90;
  let t = '';
  for (let i = 0; i < 22; i++) {
    const b = (i / 22) * TAU;
    const q = [Math.cos(b) * R * 0.86, Math.sin(b) * R * 0.5];
    const z = [Math.cos(b) * R * r.range(1.6, 2), Math.sin(b) * R * 0.95 - R * 0.55];
    t += line(
      `M${f2(q[0])} ${f2(q[1])}Q${f2(((q[0] + z[0]) / 2) * 1.1)} ${f2((q[1] + z[1]) / 2)} ${f2(z[0])} ${f2(z[1])}`,
      i % 2 ? c.tent : light(c.tent, 0.35),
      R * 0.22,
    );
  }
  let ribs = '';
  for (const v of [-0.6, -0.2, 0.2, 0.6]) {
    const p = T.at(0.1);
    const q = T.at(0.95);
    ribs += `M${f2(p.x + p.nx * p.h * v)} ${f2(p.y + p.ny * p.h * v)}L${f2(q.x + q.nx * q.h * v)} ${f2(q.y + q.ny * q.h * v)}`;
  }
  return (
    sheet(T.d, c.base, 1) +
    line(ribs, dark(c.base, 0.3), 0.8, 'opacity=".55"') +
    g(
      `<ellipse rx="${f2(R)}" ry="${f2(R * 0.56)}" fill="${c.lip}"/>` +
        t +
        `<ellipse rx="${f2(R * 0.5)}" ry="${f2(R * 0.27)}" fill="${c.mouth}"/>`,
      `transform="translate(${f2(e[0])} ${f2(e[1])}) rotate(${f2(deg * 0.8)})" filter="url(#lift1)"`,
    )
  );
};

/** A rock of orange cups with open tentacles. */
export function cups(): string {
  const r = rng('cupz');
  let s = rock('#a8452a', 'cups', 74, 122, 2);
  const L = [
    [30, 124, 9, -2.5],
    [58, 116, 11, -2.05],
    [84, 108, 11, -1.85],
    [112, 106, 12, -1.4],
    [140, 112, 11, -1.05],
    [168, 124, 10, -0.6],
    [44, 136, 10, -2.15],
    [70, 134, 12, -1.8],
    [100, 130, 14, -1.57],
    [130, 134, 12, -1.25],
    [156, 138, 10, -0.95],
    [85, 146, 9, -1.75],
    [116, 147, 9, -1.35],
  ];
  for (const [x, y, R, a] of L)
    s += cup(x, y, R, a, { base: '#e2622c', lip: '#f58a34', tent: '#ffc63f', mouth: '#8f2a1c' }, r);
  return s;
}

/** A black-green tree of tube cups. */
export function sunTree(): string {
  const r = rng('suntree');
  const c = { base: '#26404a', lip: '#3f6a62', tent: '#7fae6a', mouth: '#101c2c' };
  let s = '';
  const segs = [
    [
      [100, 150],
      [97, 118],
      [100, 84],
      [95, 40],
    ],
    [
      [99, 120],
      [74, 100],
      [52, 84],
      [36, 60],
    ],
    [
      [99, 108],
      [122, 92],
      [146, 78],
      [164, 52],
    ],
    [
      [98, 78],
      [82, 60],
      [70, 42],
      [68, 28],
    ],
    [
      [99, 72],
      [114, 54],
      [124, 38],
      [130, 24],
    ],
    [
      [62, 92],
      [46, 96],
      [30, 94],
    ],
    [
      [140, 82],
      [158, 86],
      [174, 84],
    ],
  ];
  let b = '';
  segs.forEach(
    (p, i) =>
      (b += path(
        tube(
          p,
          [
            [0, i ? 5.6 : 9],
            [1, 3.6],
          ],
          20,
        ).d,
        i % 2 ? '#2c4a52' : '#26404a',
      )),
  );
  s +=
    g(b, 'filter="url(#lift2)"') +
    sheet(
      loop([
        [70, 150],
        [80, 142],
        [100, 138],
        [120, 142],
        [132, 150],
      ]),
      '#1f343f',
      1,
    );
  const cs: number[][] = [];
  segs.forEach((p, i) => {
    const T = tube(
      p,
      [
        [0, 5],
        [1, 4],
      ],
      30,
    );
    for (let t = i ? 0.3 : 0.42; t < 0.98; t += i ? 0.23 : 0.2) {
      const q = T.at(t);
      const v = cs.length % 2 ? 1 : -1;
      const a = Math.atan2(q.ny * v, q.nx * v) * 0.55 + UP * 0.45;
      cs.push([q.x + q.nx * v * 2, q.y + q.ny * v * 2, Math.abs(a - UP) > 1.9 ? UP : a, 5.6]);
    }
    const e = p[p.length - 1];
    cs.push([e[0], e[1] + 3, UP + (e[0] - 100) * 0.008, 6.6]);
  });
  cs.sort((a, b) => a[1] - b[1]);
  for (const [x, y, a, R] of cs) s += cup(x, y, R, a, c, r);
  return s;
}
