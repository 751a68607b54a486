import { loop, poly } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { tube } from '../../draw/tube.ts';
import { animals } from '../animals.ts';
import { brainCoral } from '../corals/brain-coral.ts';
import { branchCoral } from '../corals/branch-coral.ts';
import { corals } from '../corals/corals.ts';
import { band, boat, box, cloud, fishlet, mid, put, reef, sun } from './stage.ts';

/** People at work for and with the reef from above, by card id. */
export const people = {
  'conservation-grant': () => {
    let s = box('grant', 'lagoon', { cy: 0.34, hole: 0.4 });
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * TAU;
      s += `<path d="M150 92L${f2(150 + Math.cos(a) * 130)} ${f2(92 + Math.sin(a) * 130)}L${f2(150 + Math.cos(a + 0.16) * 130)} ${f2(
        92 + Math.sin(a + 0.16) * 130,
      )}Z" fill="#fff3b0" opacity=".3"/>`;
    }
    const mill = (R: number, k: number) =>
      poly(
        Array.from({ length: 96 }, (_, i) => {
          const q = R + (i % 2 ? k : -k);
          return [150 + Math.cos((i / 96) * TAU) * q, 92 + Math.sin((i / 96) * TAU) * q];
        }),
      );
    s +=
      sheet(mill(58, 1.2), '#e09a2c', 3) +
      dot(150, 92, 50, '#f7c24b', 'filter="url(#lift1)"') +
      dot(150, 92, 42, '#e8a936') +
      `<circle cx="150" cy="92" r="42" fill="url(#vol)"/>` +
      put(
        branchCoral({
          base: '#fff0c0',
          tip: '#fffbe8',
          back: '#b3721c',
          seed: 'fin',
          w: 9,
          len: 42,
          trunks: 5,
          depth: 2,
        }),
        150,
        124,
        0.5,
      );
    for (const [x, y, q] of [
      [42, 66, 13],
      [252, 62, 15],
      [72, 132, 10],
      [238, 128, 11],
      [30, 116, 8],
      [272, 104, 8],
    ]) {
      s += g(
        dot(0, 0, q, '#e09a2c') +
          dot(0, 0, q * 0.78, '#f7c24b') +
          line(
            `M${-q * 0.4} ${-q * 0.1}q${q * 0.2} ${-q * 0.3} ${q * 0.4} 0t${q * 0.4} 0M${-q * 0.4} ${q * 0.25}q${q * 0.2} ${-q * 0.3} ${q * 0.4} 0t${
              q * 0.4
            } 0`,
            '#8a5a14',
            1.6,
          ),
        `transform="translate(${x} ${y}) scale(${0.72 + 0.28 * ((x * 7) % 2)} 1) rotate(${(x % 40) - 20})" filter="url(#lift2)"`,
      );
    }
    s +=
      reef(212, '#277385') +
      put(corals['common-sea-fan']('bold'), 44, 226, 0.52) +
      put(branchCoral(), 118, 232, 0.58) +
      put(corals['honeycomb-plate-coral'](), 262, 232, 0.5) +
      put(brainCoral({ seed: 'cg' }), 198, 240, 0.46) +
      band(234, 4, 'g2', '#1d536d') +
      put(corals['smooth-cauliflower-coral']('bold'), 70, 262, 0.46) +
      put(corals['orange-cup-coral'](), 160, 264, 0.42) +
      put(corals['finger-coral'](), 244, 264, 0.46);
    return s;
  },
  'tourist-boom': () => {
    let s = box('tour', 'dusk', { cy: 0.26, hole: 0.42 });
    s +=
      sun(92, 96, 36, '#fff0b8') + cloud(48, 52, 0.6, '#d6768a') + cloud(264, 74, 0.7, '#c9607a');
    s += g(
      sheet('M-46 2Q-50 -3 -42 -5L30 -6L42 -20H50L46 2Q20 9 -30 8Z', '#fff6e6', 2) +
        path('M-6 2L22 24H32L16 1Z', '#e2583c', 'filter="url(#lift1)"') +
        path('M-2 -6L14 -18H20L14 -6Z', '#c9607a') +
        Array.from({ length: 8 }, (_, i) => dot(-30 + i * 8, -1.5, 1.7, '#1e4f78')).join(''),
      'transform="translate(196 44) rotate(-10) scale(1.05)"',
    );
    const sk = [
      [168, 62, 26],
      [198, 86, 28],
      [230, 70, 24],
      [258, 98, 30],
    ];
    sk.forEach(([x, h, w], i) => {
      s += sheet(
        `M${x} 178V${172 - h}H${x + w}V178Z`,
        ['#5b4480', '#4b3b74', '#6b4480', '#43396f'][i],
        2,
      );
      for (let a = 0; a < 3; a++) {
        for (let b = 0; b < h / 13; b++) {
          s += path(
            `M${x + 4 + (a * (w - 6)) / 3} ${178 - h + b * 12}h${w / 5}v6h${-w / 5}Z`,
            (a + b * 2 + i) % 3 ? '#ffd98c' : '#8a4f82',
          );
        }
      }
    });
    const palm = (x: number, y: number, k: number) => {
      let p = sheet(
        tube(
          [
            [x, y],
            [x + 5 * k, y - 26 * k],
            [x + 2 * k, y - 48 * k],
          ],
          [
            [0, 3.4 * k],
            [1, 2 * k],
          ],
          14,
        ).d,
        '#5a3a3c',
        1,
      );
      for (let i = 0; i < 6; i++) {
        const a = -2.9 + i * 0.55;
        p += sheet(
          tube(
            [
              [x + 2 * k, y - 48 * k],
              [x + 2 * k + Math.cos(a) * 17 * k, y - 50 * k + Math.sin(a) * 13 * k],
              [x + 2 * k + Math.cos(a) * 30 * k, y - 44 * k + Math.sin(a) * 8 * k],
            ],
            [
              [0, 1],
              [0.4, 4.4 * k],
              [1, 0.4],
            ],
            14,
          ).d,
          i % 2 ? '#2a5f5c' : '#1d4b54',
          1,
        );
      }
      return p;
    };
    s +=
      sheet(
        loop([
          [120, 190],
          [150, 176],
          [220, 172],
          [312, 168],
          [314, 200],
          [150, 202],
        ]),
        '#f3c88a',
        2,
      ) +
      palm(150, 182, 0.9) +
      palm(292, 178, 1.1);
    s += band(190, 3, 't1', '#3d8fa0') + boat(62, 190, 0.62, '#e2583c', '#fff6e6');
    const umb = (x: number, y: number, c: string) =>
      sheet(`M${x - 16} ${y}Q${x} ${y - 22} ${x + 16} ${y}Z`, c, 1) +
      path(`M${x - 5} ${y}Q${x} ${y - 26} ${x + 5} ${y}Z`, '#fff3e0') +
      line(`M${x} ${y}v12`, '#5a3a3c', 1.8);
    s += umb(188, 176, '#e2587c') + umb(222, 174, '#f7a93b') + umb(254, 174, '#3d8fa0');
    s += band(208, 4, 't2', '#257088');
    const snork = (x: number, y: number, c: string) =>
      g(
        sheet(
          loop([
            [-22, 4],
            [-8, -4],
            [12, -3],
            [30, 2],
            [46, 4],
            [30, 8],
            [0, 8],
          ]),
          c,
          1,
        ) +
          dot(-20, 0, 8, '#e8b48c', 'filter="url(#lift1)"') +
          path('M-30 -1q7 -6 10 1q-4 6 -9 4Z', '#14213d') +
          line('M-15 -4V-16', '#f7a93b', 2.6),
        `transform="translate(${x} ${y})"`,
      );
    return (
      s +
      snork(60, 226, '#e2587c') +
      snork(158, 222, '#f7a93b') +
      snork(250, 230, '#fff3e0') +
      band(232, 4, 't3', '#1b4f74') +
      band(256, 4, 't4', '#15365f')
    );
  },
  'protected-area': () => {
    let s = box('mpa', 'lagoon', { cy: 0.26, hole: 0.42 });
    s += sun(238, 44, 20, '#fff0c0');
    s += g(
      line('M6 70L2 118M24 70V118M46 70L50 118M2 92L48 104M50 92L4 104', '#6b4a3c', 3.4) +
        sheet('M-8 72H60V64H-8Z', '#a8754c', 1) +
        sheet('M2 64V36H48V64Z', '#fff3e0', 2) +
        sheet('M-6 38L25 16L56 38Z', '#c8442a', 2) +
        path('M10 44H22V54H10ZM30 44H42V64H30Z', '#1e4f78') +
        line('M25 18V-4', '#5a3a3c', 2) +
        sheet('M25 -4Q34 -9 42 -4Q34 1 42 6Q34 2 25 6Z', '#2a9d7c', 1),
      'transform="translate(28 12)"',
    );
    s += band(118, 3, 'm1', '#57b3b4') + boat(196, 118, 0.72, '#1e657b', '#fff6e6');
    s += line('M18 132Q86 146 150 134T290 134', '#fff3e0', 1.6, 'stroke-dasharray="2 4"');
    for (const [x, y] of [
      [30, 132],
      [92, 138],
      [154, 134],
      [216, 136],
      [274, 134],
    ]) {
      s += g(
        // a spar buoy: a round float in the water, a mast with the cross of a closed area
        line('M0 0V-20', '#5a3a3c', 1.8) +
          sheet('M-10 4Q-10 -7 0 -7Q10 -7 10 4Q10 11 0 11Q-10 11 -10 4Z', '#f2c230', 2) +
          path('M-10 2H10V6H-10Z', '#fff6e6') +
          line('M-4.4 -25L4.4 -17M4.4 -25L-4.4 -17', '#f2c230', 2.6),
        `transform="translate(${x} ${y})"`,
      );
    }
    s +=
      band(142, 3, 'm2', '#3d999c') +
      mid(animals['hawksbill-turtle'](), 92, 186, 0.52, -6) +
      mid(animals['blacktip-reef-shark']('bold'), 214, 172, 0.56) +
      fishlet(150, 206, 1.1, '#f7a93b') +
      fishlet(172, 214, 0.9, '#e2587c') +
      fishlet(134, 220, 0.9, '#ffd98c');
    s +=
      reef(228, '#277385') +
      put(corals['common-sea-fan']('bold'), 34, 244, 0.36) +
      put(branchCoral(), 252, 246, 0.5) +
      put(corals['table-coral'](), 172, 252, 0.42) +
      band(246, 4, 'm3', '#1d536d');
    return s;
  },
};
