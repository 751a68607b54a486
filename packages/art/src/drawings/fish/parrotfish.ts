import { loop } from '../../draw/curves.ts';
import { clipTo, line, sheet } from '../../draw/paper.ts';
import { patch, scales } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/**
 * Bolbometopon muricatum: vertical bump of a forehead, bare white beak, pinkish face, heavy plain
 * green scales.
 */
export const bumpheadParrotfish: FishSpec = {
  L: 132,
  x0: 18,
  cy: 76,
  top: [
    [0, 0.02],
    [0.02, 0.1],
    [0.06, 0.19],
    [0.12, 0.26],
    [0.2, 0.285],
    [0.34, 0.275],
    [0.55, 0.245],
    [0.78, 0.155],
    [0.93, 0.105],
    [1, 0.1],
  ],
  bot: [
    [0, 0.02],
    [0.015, 0.1],
    [0.08, 0.165],
    [0.2, 0.215],
    [0.38, 0.245],
    [0.58, 0.225],
    [0.8, 0.14],
    [0.93, 0.1],
    [1, 0.1],
  ],
  col: { base: '#5d9c86', back: '#447f7a', belly: '#8bbd98', fin: '#3f7f7c' },
  backV: -0.5,
  bellyV: 0.55,
  dorsal: [
    {
      t0: 0.3,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.15, 0.06],
        [0.6, 0.065],
        [0.9, 0.075],
        [1, 0.02],
      ],
      lean: 0.35,
      edge: '#2c5f6a',
      inner: 0.9,
      rays: 18,
      n: 16,
    },
  ],
  anal: [
    {
      t0: 0.6,
      t1: 0.93,
      h: [
        [0, 0.02],
        [0.3, 0.065],
        [0.85, 0.08],
        [1, 0.02],
      ],
      lean: 0.35,
      edge: '#2c5f6a',
      inner: 0.9,
      rays: 12,
    },
  ],
  tail: { pts: sc(TAIL.lunate, 0.88, 1.02), col: '#478a84', edge: '#2c5f6a', inner: 0.93 },
  pelvic: [{ t: 0.34, v: 0.95, len: 0.15, w: 0.045, ang: 0.75, pointy: true, col: '#478a84' }],
  pect: [{ t: 0.37, v: 0.3, len: 0.19, w: 0.095, ang: 0.28, col: '#86b79c', edge: '#3f7f7c' }],
  pattern: (B) =>
    patch(
      B,
      [
        [-0.1, -0.4],
        [0.12, -0.2],
        [0.15, 0.3],
        [0.2, 0.7],
        [0.13, 1.5],
        [-0.1, 1.5],
      ],
      '#cf9a8a',
      1,
    ) +
    scales(B, '#1f5560', {
      rows: 8,
      cols: 9,
      t0: 0.3,
      t1: 0.98,
      v0: -0.78,
      v1: 0.78,
      s: 4.4,
      op: 0.6,
      w: 1.1,
    }) +
    scales(B, '#d6efc8', {
      rows: 8,
      cols: 9,
      t0: 0.31,
      t1: 0.99,
      v0: -0.78,
      v1: 0.78,
      s: 4.2,
      op: 0.3,
    }),
  face: (B) => {
    const x = B.X(0) + 3;
    const y = B.Y(0, 0);
    const hump = loop([
      [x + 33, y - 37],
      [x + 20, y - 42],
      [x + 7, y - 41],
      [x - 3, y - 34],
      [x - 7, y - 24],
      [x - 6, y - 13],
      [x - 1, y - 4],
      [x + 8, y + 1],
      [x + 19, y - 2],
      [x + 27, y - 14],
      [x + 33, y - 26],
    ]);
    // hump, then the beak: two white plates with tooth cuts
    return (
      sheet(hump, '#5d9c86', 2) +
      clipTo(
        hump,
        sheet(
          loop([
            [x + 16, y - 46],
            [x + 9, y - 30],
            [x + 13, y - 14],
            [x + 22, y + 4],
            [x - 12, y + 4],
            [x - 12, y - 46],
          ]),
          '#dca394',
          1,
        ) +
          sheet(
            loop([
              [x + 5, y - 46],
              [x + 1, y - 30],
              [x + 3, y - 14],
              [x + 10, y + 4],
              [x - 12, y + 4],
              [x - 12, y - 46],
            ]),
            '#efbcaa',
            0,
          ) +
          `<path d="${hump}" fill="url(#vol)" opacity=".8"/>`,
      ) +
      sheet(
        loop(
          [
            [x + 9, y + 0.5],
            [x + 1, y - 1],
            [x - 6, y + 3],
            [x - 8.5, y + 9],
            [x - 1, y + 10],
            [x + 9, y + 10.5],
            [x + 13, y + 6],
          ],
          0.13,
        ),
        '#fff8e6',
        2,
      ) +
      sheet(
        loop(
          [
            [x + 10, y + 11.5],
            [x, y + 11],
            [x - 7, y + 10.5],
            [x - 5.5, y + 16],
            [x + 1, y + 20],
            [x + 9, y + 19.5],
            [x + 13, y + 15],
          ],
          0.13,
        ),
        '#f3e7cb',
        2,
      ) +
      line(
        `M${x - 4} ${y + 4}l-1 5M${x - 0.5} ${y + 2.5}l-.4 7M${x + 3.4} ${y + 2}l.2 7.6M${x - 2} ${y + 12.4}l1 4.6M${x + 1.8} ${
          y + 12.4
        }l.6 5.6`,
        '#a98f6e',
        0.9,
      ) +
      sheet(
        loop([
          [x + 8, y - 2],
          [x + 14, y + 1],
          [x + 16, y + 10],
          [x + 14, y + 19],
          [x + 8, y + 22],
          [x + 10.5, y + 15],
          [x + 11, y + 10],
          [x + 10, y + 4],
        ]),
        '#d78d80',
        1,
      )
    );
  },
  gill: { t: 0.33, bow: 0.045, v0: -0.3, v1: 0.75 },
  eye: { t: 0.25, v: -0.26, r: 4.5, iris: '#e6b25a' },
};
