import { dark, light } from '../../draw/colour.ts';
import { curve } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { line } from '../../draw/paper.ts';
import { patch } from './pattern.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Look, Paint } from './spec.ts';

interface AnthiasLook extends Look {
  cheek: string | null;
  /** Whether the third dorsal spine is long. */
  spine?: boolean;
  scale?: string;
  mark?: Paint;
}

/** Anthias: slim, large fins, scale rows. */
export const anthias = (o: AnthiasLook): FishSpec => ({
  L: 98,
  x0: 36,
  top: [[0, .012], [.05, .085], [.15, .145], [.36, .19], [.6, .165], [.84, .09], [1, .06]],
  bot: [[0, .012], [.06, .08], [.2, .145], [.4, .185], [.62, .155], [.84, .085], [1, .06]],
  col: { base: o.base, back: o.back, belly: o.belly, fin: o.fin },
  backV: -.42,
  bellyV: .42,
  dorsal: [{
    t0: .24,
    t1: .86,
    h: o.spine
      ? [[0, .04], [.1, .1], [.14, .34], [.18, .12], [.4, .1], [.72, .14], [.92, .13], [1, .02]]
      : [[0, .05], [.2, .11], [.5, .1], [.78, .14], [.95, .12], [1, .02]],
    n: o.spine ? 26 : 12,
    lean: .35,
    edge: o.edge,
    inner: .9,
    rays: 14,
  }],
  anal: [{ t0: .6, t1: .85, h: [[0, .02], [.4, .12], [.8, .15], [1, .03]], lean: .4, edge: o.edge, inner: .88 }],
  tail: { pts: o.tailPts ?? TAIL.lyre, edge: o.edge, inner: .9, col: o.fin },
  pelvic: [{ t: .34, v: .9, len: .26, w: .05, ang: .85, pointy: true, edge: o.edge }],
  pect: [{ t: .33, v: .25, len: .24, w: .09, ang: .42, pointy: true, col: o.pect ?? light(o.fin, .25) }],
  pattern: B => {
    let s = '';
    for (let i = 0; i < 5; i++) {
      for (let j = 0; j < 9; j++) {
        const [x, y] = B.M(.34 + j * .07, -.6 + i * .28 + (j % 2) * .1);
        s += `M${f2(x)} ${f2(y - 2.6)}q-3 2.6 0 5.2`;
      }
    }
    return line(s, o.scale ?? dark(o.base, .25), .7, 'opacity=".42"') + (o.mark ? o.mark(B) : '');
  },
  face: B =>
    o.cheek
      ? line(curve([B.M(.1, .05), B.M(.2, .22), B.M(.3, .32)]), o.cheek, 2.6) +
        line(curve([B.M(.1, .16), B.M(.2, .34), B.M(.29, .44)]), '#fff0d6', .9)
      : '',
  gill: { t: .25, bow: .04, v0: -.5, v1: .7 },
  mouth: { v0: .2, t1: .08, v1: .55 },
  eye: { t: .135, v: -.2, r: 4.1, iris: o.iris ?? '#b78cf0' },
});

/** Pseudanthias squamipinnis: orange-pink, long third dorsal spine, violet cheek stripe, lyre tail. */
export const lyretailAnthias: FishSpec = anthias({
  base: '#f58a45',
  back: '#e0487a',
  belly: '#fbb268',
  fin: '#e85a8c',
  edge: '#8b4bc4',
  cheek: '#8b4bc4',
  spine: true,
  scale: '#a52b62',
});

/** Pseudanthias pleurotaenia: pink, a violet square with soft corners on the flank, yellow-ringed eye. */
export const squarespotAnthias: FishSpec = anthias({
  base: '#e878a8',
  back: '#d4568f',
  belly: '#f6a9b8',
  fin: '#f09a9e',
  edge: '#b04a90',
  cheek: null,
  tailPts: TAIL.fork,
  scale: '#a43a78',
  iris: '#f4c869',
  mark: B =>
    patch(B, [[.44, -.5], [.49, -.66], [.63, -.66], [.68, -.5], [.675, .12], [.62, .3], [.5, .3], [.44, .12]], '#9560d6', 0, .1),
});
