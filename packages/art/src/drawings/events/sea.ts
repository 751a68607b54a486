import { light } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { dot, g, line, sheet } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { animals } from '../animals.ts';
import { brainCoral } from '../corals/brain-coral.ts';
import { branchCoral } from '../corals/branch-coral.ts';
import { corals } from '../corals/corals.ts';
import { band, box, fishlet, H, mid, put, sun, W } from './stage.ts';

/** Events of the sea, by card id. */
export const sea = {
  'spawning-night': () => {
    let s = box('moon', 'night', { cy: 0.36, hole: 0.33, layers: 4 });
    s +=
      sun(150, 82, 52) +
      dot(138, 70, 9, '#ecd9a6') +
      dot(165, 93, 13, '#ecd9a6') +
      dot(160, 62, 6, '#ecd9a6') +
      dot(128, 98, 5, '#ecd9a6');
    for (const [y, c, a] of [
      [145, '#2c3a86', 5],
      [165, '#243274', 6],
      [186, '#1b2860', 6],
    ] as const)
      s += band(y, a, 'sp' + y, c);
    s +=
      put(branchCoral(), 72, 262, 0.68) +
      put(
        brainCoral({ base: '#8f6fc4', groove: '#453a86', ridge: '#d9c4ff', seed: 'spb' }),
        158,
        262,
        0.42,
      ) +
      put(
        branchCoral({
          base: '#d98ac4',
          tip: '#ffe6fa',
          back: '#6f3f8c',
          seed: 'fin',
          w: 8,
          len: 34,
          trunks: 7,
          depth: 2,
          spread: 0.3,
        }),
        238,
        260,
        0.72,
      );
    const r = rng('spawn');
    for (let i = 0; i < 84; i++) {
      const y = r.range(0.48, 0.86);
      s += dot(
        W * (0.5 + r.range(-0.46, 0.46) * (0.25 + y * 0.85)),
        H * y,
        r.range(1.3, 3.4),
        i % 3 ? '#ff9f8a' : '#ffe0c0',
        'filter="url(#lift1)"',
      );
    }
    return s;
  },
  upwelling: () => {
    let s = box('up', 'deep', { cy: 0.28, hole: 0.4 });
    s +=
      sheet(
        loop([
          [314, 60],
          [262, 84],
          [236, 132],
          [204, 158],
          [186, 212],
          [150, 232],
          [130, 300],
          [314, 302],
        ]),
        '#31507c',
        2,
      ) +
      sheet(
        loop([
          [314, 106],
          [276, 128],
          [252, 176],
          [222, 196],
          [206, 246],
          [176, 300],
          [314, 302],
        ]),
        '#223f6c',
        3,
      );
    const jet = (dx: number, c: string, w: number, k: Lift) =>
      sheet(
        tube(
          [
            [20 + dx, 300],
            [52 + dx, 226],
            [104 + dx, 184],
            [126 + dx * 0.8, 132],
            [118 + dx * 0.6, 84],
            [82 + dx * 0.5, 58],
            [52 + dx * 0.5, 74],
            [60 + dx * 0.5, 98],
            [80 + dx * 0.5, 94],
          ],
          [
            [0, w * 1.5],
            [0.5, w],
            [0.8, w * 0.62],
            [1, 1.5],
          ],
          70,
        ).d,
        c,
        k,
      );
    s += jet(-26, '#2f7fae', 17, 2) + jet(4, '#54a9c4', 14, 2) + jet(34, '#9ad8d8', 10, 2);
    const r = rng('ups');
    for (let i = 0; i < 46; i++) {
      const t = r();
      const x = 60 + t * 80 + r.range(-48, 60);
      const y = 240 - t * 190 + r.range(-16, 16);
      const k = r.range(2.6, 5);
      let d = '';
      for (let j = 0; j < 3; j++) {
        const a = (j * Math.PI) / 3 + t;
        d += `M${f2(x - Math.cos(a) * k)} ${f2(y - Math.sin(a) * k)}L${f2(x + Math.cos(a) * k)} ${f2(y + Math.sin(a) * k)}`;
      }
      s += line(d, i % 3 ? '#d8ffd8' : '#ffe9a0', 1.4) + dot(x, y, k * 0.34, '#fff');
    }
    for (const [x, y, k, c] of [
      [206, 66, 1.5, '#ffb35c'],
      [236, 46, 1.2, '#ffb35c'],
      [178, 44, 1.2, '#ffd08a'],
      [212, 96, 1.1, '#ff9a6a'],
    ] as const)
      s += fishlet(x, y, k, c);
    s +=
      put(corals['knobbly-sea-fan']('bold'), 256, 176, 0.42) +
      put(branchCoral(), 222, 236, 0.42) +
      put(corals['blue-coral'](), 278, 252, 0.34);
    return s;
  },
  'shifting-currents': () => {
    let s = box('cur', 'lagoon', { cy: 0.36, hole: 0.44 });
    const str = (y: number, amp: number, w: number, c: string, ph: number, curl: number) => {
      const p = [];
      for (let i = 0; i <= 14; i++) p.push([-20 + i * 18, y + Math.sin(i * 0.62 + ph) * amp]);
      const e = p[14];
      p.push(
        [e[0] + 22, e[1] - 10],
        [e[0] + 38, e[1] - 34 * curl],
        [e[0] + 18, e[1] - 50 * curl],
        [e[0] - 4, e[1] - 34 * curl],
        [e[0] + 8, e[1] - 22 * curl],
      );
      return sheet(
        tube(
          p,
          [
            [0, w],
            [0.6, w * 0.9],
            [0.85, w * 0.6],
            [1, 1.2],
          ],
          80,
        ).d,
        c,
        2,
      );
    };
    s +=
      str(212, 14, 17, '#1d536d', 0.3, 0.9) +
      str(172, 16, 15, '#277385', 1.2, 1) +
      str(128, 18, 14, '#4fa9a8', 2, 1) +
      str(92, 16, 11, '#a4dbe0', 2.8, 0.9) +
      str(232, 10, 13, '#17395c', 3.4, 0.8);
    const r = rng('lar');
    const bug = (x: string, y: string, k: number, c: string, a: number) =>
      g(
        `<ellipse rx="7" ry="4.6" fill="${c}" opacity=".95"/><circle cx="-3.4" cy="-.8" r="1.6" fill="#14213d"/>` +
          line('M6 0Q11 -3 15 0M6 1Q11 4 14 5M-5 4Q-6 8 -9 10M0 5Q0 9 -2 11', light(c, 0.4), 1.1),
        `transform="translate(${x} ${y}) rotate(${a}) scale(${k})" filter="url(#lift1)"`,
      );
    for (let i = 0; i < 26; i++) {
      s += bug(
        f2(r.range(14, 270)),
        f2(r.range(64, 232)),
        r.range(0.6, 1.15),
        ['#ffc27a', '#ff9f8a', '#fff0c9', '#f7a8c0'][i % 4],
        r.range(-30, 30),
      );
    }
    s +=
      mid(animals['lyretail-anthias'](), 92, 66, 0.5, -4, -1) +
      mid(animals['ocellaris-clownfish'](), 190, 178, 0.46, 6, -1) +
      mid(animals['lined-seahorse'](), 46, 160, 0.42, 10);
    return s + band(252, 4, 'cu', '#142d50');
  },
};
