import type { Drawing } from '../../draw/detail.ts';
import { curve } from '../../draw/curves.ts';
import { at } from '../../draw/numbers.ts';
import { dot, line } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import { fan } from './fan.ts';
import { star8 } from './ground.ts';
import { netFan } from './net-fan.ts';
import { thicket, warts } from './thicket.ts';

/** Fan-shaped corals and lace corals, by card id. */
export const fans = {
  // bushy, wart-covered, cream pink
  'lace-coral': (detail) =>
    thicket(
      {
        seed: 'pocid',
        base: '#e8b79a',
        back: '#9a6474',
        tip: '#fff2e0',
        trunks: 9,
        len: 25,
        w: 6,
        depth: 4,
        fan: 1.7,
        foot: 74,
        spread: 0.4,
        k: [0.76, 0.92],
        deco: warts(4, 1.5, 0.55),
        end: (e, w, a, tip) =>
          [-0.9, 0, 0.9].map((v) => dot(...at(e.x, e.y, a + v, w * 0.9), w * 0.72, tip)).join(''),
      },
      detail,
    ),
  // flat violet net, veins that spread from one foot, pale rim
  'common-sea-fan': (detail) =>
    netFan(
      { seed: 'vent', base: '#c886ee', back: '#4a2488', vein: '#7d3fc0', rimC: '#f0d2ff', w: 1.5 },
      detail,
    ),
  // very large: one broad flat fan of salmon net on stout rust-red main branches
  'giant-sea-fan': (detail) =>
    netFan(
      {
        seed: 'annella',
        base: '#f7a765',
        back: '#8a3a34',
        vein: '#b4472f',
        rimC: '#ffdcae',
        rows: 52,
        cols: 66,
        w: 0.95,
        ribs: 4,
        round: 0.3,
        lobes: [
          [-0.92, 104, 0.62],
          [0.9, 108, 0.62],
          [0.1, 144, 1.1],
        ],
      },
      detail,
    ),
  // red, brittle, with swollen yellow joints
  'red-sea-fan': (detail) =>
    fan(
      {
        seed: 'melithaea',
        base: '#d83a34',
        back: '#7a1f38',
        lv: 9,
        open: 2.4,
        R: 138,
        w: 5.4,
        wEnd: 1.2,
        gap: 9.5,
        asp: 0.82,
        prune: 0.08,
        jit: 0.8,
        deco: (segs) =>
          segs
            .map(([sp, , w1]) => {
              const p = sp[2];
              return dot(p[0], p[1], Math.min(3.1, w1 * 1.5), '#f7b93c');
            })
            .join(''),
      },
      detail,
    ),
  // yellow net, violet veins, three lobes
  'venus-sea-fan': (detail) =>
    netFan(
      {
        seed: 'venus',
        base: '#f2d24a',
        back: '#a8842c',
        vein: '#a85fc0',
        rimC: '#fff3a8',
        rows: 28,
        cols: 26,
        w: 1.6,
        lobes: [
          [-0.95, 92, 0.42],
          [0.98, 92, 0.42],
          [-0.36, 128, 0.5],
          [0.4, 134, 0.52],
        ],
      },
      detail,
    ),
  // sparse fan, fat round knobs of polyps
  'knobbly-sea-fan': (detail) =>
    fan(
      {
        seed: 'muricella',
        base: '#e07a6a',
        back: '#8a3a52',
        lv: 7,
        open: 2.3,
        R: 138,
        asp: 0.82,
        prune: 0.06,
        jit: 0.8,
        w: 4.6,
        wEnd: 1.6,
        gap: 13,
        deco: (segs, r) =>
          segs
            .map(([sp, w0, w1]) => {
              const T = tube(
                sp,
                [
                  [0, w0],
                  [1, w1],
                ],
                10,
              );
              let s = '';
              for (let t = 0.1; t < 1; t += 0.16) {
                const q = T.at(t);
                const v = r() < 0.5 ? -1 : 1;
                s +=
                  dot(q.x + q.nx * (q.h + 0.8) * v, q.y + q.ny * (q.h + 0.8) * v, 2.3, '#ffd0a8') +
                  dot(q.x + q.nx * (q.h + 1.2) * v, q.y + q.ny * (q.h + 1.2) * v, 1, '#b8384c');
              }
              return s;
            })
            .join(''),
        end: ([p]) =>
          dot(p[0], p[1], 3.2, '#ffe3c0', 'filter="url(#lift1)"') + dot(p[0], p[1], 1.3, '#b8384c'),
      },
      detail,
    ),
  // stubby flat violet branches, white tips, hard as china
  'violet-hydrocoral': (detail) =>
    fan(
      {
        seed: 'distichopora',
        base: '#7a3fc8',
        back: '#43247c',
        lv: 6,
        open: 2.5,
        R: 126,
        w: 9,
        wEnd: 4.2,
        gap: 14,
        asp: 0.86,
        first: 1,
        jit: 0.8,
        prune: 0.06,
        deco: (segs) =>
          segs
            .map(([sp, w0, w1]) => {
              const T = tube(
                sp,
                [
                  [0, w0],
                  [1, w1],
                ],
                9,
              );
              let d = '';
              for (const v of [-0.82, 0.82]) {
                for (let t = 0.1; t < 1; t += 0.2) {
                  const q = T.at(t);
                  d += dot(q.x + q.nx * q.h * v, q.y + q.ny * q.h * v, 0.8, '#d9b8ff');
                }
              }
              return d;
            })
            .join(''),
        end: ([p, a, w]) =>
          dot(p[0], p[1], w * 1.02, '#f4e6ff') +
          dot(
            p[0] - Math.cos(a) * w * 0.9,
            p[1] - Math.sin(a) * w * 0.9,
            w * 0.9,
            '#b48ae8',
            'opacity=".8"',
          ),
      },
      detail,
    ),
  // rust, corky, thick lower branches, white polyps open
  'corky-sea-fan': (detail) =>
    fan(
      {
        seed: 'suberosa',
        base: '#a8492c',
        back: '#5a2430',
        lv: 8,
        open: 2.0,
        R: 140,
        asp: 0.84,
        w: 8,
        wEnd: 1.9,
        gap: 10.5,
        prune: 0.1,
        jit: 0.9,
        deco: (segs, r) =>
          segs
            .map(([sp, w0, w1, l]) => {
              const T = tube(
                sp,
                [
                  [0, w0],
                  [1, w1],
                ],
                10,
              );
              let s = line(curve(sp), '#6c2a24', Math.max(0.5, w1 * 0.3));
              if (l > 2) {
                for (let t = 0; t < 1; t += 0.16) {
                  const q = T.at(t);
                  for (const v of [-1, 1]) {
                    s += star8(
                      q.x + q.nx * (q.h + 1.2) * v,
                      q.y + q.ny * (q.h + 1.2) * v,
                      2.5,
                      '#fff6ea',
                      '#f0b89a',
                      5,
                      r(),
                      0.4,
                    );
                  }
                }
              }
              return s;
            })
            .join(''),
      },
      detail,
    ),
} satisfies Record<string, Drawing>;
