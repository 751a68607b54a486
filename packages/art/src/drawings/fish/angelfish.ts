import { light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { clipTo, line, sheet } from '../../draw/paper.ts';
import { TAIL } from './shapes.ts';
import type { FishSpec, Look, Paint } from './spec.ts';

interface AngelLook extends Look {
  analSub?: Paint;
}

/** Large angelfish: high disc, fins drawn out to the rear. */
export const angelfish = (o: AngelLook): FishSpec => ({
  L: 104,
  x0: 40,
  cy: 74,
  top: [[0, .03], [.04, .09], [.14, .23], [.3, .35], [.52, .375], [.72, .31], [.9, .15], [1, .1]],
  bot: [[0, .03], [.05, .09], [.16, .22], [.34, .345], [.55, .365], [.74, .3], [.9, .145], [1, .1]],
  col: { base: o.base, fin: o.fin },
  dorsal: [{
    t0: .28,
    t1: .93,
    h: [[0, .02], [.35, .06], [.7, .15], [.9, .23], [1, .05]],
    lean: .45,
    edge: o.edge,
    inner: .95,
    rays: 12,
    root: .6,
    n: 14,
  }],
  anal: [{
    t0: .42,
    t1: .93,
    h: [[0, .03], [.4, .09], [.75, .17], [.92, .2], [1, .05]],
    lean: .4,
    edge: o.edge,
    inner: .93,
    root: .6,
    col: o.analCol ?? o.fin,
    sub: o.analSub,
  }],
  tail: { pts: TAIL.round.map(([a, b]) => [a * .86, b * 1.02]), col: o.tail, edge: o.tailEdge, inner: .92 },
  pelvic: [{ t: .3, v: .92, len: .24, w: .05, ang: 1.05, pointy: true, col: o.pelv ?? o.base }],
  pect: [{ t: .37, v: .22, len: .2, w: .09, ang: .3, col: o.pect ?? light(o.base, .35) }],
  patternOnFins: true,
  pattern: o.pattern,
  face: o.face,
  mouth: { v0: .25, t1: .055, v1: .3, w: 1.6 },
  eye: { t: .165, v: -.2, r: 4.8, iris: o.iris ?? '#e9b44a' },
});

/** Pomacanthus imperator: yellow stripes rising to the rear on blue, dark eye mask edged blue, yellow tail. */
export const emperorAngelfish: FishSpec = angelfish({
  base: '#2b4fb3',
  fin: '#2746a0',
  edge: '#8fd0f4',
  tail: '#f7b733',
  tailEdge: '#fbd76a',
  pelv: '#f2a93a',
  pect: '#1c2f78',
  iris: '#f0c24f',
  analCol: '#1f3a94',
  analSub: B => {
    let s = '';
    for (let i = 0; i < 7; i++) s += curve([B.M(.42, 1.02 + i * .09), B.M(.7, 1.05 + i * .12), B.M(.98, .9 + i * .17)]);
    return line(s, '#62a5f0', 1.2, 'opacity=".8"');
  },
  pattern: B => {
    let s = ''; // yellow strips rising to the rear, each a lifted strip
    for (let i = 0; i < 13; i++) {
      const v = -1.25 + i * .19;
      const a = [], b = [];
      for (let k = 0; k <= 10; k++) {
        const t = .3 + k * .075,
          vv = v + (k / 10) * (-.34 + .035 * i) - Math.sin(k / 10 * Math.PI) * .05,
          y = B.Y(Math.min(t, .74), vv) - (t > .74 ? (t - .74) * 26 * (vv < 0 ? .8 : -.5) : 0),
          x = B.X(t);
        a.push([x, y - 1.55]);
        b.push([x, y + 1.55]);
      }
      s += sheet(loop([...a, ...b.reverse()]), '#ffcf4a', 1);
    }
    return s;
  },
  face: B =>
    clipTo(
      B.body,
      sheet(
        loop([B.M(-.1, -2), B.M(.33, -2), B.M(.315, -1), B.M(.345, -.4), B.M(.42, -.02), B.M(.43, .3), B.M(.36, .62), B.M(.27, 1.02),
          B.M(.24, 2), B.M(-.1, 2)]),
        '#131a46',
        2,
      ) + // shoulder patch
        sheet(
          loop([B.M(-.1, -2), B.M(.29, -2), B.M(.275, -1), B.M(.3, -.45), B.M(.31, 0), B.M(.3, .4), B.M(.24, 1), B.M(.2, 2), B.M(-.1, 2)]),
          '#f3c24d',
          1,
        ) +
        line(curve([B.M(.3, -1.1), B.M(.312, -.45), B.M(.325, 0), B.M(.315, .4), B.M(.25, 1.04)]), '#7cc7ff', 1.6) +
        sheet(
          loop(
            [B.M(-.1, -2), B.M(.235, -2), B.M(.225, -1), B.M(.24, -.45), B.M(.245, 0), B.M(.22, .36), B.M(.16, .9), B.M(-.1, 2)],
          ),
          '#7cc7ff',
          0,
        ) +
        sheet(
          loop(
            [B.M(-.1, -2), B.M(.22, -2), B.M(.21, -1), B.M(.225, -.45), B.M(.23, 0), B.M(.205, .34), B.M(.14, .9), B.M(-.1, 2)],
          ),
          '#131a46',
          0,
        ) +
        sheet(
          loop(
            [B.M(-.1, -3), B.M(.115, -2), B.M(.11, -1), B.M(.118, -.4), B.M(.12, .05), B.M(.11, .5), B.M(.13, 1.1), B.M(-.1, 2)],
          ),
          '#dbe7ef',
          1,
        ) + `<path d="${B.body}" fill="url(#vol)"/>`,
    ),
});
