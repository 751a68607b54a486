import { light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { clipTo, line, sheet } from '../../draw/paper.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Look, Paint } from './spec.ts';

interface AngelLook extends Look {
  analSub?: Paint;
}

/** Large angelfish: high disc, fins drawn out to the rear. */
export const angelfish = (o: AngelLook): FishSpec => ({
  L: 104,
  x0: 40,
  cy: 74,
  top: [
    [0, 0.03],
    [0.04, 0.09],
    [0.14, 0.23],
    [0.3, 0.35],
    [0.52, 0.375],
    [0.72, 0.31],
    [0.9, 0.15],
    [1, 0.1],
  ],
  bot: [
    [0, 0.03],
    [0.05, 0.09],
    [0.16, 0.22],
    [0.34, 0.345],
    [0.55, 0.365],
    [0.74, 0.3],
    [0.9, 0.145],
    [1, 0.1],
  ],
  col: { base: o.base, fin: o.fin },
  dorsal: [
    {
      t0: 0.28,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.35, 0.06],
        [0.7, 0.15],
        [0.9, 0.23],
        [1, 0.05],
      ],
      lean: 0.45,
      edge: o.edge,
      inner: 0.95,
      rays: 12,
      root: 0.6,
      n: 14,
    },
  ],
  anal: [
    {
      t0: 0.42,
      t1: 0.93,
      h: [
        [0, 0.03],
        [0.4, 0.09],
        [0.75, 0.17],
        [0.92, 0.2],
        [1, 0.05],
      ],
      lean: 0.4,
      edge: o.edge,
      inner: 0.93,
      root: 0.6,
      col: o.analCol ?? o.fin,
      sub: o.analSub,
    },
  ],
  tail: {
    pts: TAIL.round.map(([a, b]) => [a * 0.86, b * 1.02]),
    col: o.tail,
    edge: o.tailEdge,
    inner: 0.92,
  },
  pelvic: [{ t: 0.3, v: 0.92, len: 0.24, w: 0.05, ang: 1.05, pointy: true, col: o.pelv ?? o.base }],
  pect: [{ t: 0.37, v: 0.22, len: 0.2, w: 0.09, ang: 0.3, col: o.pect ?? light(o.base, 0.35) }],
  patternOnFins: true,
  pattern: o.pattern,
  face: o.face,
  mouth: { v0: 0.25, t1: 0.055, v1: 0.3, w: 1.6 },
  eye: { t: 0.165, v: -0.2, r: 4.8, iris: o.iris ?? '#e9b44a' },
});

/**
 * Pomacanthus imperator: yellow stripes rising to the rear on blue, dark eye mask edged blue,
 * yellow tail.
 */
export const emperorAngelfish: FishSpec = angelfish({
  base: '#2b4fb3',
  fin: '#2746a0',
  edge: '#8fd0f4',
  tail: '#f7b733',
  tailEdge: '#fbd76a',
  pelv: '#f2a93a',
  pect: '#1c2f78',
  iris: '#f0c24f',
  analCol: '#1f3a94',
  analSub: (B) => {
    let s = '';
    for (let i = 0; i < 7; i++)
      s += curve([
        B.M(0.42, 1.02 + i * 0.09),
        B.M(0.7, 1.05 + i * 0.12),
        B.M(0.98, 0.9 + i * 0.17),
      ]);
    return line(s, '#62a5f0', 1.2, 'opacity=".8"');
  },
  pattern: (B) => {
    let s = ''; // yellow strips rising to the rear, each a lifted strip
    for (let i = 0; i < 13; i++) {
      const v = -1.25 + i * 0.19;
      const a = [];
      const b = [];
      for (let k = 0; k <= 10; k++) {
        const t = 0.3 + k * 0.075;
        const vv = v + (k / 10) * (-0.34 + 0.035 * i) - Math.sin((k / 10) * Math.PI) * 0.05;
        const y =
          B.Y(Math.min(t, 0.74), vv) - (t > 0.74 ? (t - 0.74) * 26 * (vv < 0 ? 0.8 : -0.5) : 0);
        const x = B.X(t);
        a.push([x, y - 1.55]);
        b.push([x, y + 1.55]);
      }
      s += sheet(loop([...a, ...b.reverse()]), '#ffcf4a', 1);
    }
    return s;
  },
  face: (B) =>
    clipTo(
      B.body,
      sheet(
        loop([
          B.M(-0.1, -2),
          B.M(0.33, -2),
          B.M(0.315, -1),
          B.M(0.345, -0.4),
          B.M(0.42, -0.02),
          B.M(0.43, 0.3),
          B.M(0.36, 0.62),
          B.M(0.27, 1.02),
          B.M(0.24, 2),
          B.M(-0.1, 2),
        ]),
        '#131a46',
        2,
      ) + // shoulder patch
        sheet(
          loop([
            B.M(-0.1, -2),
            B.M(0.29, -2),
            B.M(0.275, -1),
            B.M(0.3, -0.45),
            B.M(0.31, 0),
            B.M(0.3, 0.4),
            B.M(0.24, 1),
            B.M(0.2, 2),
            B.M(-0.1, 2),
          ]),
          '#f3c24d',
          1,
        ) +
        line(
          curve([
            B.M(0.3, -1.1),
            B.M(0.312, -0.45),
            B.M(0.325, 0),
            B.M(0.315, 0.4),
            B.M(0.25, 1.04),
          ]),
          '#7cc7ff',
          1.6,
        ) +
        sheet(
          loop([
            B.M(-0.1, -2),
            B.M(0.235, -2),
            B.M(0.225, -1),
            B.M(0.24, -0.45),
            B.M(0.245, 0),
            B.M(0.22, 0.36),
            B.M(0.16, 0.9),
            B.M(-0.1, 2),
          ]),
          '#7cc7ff',
          0,
        ) +
        sheet(
          loop([
            B.M(-0.1, -2),
            B.M(0.22, -2),
            B.M(0.21, -1),
            B.M(0.225, -0.45),
            B.M(0.23, 0),
            B.M(0.205, 0.34),
            B.M(0.14, 0.9),
            B.M(-0.1, 2),
          ]),
          '#131a46',
          0,
        ) +
        sheet(
          loop([
            B.M(-0.1, -3),
            B.M(0.115, -2),
            B.M(0.11, -1),
            B.M(0.118, -0.4),
            B.M(0.12, 0.05),
            B.M(0.11, 0.5),
            B.M(0.13, 1.1),
            B.M(-0.1, 2),
          ]),
          '#dbe7ef',
          1,
        ) +
        `<path d="${B.body}" fill="url(#vol)"/>`,
    ),
});
