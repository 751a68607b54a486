import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { eyeArt } from '../eye.ts';
import { points } from './pattern.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec } from './spec.ts';

type SharkLook = Pick<FishSpec, 'L' | 'x0' | 'top' | 'bot' | 'pattern' | 'face' | 'eye'> & { base: string; belly: string };

/** Shark body for heads of another form. */
export const sharkBody = (o: SharkLook): FishSpec => ({
  L: o.L ?? 140,
  x0: o.x0 ?? 10,
  cy: 80,
  mid: [[0, 0], [.5, 0], [1, -.03]],
  top: o.top,
  bot: o.bot,
  col: { base: o.base, belly: o.belly, fin: o.base },
  bellyV: .3,
  behind: B => {
    const [x, y] = B.M(.33, .6);
    return sheet(loop([[x - 2, y], [x + 14, y + 15], [x + 30, y + 24], [x + 24, y + 8], [x + 12, y - 4]], .12), dark(o.base, .4), 1);
  },
  dorsal: [{ t0: .36, t1: .53, h: [[0, 0], [.3, .1], [.62, .2], [.78, .205], [.86, .11], [1, .012]], lean: .36, rays: 0, n: 14 }, {
    t0: .76,
    t1: .82,
    h: [[0, 0], [.5, .04], [.75, .045], [1, .01]],
    lean: .6,
    rays: 0,
  }],
  anal: [{ t0: .76, t1: .84, h: [[0, 0], [.5, .045], [.75, .05], [1, .01]], lean: .6, rays: 0 }, {
    t0: .6,
    t1: .67,
    h: [[0, 0], [.5, .045], [.75, .05], [1, .01]],
    lean: .5,
    rays: 0,
  }],
  tail: { pts: TAIL.shark, k: .13, norays: true },
  pattern: o.pattern,
  face: o.face,
  eye: o.eye,
  pect: [{ t: .31, v: .72, len: .22, w: .075, ang: 1.02, pointy: true, col: dark(o.base, .08), ray: 'none' }],
});

/** Sphyrna lewini: hammer with a scalloped front edge and an eye at its end, tall dorsal fin. */
export const scallopedHammerhead: FishSpec = sharkBody({
  L: 134,
  x0: 18,
  base: '#8f8f78',
  belly: '#efe9d6',
  top: [[0, .03], [.05, .08], [.14, .108], [.28, .124], [.4, .125], [.58, .1], [.8, .048], [1, .028]],
  bot: [[0, .03], [.05, .07], [.14, .092], [.28, .108], [.42, .108], [.6, .084], [.8, .042], [1, .026]],
  pattern: B => B.stripe(.16, .02, .3, .98, 1.6, '#6f7a74', 0),
  face: B => {
    let s = '';
    for (let i = 0; i < 5; i++) {
      const t = .355 - i * .02;
      s += curve(points(B, [[t, -.2], [t + .012, .16], [t + .003, .5]]));
    }
    const c0 = '#8f8f78',
      bar = loop(
        [[31, 32], [23, 32], [16, 38], [13, 46], [16.5, 51], [11, 58], [8, 66], [12, 72], [8, 79], [9, 88], [15, 93], [14, 101], [18, 110],
          [26, 117], [35, 116], [38, 108], [35, 99], [38, 93.5], [46, 92.5], [54, 94], [60, 88], [57, 79], [60, 69.5], [50, 66.5], [
          38,
          62,
        ], [33.5, 54], [36, 43]],
        .14,
      );
    return line(s, dark(c0, .6), 1, 'opacity=".7"') + sheet(bar, c0, 2) +
      clipTo(
        bar,
        sheet(loop([[64, 88], [48, 88], [38, 88], [31, 96], [32, 106], [37, 116], [46, 112], [66, 100]]), '#efe9d6', 1) +
          line('M16.5 51q7 2 11 6M12 72q9 1 15 0M15 93q7 -2 11 -6', dark(c0, .45), 1.2, 'opacity=".7"') + vol(bar),
      ) + line('M47 90q6 3 12 .5', '#3b2a2e', 1.7) + dot(26, 112, 5.4, dark(c0, .25)) + eyeArt(26.5, 111.5, 3.7, '#f2d58a') +
      dot(25, 36, 4.2, dark(c0, .25)) + eyeArt(24.6, 36, 2.9, '#f2d58a') + dot(21, 100, 1, dark(c0, .6)) + dot(20, 46, .9, dark(c0, .6));
  },
  eye: { t: .05, v: 0, r: .01 },
});
