import { dark } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { line, sheet } from '../../draw/paper.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Paint, TailSpec } from './spec.ts';

interface SharkLook {
  base: string;
  belly: string;
  /** Colour of the fin tips. */
  tip?: string;
  pattern: Paint;
  dsub?: Paint;
  tailExtra?: NonNullable<TailSpec['extra']>;
}

/** Requiem shark: torpedo body, high first dorsal fin, long upper tail lobe. */
export const shark = (o: SharkLook): FishSpec => ({
  L: 140,
  x0: 10,
  cy: 80,
  mid: [[0, 0], [.5, 0], [1, -.03]],
  top: [[0, .02], [.015, .056], [.06, .09], [.2, .122], [.36, .135], [.55, .108], [.8, .05], [1, .028]],
  bot: [[0, .02], [.02, .036], [.08, .066], [.22, .108], [.4, .12], [.6, .09], [.8, .044], [1, .026]],
  col: { base: o.base, belly: o.belly, fin: o.base },
  bellyV: .28,
  behind: B => {
    const [x, y] = B.M(.33, .6);
    return sheet(loop([[x - 2, y], [x + 14, y + 15], [x + 30, y + 24], [x + 24, y + 8], [x + 12, y - 4]], .12), dark(o.base, .4), 1);
  },
  dorsal: [
    {
      t0: .36,
      t1: .53,
      h: [[0, 0], [.3, .085], [.62, .168], [.78, .172], [.86, .09], [1, .012]],
      lean: .42,
      rays: 0,
      n: 14,
      edge: o.tip,
      inner: o.tip ? .78 : 1,
      sub: o.dsub,
    },
    { t0: .755, t1: .82, h: [[0, 0], [.5, .045], [.75, .05], [1, .01]], lean: .5, rays: 0 },
  ],
  anal: [{ t0: .77, t1: .83, h: [[0, 0], [.5, .04], [.75, .045], [1, .01]], lean: .5, rays: 0 }, {
    t0: .6,
    t1: .67,
    h: [[0, 0], [.5, .045], [.75, .05], [1, .01]],
    lean: .5,
    rays: 0,
    col: o.base,
  }],
  tail: { pts: TAIL.shark, k: .13, norays: true, edge: o.tip, inner: .86, extra: o.tailExtra },
  pattern: o.pattern,
  face: B => {
    let s = '';
    for (let i = 0; i < 5; i++) {
      const t = .215 + i * .022;
      s += curve([B.M(t, -.28), B.M(t + .012, .08), B.M(t + .004, .42)]);
    }
    const a = B.M(.026, .66), b = B.M(.075, .34), c = B.M(.16, .46), q = B.M(.115, .9);
    let tz = '';
    for (let i = 0; i <= 8; i++) {
      const u = i / 8, x = a[0] + (c[0] - a[0]) * u, y = a[1] + (c[1] - a[1]) * u - Math.sin(u * Math.PI) * 3.2;
      tz += (i ? 'L' : 'M') + f2(x) + ' ' + f2(y + (i % 2 ? 2.6 : .2));
    }
    return line(s, dark(o.base, .6), 1, 'opacity=".7"') + sheet(loop([a, b, c, q]), '#3b1730', 0) +
      `<path d="${tz}" fill="#fff8e8" stroke="#fff8e8" stroke-width=".8"/>` +
      line(`M${f2(B.X(.035))} ${f2(B.Y(.035, .1))}l3 1.4`, dark(o.base, .6), 1.2);
  },
  eye: { t: .105, v: -.2, r: 3.5, iris: '#22304a' },
  pect: [{ t: .31, v: .72, len: .25, w: .085, ang: 1.02, pointy: true, col: dark(o.base, .08), ray: 'none' }],
});

/** Galeocerdo cuvier: blunt head, dark bars that fade toward the belly. */
export const tigerShark: FishSpec = shark({
  base: '#6f8592',
  belly: '#dfe3d6',
  pattern: B => {
    let s = '';
    for (let i = 0; i < 11; i++) {
      const t = .25 + i * .066, w = .017 - i * .0004;
      s += sheet(
        loop(
          [B.M(t - w, -1.2), B.M(t + w, -1.2), B.M(t + w * .9, -.4), B.M(t + w * .1, .22 - (i % 2) * .16), B.M(t - w * .9, -.35)],
        ),
        '#33485c',
        0,
        'opacity=".92"',
      );
    }
    return s + B.spots(26, 'ts', .8, 1.5, '#33485c', (t, v) => v < -.05 && v > -.9 && t > .3);
  },
  dsub: B => {
    const [x, y] = B.M(.46, -1);
    return line(`M${x - 4} ${y + 4}q3 -12 12 -24M${x + 5} ${y + 4}q3 -8 8 -15`, '#33485c', 3, 'opacity=".7"');
  },
  tailExtra: (_B, x, y) =>
    line(`M${x + 14} ${y - 10}l7 -6M${x + 22} ${y - 18}l7 -7M${x + 32} ${y - 27}l6 -5`, '#33485c', 2.4, 'opacity=".6"'),
});

/** Carcharhinus melanopterus: sand-brown, black fin tips, pale flank band. */
export const blacktipReefShark: FishSpec = shark({
  base: '#b3926f',
  belly: '#f2ead6',
  tip: '#1a1d38',
  pattern: B => B.stripe(.15, -.05, .45, .98, 4.6, '#f2ead6', 1),
});
