import { dark } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { clipTo, dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { animals } from '../animals.ts';
import { branchCoral } from '../corals/branch-coral.ts';
import { tableCoral } from '../corals/table-coral.ts';
import { fish } from '../fish/fish.ts';
import { yellowTang } from '../fish/surgeonfishes.ts';
import { crownOfThorns } from '../others/starfish.ts';
import { band, box, cloud, fishlet, mid, put, reef, sun } from './stage.ts';

/** White spots of a parasite, in clusters round some places. */
function sick(seed: string, places: readonly (readonly [number, number])[], k: number): string {
  const r = rng(seed);
  return places
    .map(([x, y]) =>
      [0, 1, 2]
        .map(() => {
          const px = x + r.range(-7, 7) * k;
          const py = y + r.range(-7, 7) * k;
          const size = r.range(1.7, 3) * k;
          return (
            dot(px, py + 0.6, size, '#8a5a3c', 'opacity=".55"') + dot(px, py, size * 0.9, '#fffdf4')
          );
        })
        .join(''),
    )
    .join('');
}

/** A gill cover that stands off from red swollen gills. */
const gills = (x: number, y: number, k: number, turn: number): string =>
  g(
    sheet(
      loop([
        [-4, -13],
        [5, -12],
        [10, -3],
        [9, 7],
        [3, 14],
        [-4, 13],
        [1, 0],
      ]),
      '#b3202c',
      1,
    ) +
      line('M0 -10q5 10 0 20M4 -9q5 9 0 18', '#ff8a7c', 1.5) +
      line('M-5 -14q6 14 0 28', '#fff3d8', 2.4),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`,
  );

/** Outbreaks and diseases, by card id. */
export const blights = {
  // three large stars eat their way over a plate: living coral at the left, bare white skeleton
  // behind them
  'crown-of-thorns-outbreak': () => {
    const dead = { base: '#f1e9dc', under: '#a79aa6', tip: '#ffffff', stalk: '#b3a4a6' };
    let s = box('cots', 'lagoon', { cy: 0.34, hole: 0.42 }) + reef(196, '#1d6272');
    s += put(
      branchCoral({
        base: '#f1e9df',
        tip: '#ffffff',
        back: '#b3aeb6',
        depth: 3,
        trunks: 5,
        len: 42,
        w: 8,
        nub: 0,
      }),
      246,
      208,
      0.78,
    );
    s +=
      put(tableCoral(dead), 120, 224, 1.12) +
      put(branchCoral({ trunks: 5, depth: 3, len: 42, w: 8, nub: 0 }), 36, 226, 0.66);
    s +=
      mid(crownOfThorns({ R: 70 }, 'bold'), 112, 118, 0.92, -8) +
      mid(
        crownOfThorns(
          { base: '#7a2f62', base2: '#b0507c', spine: '#ffb347', tip: '#fff0c0' },
          'bold',
        ),
        238,
        150,
        0.66,
        20,
      );
    return (
      s +
      band(222, 5, 'c3', '#1d4f68') +
      mid(
        crownOfThorns({ base: '#3f4f96', base2: '#7089c4', arms: 12 }, 'bold'),
        196,
        218,
        0.74,
        40,
      ) +
      mid(crownOfThorns({}, 'bold'), 62, 238, 0.4, 12)
    );
  },
  // pale, listless fish: white spots on their skin, gills red and swollen
  'fish-disease': () => {
    let s = box('ill', 'deep', { cy: 0.42, hole: 0.42, layers: 4, flora: true });
    s +=
      mid(animals['blue-green-chromis'](), 84, 176, 0.72, -24, 1, 'opacity=".8"') +
      sick(
        'ill2',
        [
          [62, 160],
          [78, 168],
          [96, 172],
          [108, 184],
        ],
        0.8,
      ) +
      gills(65, 172, 0.8, -24);
    s +=
      mid(
        fish({
          ...yellowTang,
          col: { base: '#e2d9a0', back: '#c9bd7c', belly: '#f3edc8', fin: '#ddd08c' },
          tail: { ...yellowTang.tail, col: '#d9cc8a', edge: '#b3a15c' },
        }),
        160,
        118,
        1.16,
        14,
      ) +
      sick(
        'ill',
        [
          [146, 82],
          [172, 86],
          [196, 104],
          [206, 128],
          [176, 122],
          [164, 150],
          [190, 150],
          [140, 142],
          [222, 140],
          [150, 106],
        ],
        1,
      ) +
      gills(123, 109, 1.25, 14);
    const moon = (x: number, y: number, k: number) =>
      g(
        path('M0 -12A12 12 0 1 0 11 6A10 10 0 0 1 0 -12Z', '#ffe6a8'),
        `transform="translate(${x} ${y}) scale(${k})" filter="url(#lift2)"`,
      );
    const zz = (x: number, y: number, k: number) =>
      line(
        `M${x} ${y}h${9 * k}l${-9 * k} ${10 * k}h${9 * k}`,
        '#fff3d8',
        2.6 * k,
        'filter="url(#lift1)"',
      );
    s += moon(52, 62, 1.4) + zz(76, 52, 1.15) + zz(96, 38, 0.9);
    return s + band(232, 5, 'ill', '#1c3d70') + band(248, 4, 'il2', '#162a59');
  },
  'nutrient-runoff': () => {
    let s = box('run', 'lagoon', { cy: 0.24, hole: 0.42 });
    s += sun(60, 42, 20, '#fff0c0') + cloud(226, 36, 0.6, '#e6f2e2');
    s += sheet(
      loop([
        [-14, 130],
        [-14, 84],
        [40, 66],
        [92, 78],
        [140, 62],
        [196, 74],
        [250, 58],
        [314, 70],
        [314, 130],
      ]),
      '#5f8a4c',
      2,
    );
    const f1 = loop([
      [-14, 160],
      [-14, 100],
      [60, 84],
      [132, 94],
      [152, 110],
      [150, 160],
    ]);
    const f2_ = loop([
      [180, 160],
      [176, 112],
      [214, 92],
      [270, 88],
      [314, 96],
      [314, 160],
    ]);
    for (const [f, c, a] of [
      [f1, '#b9a548', 1],
      [f2_, '#9ab04c', -1],
    ] as const) {
      s += sheet(f, c, 2);
      let d = '';
      for (let i = -6; i < 40; i++)
        d += `M${i * 11 - (a > 0 ? 40 : -40)} 165L${i * 9 + (a > 0 ? 30 : -20)} 80`;
      s += clipTo(f, line(d, dark(c, 0.35), 2.4, 'opacity=".55"'));
    }
    s += g(
      sheet('M-16 0V-18H16V0Z', '#fff3e0', 1) +
        sheet('M-20 -17L0 -32L20 -17Z', '#c8442a', 1) +
        sheet('M22 0V-26A6 6 0 0 1 34 -26V0Z', '#c9d3cc', 1),
      'transform="translate(54 92) scale(.8)"',
    );
    s += band(160, 4, 'r1', '#3d999c', 2);
    s += sheet(
      tube(
        [
          [168, 66],
          [156, 88],
          [172, 108],
          [160, 132],
          [146, 152],
          [152, 168],
        ],
        [
          [0, 2.4],
          [0.3, 5],
          [0.6, 9],
          [0.85, 15],
          [1, 24],
        ],
        40,
      ).d,
      '#8fb63c',
      2,
    );
    s +=
      sheet(
        loop([
          [38, 196],
          [70, 174],
          [130, 163],
          [152, 158],
          [176, 163],
          [232, 172],
          [264, 194],
          [236, 216],
          [150, 226],
          [70, 216],
        ]),
        '#6f9c34',
        2,
      ) +
      sheet(
        loop([
          [72, 193],
          [104, 176],
          [150, 166],
          [198, 175],
          [228, 192],
          [196, 207],
          [140, 213],
          [96, 206],
        ]),
        '#93bb3f',
        1,
      ) +
      sheet(
        loop([
          [104, 189],
          [126, 178],
          [152, 171],
          [176, 180],
          [192, 190],
          [164, 198],
          [126, 198],
        ]),
        '#bcd860',
        1,
      );
    const r = rng('ro');
    for (let i = 0; i < 46; i++) {
      s += dot(
        r.range(50, 250),
        r.range(172, 226),
        r.range(1.4, 3.6),
        i % 2 ? '#d6ec8a' : '#4f7a2c',
        'filter="url(#lift1)"',
      );
    }
    s += band(216, 5, 'r2', '#2f6f5c');
    for (let i = 0; i < 15; i++) {
      const x = 10 + i * 20 + r.range(-4, 4);
      const h = r.range(26, 46);
      s += sheet(
        tube(
          [
            [x, 262],
            [x - 5, 262 - h * 0.4],
            [x + 5, 262 - h * 0.75],
            [x + r.range(-4, 8), 262 - h],
          ],
          [
            [0, 4],
            [0.5, 4.6],
            [1, 0.8],
          ],
          18,
        ).d,
        ['#4f8a3c', '#7fae3f', '#3b6f3c'][i % 3],
        1,
      );
    }
    return s + fishlet(226, 228, 1.1, '#d9c9a0', -1) + band(250, 4, 'r3', '#1f4f4c');
  },
};
