import { dark } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { clipTo, dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { animals } from '../animals.ts';
import { branchCoral } from '../corals/branch-coral.ts';
import { tableCoral } from '../corals/table-coral.ts';
import { crownOfThorns } from '../others/starfish.ts';
import { band, box, cloud, fishlet, mid, put, reef, sun } from './stage.ts';

/** Outbreaks and diseases, by card id. */
export const blights = {
  'crown-of-thorns-outbreak': () => {
    let s = box('cots', 'dusk', { cy: .38, hole: .4 });
    s += reef(206, '#6b4480') + put(tableCoral({ base: '#efe6d8', under: '#9a8a9c', tip: '#ffffff', stalk: '#a08a90' }), 76, 214, .84) +
      put(branchCoral({ base: '#f3e9df', tip: '#ffffff', back: '#b9a9b4' }), 232, 224, .62);
    s += mid(crownOfThorns(), 82, 124, .6, -8) +
      mid(crownOfThorns({ base: '#7a3a6c', base2: '#a8507c', spine: '#ffb347', R: 60, arms: 14 }), 232, 158, .7, 20);
    s += band(226, 5, 'c3', '#4e386c') +
      mid(crownOfThorns({ base: '#4b5f9c', base2: '#6f86b8', spine: '#f2683c', arms: 16 }), 150, 208, .78, 40) +
      mid(crownOfThorns(), 40, 232, .36, 10) + mid(crownOfThorns({ base: '#7a3a6c', base2: '#a8507c', spine: '#ffb347' }), 262, 234, .4, 0);
    return s;
  },
  'fish-disease': () => {
    let s = box('ill', 'deep', { cy: .42, hole: .4, layers: 4, flora: true });
    s += mid(animals['emperor-angelfish'](), 156, 128, 1.22, 16, 1, 'style="filter:saturate(.42) brightness(1.12)"');
    const r = rng('ill');
    for (const [x, y, k] of [[134, 104, 1.5], [170, 94, 1.2], [196, 142, 1.4], [158, 160, 1.2], [114, 128, 1.1], [184, 118, 1]]) {
      let d = '';
      for (let i = -2; i <= 2; i++) d += `M${i * 2.6} -3l${-1 + i * .5} -5M${i * 2.6} 3l${-1 + i * .5} 5`;
      s += g(
        line(d, '#5c1430', 1.4) +
          '<ellipse rx="8" ry="4.6" fill="#c8343c"/>' +
            '<path d="M-4 -3.6V3.6M0 -4.4V4.4M4 -3.6V3.6" stroke="#7a1428" stroke-width="1.2"/>' +
            '<circle cx="-6" cy="-1.4" r="1" fill="#fff"/>',
        `transform="translate(${x} ${y}) rotate(${r.range(-50, 50)}) scale(${k})" filter="url(#lift1)"`,
      );
    }
    for (let i = 0; i < 34; i++) s += dot(r.range(50, 260), r.range(60, 210), r.range(1, 2), '#fff6ea', 'opacity=".85"');
    const moon = (x: number, y: number, k: number) =>
      g(
        path('M0 -12A12 12 0 1 0 11 6A10 10 0 0 1 0 -12Z', '#ffe6a8'),
        `transform="translate(${x} ${y}) scale(${k})" filter="url(#lift2)"`,
      );
    s += moon(58, 66, 1.3) + moon(86, 44, .9);
    const zz = (x: number, y: number, k: number) =>
      line(`M${x} ${y}h${9 * k}l${-9 * k} ${10 * k}h${9 * k}`, '#fff3d8', 2.6 * k, 'filter="url(#lift1)"');
    return s + zz(104, 54, 1) + zz(122, 40, .8) + band(232, 5, 'ill', '#1c3d70') + band(248, 4, 'il2', '#162a59');
  },
  'nutrient-runoff': () => {
    let s = box('run', 'lagoon', { cy: .24, hole: .42 });
    s += sun(60, 42, 20, '#fff0c0') + cloud(226, 36, .6, '#e6f2e2');
    s += sheet(
      loop([[-14, 130], [-14, 84], [40, 66], [92, 78], [140, 62], [196, 74], [250, 58], [314, 70], [314, 130]]),
      '#5f8a4c',
      2,
    );
    const f1 = loop([[-14, 160], [-14, 100], [60, 84], [132, 94], [152, 110], [150, 160]]),
      f2_ = loop([[180, 160], [176, 112], [214, 92], [270, 88], [314, 96], [314, 160]]);
    for (const [f, c, a] of [[f1, '#b9a548', 1], [f2_, '#9ab04c', -1]] as const) {
      s += sheet(f, c, 2);
      let d = '';
      for (let i = -6; i < 40; i++) d += `M${i * 11 - (a > 0 ? 40 : -40)} 165L${i * 9 + (a > 0 ? 30 : -20)} 80`;
      s += clipTo(f, line(d, dark(c, .35), 2.4, 'opacity=".55"'));
    }
    s += g(
      sheet('M-16 0V-18H16V0Z', '#fff3e0', 1) + sheet('M-20 -17L0 -32L20 -17Z', '#c8442a', 1) +
        sheet('M22 0V-26A6 6 0 0 1 34 -26V0Z', '#c9d3cc', 1),
      'transform="translate(54 92) scale(.8)"',
    );
    s += band(160, 4, 'r1', '#3d999c', 2);
    s += sheet(
      tube([[168, 66], [156, 88], [172, 108], [160, 132], [146, 152], [152, 168]], [[0, 2.4], [.3, 5], [.6, 9], [.85, 15], [1, 24]], 40).d,
      '#8fb63c',
      2,
    );
    s += sheet(
      loop([[38, 196], [70, 174], [130, 163], [152, 158], [176, 163], [232, 172], [264, 194], [236, 216], [150, 226], [70, 216]]),
      '#6f9c34',
      2,
    ) + sheet(loop([[72, 193], [104, 176], [150, 166], [198, 175], [228, 192], [196, 207], [140, 213], [96, 206]]), '#93bb3f', 1) +
      sheet(loop([[104, 189], [126, 178], [152, 171], [176, 180], [192, 190], [164, 198], [126, 198]]), '#bcd860', 1);
    const r = rng('ro');
    for (let i = 0; i < 46; i++) {
      s += dot(r.range(50, 250), r.range(172, 226), r.range(1.4, 3.6), i % 2 ? '#d6ec8a' : '#4f7a2c', 'filter="url(#lift1)"');
    }
    s += band(216, 5, 'r2', '#2f6f5c');
    for (let i = 0; i < 15; i++) {
      const x = 10 + i * 20 + r.range(-4, 4), h = r.range(26, 46);
      s += sheet(
        tube([[x, 262], [x - 5, 262 - h * .4], [x + 5, 262 - h * .75], [x + r.range(-4, 8), 262 - h]], [[0, 4], [.5, 4.6], [1, .8]], 18).d,
        ['#4f8a3c', '#7fae3f', '#3b6f3c'][i % 3],
        1,
      );
    }
    return s + fishlet(226, 228, 1.1, '#d9c9a0', -1) + band(250, 4, 'r3', '#1f4f4c');
  },
};
