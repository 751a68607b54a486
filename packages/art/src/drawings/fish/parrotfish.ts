import { loop } from '../../draw/curves.ts';
import { clipTo, line, sheet } from '../../draw/paper.ts';
import { patch, scales } from './pattern.ts';
import { sc, TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

/** Bolbometopon muricatum: vertical bump of a forehead, bare white beak, pinkish face, heavy plain green scales. */
export const bumpheadParrotfish: FishSpec = {
  L: 132,
  x0: 18,
  cy: 76,
  top: [[0, .02], [.02, .1], [.06, .19], [.12, .26], [.2, .285], [.34, .275], [.55, .245], [.78, .155], [.93, .105], [1, .1]],
  bot: [[0, .02], [.015, .1], [.08, .165], [.2, .215], [.38, .245], [.58, .225], [.8, .14], [.93, .1], [1, .1]],
  col: { base: '#5d9c86', back: '#447f7a', belly: '#8bbd98', fin: '#3f7f7c' },
  backV: -.5,
  bellyV: .55,
  dorsal: [{
    t0: .3,
    t1: .93,
    h: [[0, .02], [.15, .06], [.6, .065], [.9, .075], [1, .02]],
    lean: .35,
    edge: '#2c5f6a',
    inner: .9,
    rays: 18,
    n: 16,
  }],
  anal: [{ t0: .6, t1: .93, h: [[0, .02], [.3, .065], [.85, .08], [1, .02]], lean: .35, edge: '#2c5f6a', inner: .9, rays: 12 }],
  tail: { pts: sc(TAIL.lunate, .88, 1.02), col: '#478a84', edge: '#2c5f6a', inner: .93 },
  pelvic: [{ t: .34, v: .95, len: .15, w: .045, ang: .75, pointy: true, col: '#478a84' }],
  pect: [{ t: .37, v: .3, len: .19, w: .095, ang: .28, col: '#86b79c', edge: '#3f7f7c' }],
  pattern: B =>
    patch(B, [[-.1, -.4], [.12, -.2], [.15, .3], [.2, .7], [.13, 1.5], [-.1, 1.5]], '#cf9a8a', 1) +
    scales(B, '#1f5560', { rows: 8, cols: 9, t0: .3, t1: .98, v0: -.78, v1: .78, s: 4.4, op: .6, w: 1.1 }) +
    scales(B, '#d6efc8', { rows: 8, cols: 9, t0: .31, t1: .99, v0: -.78, v1: .78, s: 4.2, op: .3 }),
  face: B => {
    const x = B.X(0) + 3, y = B.Y(0, 0);
    const hump = loop([[x + 33, y - 37], [x + 20, y - 42], [x + 7, y - 41], [x - 3, y - 34], [x - 7, y - 24], [x - 6, y - 13], [x - 1,
      y - 4], [x + 8, y + 1], [x + 19, y - 2], [x + 27, y - 14], [x + 33, y - 26]]);
    // hump, then the beak: two white plates with tooth cuts
    return sheet(hump, '#5d9c86', 2) +
      clipTo(
        hump,
        sheet(
          loop([[x + 16, y - 46], [x + 9, y - 30], [x + 13, y - 14], [x + 22, y + 4], [x - 12, y + 4], [x - 12, y - 46]]),
          '#dca394',
          1,
        ) +
          sheet(
            loop([[x + 5, y - 46], [x + 1, y - 30], [x + 3, y - 14], [x + 10, y + 4], [x - 12, y + 4], [x - 12, y - 46]]),
            '#efbcaa',
            0,
          ) + `<path d="${hump}" fill="url(#vol)" opacity=".8"/>`,
      ) +
      sheet(
        loop(
          [[x + 9, y + .5], [x + 1, y - 1], [x - 6, y + 3], [x - 8.5, y + 9], [x - 1, y + 10], [x + 9, y + 10.5], [x + 13, y + 6]],
          .13,
        ),
        '#fff8e6',
        2,
      ) +
      sheet(
        loop(
          [[x + 10, y + 11.5], [x, y + 11], [x - 7, y + 10.5], [x - 5.5, y + 16], [x + 1, y + 20], [x + 9, y + 19.5], [x + 13, y + 15]],
          .13,
        ),
        '#f3e7cb',
        2,
      ) +
      line(
        `M${x - 4} ${y + 4}l-1 5M${x - .5} ${y + 2.5}l-.4 7M${x + 3.4} ${y + 2}l.2 7.6M${x - 2} ${y + 12.4}l1 4.6M${x + 1.8} ${
          y + 12.4
        }l.6 5.6`,
        '#a98f6e',
        .9,
      ) +
      sheet(
        loop([[x + 8, y - 2], [x + 14, y + 1], [x + 16, y + 10], [x + 14, y + 19], [x + 8, y + 22], [x + 10.5, y + 15], [x + 11, y + 10], [
          x + 10,
          y + 4,
        ]]),
        '#d78d80',
        1,
      );
  },
  gill: { t: .33, bow: .045, v0: -.3, v1: .75 },
  eye: { t: .25, v: -.26, r: 4.5, iris: '#e6b25a' },
};
