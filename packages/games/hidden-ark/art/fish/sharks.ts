import { dark } from '@atoll/art/draw/colour.ts';
import { curve, loop } from '@atoll/art/draw/curves.ts';
import { dot, line, sheet } from '@atoll/art/draw/paper.ts';
import { rng } from '@atoll/art/draw/random.ts';
import type { Surface } from '@atoll/art/drawings/fish/body.ts';
import { points } from '@atoll/art/drawings/fish/pattern.ts';
import { shark } from '@atoll/art/drawings/fish/sharks.ts';
import type { FishSpec } from '@atoll/art/drawings/fish/spec.ts';
import { even } from './table.ts';

const gills = (
  B: Surface,
  from: number,
  { step, v0, v1 }: { step: number; v0: number; v1: number },
): string =>
  Array.from({ length: 5 }, (_, i) => {
    const t = from + i * step;
    return curve([B.M(t, v0), B.M(t + 0.014, (v0 + v1) / 2), B.M(t + 0.002, v1)]);
  }).join('');

const mouth = (B: Surface, colour: string): string =>
  line(
    curve(
      points(B, [
        [0.05, 0.95],
        [0.095, 0.55],
        [0.135, 0.72],
      ]),
    ),
    colour,
    1.8,
  );

const tope0 = shark({ base: '#8f9aa3', belly: '#f0efe6', pattern: () => '' });

/**
 * Galeorhinus galeus: slim and grey, long snout, second dorsal fin far back; the lower tip of the
 * upper tail lobe is a broad flag.
 */
export const tope: FishSpec = {
  ...tope0,
  L: 146,
  x0: 6,
  top: [
    [0, 0.01],
    [0.04, 0.034],
    [0.12, 0.068],
    [0.26, 0.1],
    [0.4, 0.108],
    [0.6, 0.082],
    [0.82, 0.04],
    [1, 0.024],
  ],
  bot: [
    [0, 0.012],
    [0.05, 0.034],
    [0.14, 0.062],
    [0.28, 0.088],
    [0.44, 0.094],
    [0.62, 0.072],
    [0.82, 0.036],
    [1, 0.022],
  ],
  dorsal: [
    { t0: 0.38, t1: 0.51, h: even(0, 0.06, 0.125, 0.13, 0.02), lean: 0.4, rays: 0 },
    { t0: 0.74, t1: 0.83, h: even(0, 0.045, 0.06, 0.012), lean: 0.5, rays: 0 },
  ],
  anal: [
    { t0: 0.75, t1: 0.83, h: even(0, 0.042, 0.055, 0.012), lean: 0.5, rays: 0 },
    { t0: 0.59, t1: 0.66, h: even(0, 0.045, 0.05, 0.01), lean: 0.5, rays: 0 },
  ],
  tail: {
    pts: [
      [0.05, -0.04],
      [0.14, -0.13],
      [0.25, -0.225],
      [0.33, -0.225],
      [0.35, -0.15],
      [0.285, -0.125],
      [0.255, -0.145],
      [0.15, -0.02],
      [0.165, 0.075],
      [0.15, 0.1],
      [0.06, 0.035],
    ],
    k: 0.1,
    norays: true,
  },
  face: (B) =>
    line(
      gills(B, 0.225, { step: 0.02, v0: -0.2, v1: 0.42 }),
      dark('#8f9aa3', 0.55),
      1,
      'opacity=".7"',
    ) +
    mouth(B, '#3c434c') +
    line(
      curve(
        points(B, [
          [0.055, 0.3],
          [0.07, 0.36],
        ]),
      ),
      '#3c434c',
      1.3,
    ),
  eye: { t: 0.115, v: -0.12, r: 3.4, iris: '#c9d6c4' },
};

const basking0 = shark({ base: '#a08d70', belly: '#c9b894', pattern: () => '' });

/**
 * Cetorhinus maximus: swims with its white gape wide open below a pointed snout; gill slits ring
 * its throat.
 */
export const baskingShark: FishSpec = {
  ...basking0,
  L: 140,
  x0: 14,
  cy: 76,
  top: [
    [0, 0.05],
    [0.03, 0.1],
    [0.1, 0.115],
    [0.24, 0.14],
    [0.4, 0.145],
    [0.6, 0.105],
    [0.84, 0.04],
    [1, 0.026],
  ],
  bot: [
    [0, 0.02],
    [0.03, 0.15],
    [0.1, 0.185],
    [0.22, 0.165],
    [0.4, 0.15],
    [0.6, 0.105],
    [0.84, 0.038],
    [1, 0.024],
  ],
  dorsal: [
    { t0: 0.4, t1: 0.55, h: even(0, 0.09, 0.165, 0.16, 0.02), lean: 0.3, rays: 0 },
    { t0: 0.76, t1: 0.82, h: even(0, 0.04, 0.045, 0.01), lean: 0.5, rays: 0 },
  ],
  tail: {
    pts: [
      [0.05, -0.05],
      [0.13, -0.17],
      [0.22, -0.28],
      [0.26, -0.27],
      [0.2, -0.12],
      [0.15, -0.01],
      [0.19, 0.13],
      [0.21, 0.19],
      [0.17, 0.19],
      [0.06, 0.05],
    ],
    k: 0.12,
    norays: true,
  },
  pattern: (B) => {
    const r = rng('basking');
    let s = '';
    for (let i = 0; i < 30; i++) {
      const [x, y] = B.M(r.range(0.34, 1), r.range(-0.8, 0.3));
      s += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r.range(3, 8).toFixed(1)}" ry="${r.range(1.2, 2.6).toFixed(1)}" fill="#6d5c44" opacity=".42"/>`;
    }
    return s;
  },
  face: (B) => {
    const gape = loop(
      points(B, [
        [-0.015, -0.3],
        [0.03, -0.12],
        [0.1, 0.12],
        [0.13, 0.42],
        [0.11, 0.78],
        [0.05, 1.02],
        [-0.01, 0.94],
        [-0.045, 0.5],
        [-0.04, 0.05],
      ]),
    );
    const combs = [0.03, 0.055, 0.08]
      .map((t) =>
        curve(
          points(B, [
            [t, 0.02 + t],
            [t + 0.016, 0.42],
            [t, 0.86],
          ]),
        ),
      )
      .join('');
    const snout = loop(
      points(B, [
        [0.12, -0.72],
        [0.05, -0.95],
        [-0.03, -0.9],
        [-0.085, -0.52],
        [-0.05, -0.28],
        [0.03, -0.16],
        [0.1, -0.3],
      ]),
    );
    return (
      sheet(gape, '#f4ead9', 1) +
      `<path d="${loop(
        points(B, [
          [0.0, -0.1],
          [0.06, 0.06],
          [0.1, 0.34],
          [0.09, 0.68],
          [0.045, 0.9],
          [0.0, 0.8],
          [-0.02, 0.42],
        ]),
      )}" fill="#4a3340"/>` +
      line(combs, '#e9dcc6', 2.2) +
      sheet(snout, '#aa9779', 2) +
      line(gills(B, 0.165, { step: 0.031, v0: -0.78, v1: 0.98 }), '#3f3a38', 2.2, 'opacity=".85"')
    );
  },
  eye: { t: 0.035, v: -0.52, r: 2.7, iris: '#2a2a36' },
  pect: [
    { t: 0.36, v: 0.7, len: 0.25, w: 0.07, ang: 0.95, pointy: true, col: '#86745a', ray: 'none' },
  ],
};

const greenland0 = shark({ base: '#515b7a', belly: '#79819a', pattern: () => '' });

/**
 * Somniosus microcephalus: a heavy cylinder with a blunt snout and small fins, flecked with white;
 * a pale parasite hangs from its dim eye.
 */
export const greenlandShark: FishSpec = {
  ...greenland0,
  L: 142,
  x0: 12,
  cy: 76,
  mid: even(0, 0, 0),
  top: [
    [0, 0.04],
    [0.02, 0.085],
    [0.08, 0.118],
    [0.22, 0.142],
    [0.45, 0.15],
    [0.66, 0.12],
    [0.86, 0.062],
    [1, 0.042],
  ],
  bot: [
    [0, 0.05],
    [0.02, 0.085],
    [0.08, 0.115],
    [0.22, 0.142],
    [0.45, 0.15],
    [0.66, 0.118],
    [0.86, 0.058],
    [1, 0.04],
  ],
  dorsal: [
    { t0: 0.47, t1: 0.57, h: even(0, 0.035, 0.055, 0.045, 0.01), lean: 0.5, rays: 0 },
    { t0: 0.74, t1: 0.83, h: even(0, 0.03, 0.045, 0.01), lean: 0.5, rays: 0 },
  ],
  anal: [{ t0: 0.72, t1: 0.8, h: even(0, 0.05, 0.055, 0.01), lean: 0.5, rays: 0 }],
  tail: {
    pts: [
      [0.05, -0.07],
      [0.13, -0.17],
      [0.23, -0.235],
      [0.26, -0.2],
      [0.2, -0.06],
      [0.17, 0.01],
      [0.2, 0.12],
      [0.17, 0.165],
      [0.06, 0.07],
    ],
    k: 0.13,
    norays: true,
  },
  pattern: (B) =>
    B.spots(80, 'grs', 0.8, 1.9, '#c3bdc2', (t) => t > 0.12) +
    B.spots(26, 'grd', 1.4, 2.6, '#474350', (t) => t > 0.3),
  face: (B) =>
    line(gills(B, 0.215, { step: 0.018, v0: 0.05, v1: 0.55 }), '#37333f', 1.3, 'opacity=".8"') +
    line(
      curve(
        points(B, [
          [0.06, 0.96],
          [0.1, 0.62],
          [0.165, 0.7],
        ]),
      ),
      '#2b2833',
      2,
    ) +
    line(
      curve(
        points(B, [
          [0.02, 0.2],
          [0.035, 0.3],
        ]),
      ),
      '#2b2833',
      1.4,
    ),
  eye: { t: 0.085, v: -0.1, r: 3.1, iris: '#bfe0d6' },
  front: (B) => {
    const [x, y] = B.M(0.095, -0.06);
    return line(
      curve([
        [x, y],
        [x + 4, y + 3.5],
        [x + 9, y + 3],
        [x + 13, y + 6],
      ]),
      '#fbeeda',
      1.9,
    );
  },
  pect: [{ t: 0.33, v: 0.72, len: 0.15, w: 0.055, ang: 0.8, col: '#434b68', ray: 'none' }],
};

const whale0 = shark({ base: '#3f6a86', belly: '#f1efe6', pattern: () => '' });

/**
 * Rhincodon typus: broad flat head with the mouth at its very front; rows of pale spots between
 * pale bars, ridges along the flank.
 */
export const whaleShark: FishSpec = {
  ...whale0,
  L: 142,
  x0: 10,
  cy: 78,
  top: [
    [0, 0.06],
    [0.03, 0.08],
    [0.12, 0.11],
    [0.28, 0.15],
    [0.42, 0.15],
    [0.6, 0.105],
    [0.84, 0.045],
    [1, 0.03],
  ],
  bot: [
    [0, 0.06],
    [0.03, 0.085],
    [0.12, 0.105],
    [0.28, 0.125],
    [0.42, 0.128],
    [0.6, 0.095],
    [0.84, 0.04],
    [1, 0.028],
  ],
  bellyV: 0.5,
  dorsal: [
    { t0: 0.5, t1: 0.62, h: even(0, 0.07, 0.125, 0.12, 0.015), lean: 0.45, rays: 0 },
    { t0: 0.76, t1: 0.82, h: even(0, 0.045, 0.05, 0.01), lean: 0.5, rays: 0 },
  ],
  tail: {
    pts: [
      [0.05, -0.05],
      [0.14, -0.18],
      [0.25, -0.32],
      [0.3, -0.31],
      [0.22, -0.13],
      [0.15, -0.02],
      [0.18, 0.1],
      [0.19, 0.16],
      [0.15, 0.16],
      [0.06, 0.05],
    ],
    k: 0.12,
    norays: true,
  },
  pattern: (B) => {
    let s = '';
    for (const v of [-0.55, -0.2, 0.15])
      s += line(
        curve(
          points(
            B,
            even(0, 0, 0, 0, 0).map(([u]) => [0.3 + u * 0.66, v * (1 - u * 0.3)]),
          ),
        ),
        '#2c4f69',
        1.6,
        'opacity=".7"',
      );
    for (let i = 0; i < 12; i++) {
      const t = 0.25 + i * 0.062;
      s += line(
        curve(
          points(B, [
            [t, -0.96],
            [t + 0.008, -0.3],
            [t, 0.42],
          ]),
        ),
        '#a9c9d6',
        1.1,
        'opacity=".75"',
      );
      for (const v of [-0.8, -0.52, -0.24, 0.04, 0.3]) {
        const [x, y] = B.M(t + 0.031, v);
        s += dot(x, y, 2.5 - i * 0.1, '#f4f1e2');
      }
    }
    return s + B.spots(34, 'whs', 0.7, 1.4, '#f4f1e2', (t, v) => t < 0.24 && v < 0.36);
  },
  face: (B) =>
    line(gills(B, 0.235, { step: 0.022, v0: -0.1, v1: 0.5 }), '#1f3d54', 1.4, 'opacity=".85"') +
    sheet(
      loop(
        points(B, [
          [-0.018, -0.36],
          [0.014, -0.2],
          [0.05, 0.1],
          [0.014, 0.5],
          [-0.012, 0.62],
          [-0.03, 0.1],
        ]),
      ),
      '#e9e3d4',
      1,
    ) +
    `<path d="${loop(
      points(B, [
        [-0.008, -0.2],
        [0.02, -0.06],
        [0.036, 0.12],
        [0.012, 0.36],
        [-0.008, 0.44],
        [-0.016, 0.1],
      ]),
    )}" fill="#2a2438"/>`,
  eye: { t: 0.075, v: 0.12, r: 2.3, iris: '#1c2a3a' },
  pect: [
    { t: 0.33, v: 0.62, len: 0.25, w: 0.08, ang: 0.92, pointy: true, col: '#35607c', ray: 'none' },
  ],
};
