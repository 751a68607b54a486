import type { Drawing } from '../../draw/detail.ts';
import { dot, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { carnation } from './carnation.ts';
import { cups, sunTree } from './cups.ts';
import { devilsHand } from './devils-hand.ts';
import { rock } from './ground.ts';
import { organPipe } from './organ-pipe.ts';
import { starPolyps } from './star-polyps.ts';
import { toadstool } from './toadstool.ts';
import { whips, wire } from './wires.ts';
import { xenia } from './xenia.ts';

/** Soft corals, tube corals and whips, by card id. */
export const soft = {
  'organ-pipe-coral': organPipe,
  'toadstool-leather-coral': toadstool,
  'pulse-coral': xenia,
  'orange-cup-coral': cups,
  'spiral-wire-coral': wire,
  'carnation-tree-coral': carnation,
  // long limp fingers streaming in the current, pale lime
  'flexible-leather-coral': () => {
    const r = rng('flexi');
    let s = '';
    for (let j = 0; j < 3; j++) {
      for (let i = 0; i < 11; i++) {
        const u = ((i + (j % 2) * 0.5) / 10.5) * 2 - 1;
        const x = 100 + u * 34;
        const l = (122 - j * 32) * (1 - 0.2 * u * u) * r.range(0.9, 1.08);
        const sw = 16 + r.range(-6, 8);
        const T = tube(
          [
            [x, 146],
            [x + u * 26 - 2, 146 - l * 0.35],
            [x + u * 46 + sw * 0.3, 146 - l * 0.68],
            [x + u * 50 + sw, 146 - l * 0.92],
            [x + u * 50 + sw * 1.9, 146 - l * 0.98],
          ],
          [
            [0, 5.6],
            [0.5, 3.7],
            [0.85, 2.9],
            [1, 1.6],
          ],
          34,
        );
        const col = ['#6c7c3c', '#a3ad52', '#d6da84'][j];
        let p = '';
        for (let k = 0; k < 20; k++) {
          const q = T.at(r.range(0.2, 1));
          const v = r.range(-0.9, 0.9);
          p += dot(q.x + q.nx * q.h * v, q.y + q.ny * q.h * v, 0.75, j ? '#fffbe0' : '#c4cc94');
        }
        s += sheet(T.d, col, 1) + p;
      }
    }
    return s + rock('#98a050', 'flexi', 44, 136, 2);
  },
  'black-sun-coral': sunTree,
  'red-whip-coral': whips,
  'star-polyps': starPolyps,
  'devils-hand-coral': devilsHand,
} satisfies Record<string, Drawing>;
