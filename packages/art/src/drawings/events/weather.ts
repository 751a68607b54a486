import { loop, poly } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { brainCoral } from '../corals/brain-coral.ts';
import { branchCoral } from '../corals/branch-coral.ts';
import { corals } from '../corals/corals.ts';
import { seaFan } from '../corals/sea-fan.ts';
import { band, box, fishlet, H, mid, put, reef, sun, waves } from './stage.ts';

/** Weather, by card id. */
export const weather = {
  'mass-bleaching': () => {
    let s = box('bleach', 'lagoon', { cy: 0.3, hole: 0.4 });
    s += sun(150, 44, 34, '#ffcf6a');
    for (let i = 0; i < 3; i++) {
      s += `<path d="M${110 + i * 26} 84L${60 + i * 60} 262H${100 + i * 60}L${124 + i * 26} 84Z" fill="#fff1b0" opacity=".2"/>`;
    }
    s += reef(216, '#3b7f8c');
    s +=
      put(
        seaFan({ base: '#f4ede0', back: '#b9c4c4', polyp: '#ffffff', seed: 'gold', n: 420 }),
        58,
        222,
        0.62,
      ) +
      put(
        branchCoral({ base: '#fff8ec', tip: '#ffffff', back: '#c3cbc9', seed: 'stag' }),
        158,
        232,
        0.92,
      ) +
      put(
        brainCoral({ base: '#efe8da', groove: '#b3b6b4', ridge: '#ffffff', seed: 'br2' }),
        252,
        236,
        0.56,
      );
    s +=
      reef(236, '#255f75') +
      put(corals['lace-coral']('bold'), 44, 256, 0.5) +
      put(
        branchCoral({
          base: '#f3e2dc',
          tip: '#ffffff',
          back: '#b5a9b0',
          seed: 'fin',
          w: 8,
          len: 34,
          trunks: 7,
          depth: 2,
          spread: 0.3,
        }),
        112,
        262,
        0.5,
      );
    const r = rng('bl');
    for (let i = 0; i < 44; i++) {
      const u = r();
      s += dot(
        150 + r.range(-1, 1) * (60 + u * 40),
        190 - u * 120,
        r.range(1, 2.6),
        i % 3 ? '#a8762c' : '#d9a84a',
        'filter="url(#lift1)"',
      );
    }
    return s + band(252, 4, 'b2', '#1b4560');
  },
  cyclone: () => {
    let s = box('cyc', 'dusk', { cy: 0.32, hole: 0.36 });
    const cx = 150;
    const cy = 84;
    const arm = (k: number, R: number, w: number, c: string) => {
      const p = [];
      for (let i = 0; i <= 26; i++) {
        const t = i / 26;
        const a = k + t * 4.6;
        const q = 13 + t * R;
        p.push([cx + Math.cos(a) * q * 1.25, cy + Math.sin(a) * q * 0.72]);
      }
      return sheet(
        tube(
          p,
          [
            [0, 5],
            [0.35, w],
            [0.8, w * 0.62],
            [1, 1],
          ],
          50,
        ).d,
        c,
        2,
      );
    };
    s +=
      arm(0.3, 92, 15, '#6f568f') +
      arm(2.4, 88, 15, '#55437e') +
      arm(4.5, 84, 15, '#836aa0') +
      arm(1.3, 60, 10, '#b59cc0') +
      arm(3.4, 58, 10, '#d9c4d4') +
      arm(5.5, 56, 10, '#a58ab4');
    s += `<ellipse cx="${cx}" cy="${cy}" rx="15" ry="9" fill="#2a2b5e" filter="url(#lift1)"/>`;
    s += sheet(
      poly([
        [236, 106],
        [218, 142],
        [232, 142],
        [214, 178],
        [250, 132],
        [236, 132],
        [250, 106],
      ]),
      '#ffd873',
      2,
    );
    const r = rng('rain');
    let d = '';
    for (let i = 0; i < 40; i++) {
      const x = r.range(0, 300);
      const y = r.range(100, 180);
      d += `M${f2(x)} ${f2(y)}l-5 13`;
    }
    s += line(d, '#fff3e0', 1.2, 'opacity=".5"');
    s += waves(172, '#3d8fa0', 1);
    s += waves(208, '#257088', -1);
    s +=
      mid(branchCoral({ seed: 'fin', w: 8, len: 30, trunks: 4, depth: 2 }), 94, 212, 0.34, -38) +
      fishlet(196, 214, 1.5, '#f7a93b', -1) +
      fishlet(236, 190, 1.1, '#e2587c', 1);
    return s + waves(242, '#1b4f74', 1) + waves(280, '#15365f', -1);
  },
  'marine-heatwave': () => {
    let s = box('heat', 'dusk', { cy: 0.3, hole: 0.4 });
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU + 0.1;
      const p = (q: number[]): number[] => [
        134 + Math.cos(a + q[1]) * q[0],
        96 + Math.sin(a + q[1]) * q[0],
      ];
      s += sheet(
        loop(
          [
            [62, -0.1],
            [92 + (i % 2) * 14, 0.02],
            [62, 0.1],
          ].map(p),
          0.1,
        ),
        i % 2 ? '#f7a93b' : '#f0714c',
        1,
      );
    }
    s +=
      sun(134, 96, 60, '#f4582f') +
      dot(134, 96, 46, '#f98a3f', 'filter="url(#lift1)"') +
      dot(134, 96, 30, '#ffc85e', 'filter="url(#lift1)"');
    for (const [y, c] of [
      [150, '#f2794a'],
      [170, '#de5c50'],
      [190, '#b9456a'],
      [210, '#8a3f78'],
      [230, '#5c3a78'],
      [250, '#382f68'],
    ] as const) {
      s += band(y, 6, 'hw' + y, c, 2, H + 12, 14);
    }
    let h = '';
    for (let i = 0; i < 7; i++) {
      const x = 24 + i * 30;
      h += `M${x} 222q-7 -10 0 -20t0 -20t0 -18`;
    }
    s += line(h, '#ffe0a8', 2.4, 'opacity=".55"');
    s += g(
      sheet('M-13 -96A13 13 0 0 1 13 -96V18A24 24 0 1 1 -13 18Z', '#fff6e6', 3) +
        path('M-6 -70A6 6 0 0 1 6 -70V24A16 16 0 1 1 -6 24Z', '#e2362c') +
        dot(-5, 34, 5, '#ff8f74') +
        line('M13 -84h-7M13 -68h-5M13 -52h-7M13 -36h-5M13 -20h-7M13 -4h-5', '#5c2a48', 2.2),
      'transform="translate(256 168)"',
    );
    s += fishlet(70, 236, 1.1, '#d9a88a', 1) + fishlet(150, 242, 0.9, '#d9a88a', -1);
    s += dot(60, 212, 2, '#d8ffd8') + dot(190, 226, 1.8, '#d8ffd8');
    return s;
  },
};
