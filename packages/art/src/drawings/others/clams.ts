import { dark, light, mix } from '../../draw/colour.ts';
import { blob, curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

const FOLDS = 4;
const CLAM = {
  shell: '#f0dfc0',
  rib: '#b98d6b',
  mantle: '#8d5f24',
  pale: '#c9993f',
  rim: '#4fc9b4',
  spot: '#67e4d2',
  deep: '#2a6fb0',
  gape: '#150f2e',
};

/** Where the valves meet at both sides. */
const HINGE_Y = 88;

/** One wavy edge across the clam: how high it lies in the middle, and by how much it waves. */
interface Edge {
  readonly y: number;
  readonly amp: number;
  /** By how much it reaches over the sides. */
  readonly ext?: number;
}

/** All edges fold alike, so that the valves close into each other, and meet at the sides. */
function edgeOf({ y, amp, ext = 0 }: Edge): readonly Point[] {
  const n = FOLDS * 12;
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const u = i / n;
    const open = Math.sin(u * Math.PI) ** 0.55;
    const wave = Math.cos(u * FOLDS * TAU);
    // flattened, so that folds are round and not pointed
    const fold = Math.sign(wave) * Math.abs(wave) ** 0.75;
    return [14 - ext + u * (172 + 2 * ext), HINGE_Y + (y - HINGE_Y + amp * fold) * open];
  });
}

const between = (upper: Edge, lower: Edge, fill: string, lift: Lift = 1): string =>
  sheet(loop([...edgeOf(upper), ...[...edgeOf(lower)].reverse()], 0.14), fill, lift);

const along = (edge: Edge, colour: string, width: number): string =>
  line(curve(edgeOf(edge)), colour, width);

function spotsAlong(
  edge: Edge,
  colours: readonly string[],
  { step, size }: { step: number; size: number },
): string {
  return edgeOf(edge)
    .slice(2, -2)
    .map(([x, y], i) => (i % step ? '' : dot(x, y, size, colours[(i / step) % colours.length]!)))
    .join('');
}

/** One of the siphons that open in the mantle. */
const siphon = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${f2(r * 0.66)}" fill="${CLAM.pale}" filter="url(#lift1)"/>` +
  `<ellipse cx="${x}" cy="${f2(y - r * 0.1)}" rx="${f2(r * 0.6)}" ry="${f2(r * 0.36)}" fill="${CLAM.gape}"/>`;

/** The near valve: a heavy shell of rounded folds, each crossed by scales. */
function nearValve(): string {
  const c = CLAM;
  const rim: Edge = { y: 103, amp: 10, ext: 3 };
  const body = loop(
    [...edgeOf(rim), [172, 112], [146, 136], [100, 147], [54, 136], [28, 112]],
    0.15,
  );
  let folds = '';
  for (const u of [0.125, 0.875, 0.375, 0.625]) {
    const x = 14 + u * 172;
    const w = 21;
    const foot = 100 + (x - 100) * 0.42;
    folds += sheet(
      loop(
        [
          [x - w, 112],
          [x - w * 0.6, 96],
          [x, 90],
          [x + w * 0.6, 96],
          [x + w, 112],
          [foot + 13, 148],
          [foot - 13, 148],
        ],
        0.18,
      ),
      u < 0.3 || u > 0.7 ? mix(c.shell, c.rib, 0.2) : light(c.shell, 0.25),
      1,
    );
    for (let k = 1; k <= 3; k++) {
      const half = w * (0.82 - k * 0.11);
      const cx = x + (foot - x) * (k / 4);
      folds += line(
        `M${f2(cx - half)} ${102 + k * 10}q${f2(half)} 8 ${f2(half * 2)} 0`,
        mix(c.rib, c.shell, 0.2),
        2.2,
      );
    }
  }
  return (
    sheet(body, c.shell, 2) + clipTo(body, folds + vol(body)) + along(rim, light(c.shell, 0.4), 1.4)
  );
}

/**
 * Giant clam: two heavy valves of rounded folds that fit into each other, between them the thick
 * lips of a golden-brown mantle that cannot be drawn in, with blue-green spots along its rim and a
 * siphon like a low chimney.
 */
export function giantClam(detail: Detail): string {
  const c = CLAM;
  const bold = detail === 'bold';
  const dots = { step: bold ? 4 : 2, size: bold ? 2.3 : 1.7 };
  const at = (y: number, amp: number, ext = 0): Edge => ({ y, amp, ext });
  const back =
    sheet(
      loop([...edgeOf(at(22, 11, 3)), [178, 104], [100, 116], [22, 104]], 0.14),
      dark(c.shell, 0.22),
      1,
    ) +
    along(at(24, 11, 2), light(c.shell, 0.2), 1.8) +
    between(at(31, 11, -1), at(62, 9, -3), dark(c.mantle, 0.12), 1) +
    between(at(38, 10.5, -4), at(52, 9.6, -6), dark(c.pale, 0.12), 0) +
    along(at(32.5, 11, -1), c.rim, 2.4) +
    spotsAlong(at(45, 10, -8), [c.spot, c.deep], dots);
  const gape = between(at(59, 9, -8), at(74, 8, -8), c.gape, 0) + siphon(123, 56, 13);
  const front =
    between(at(69, 8, 0), at(104, 10, 2), c.mantle, 2) +
    between(at(78, 8.6, -3), at(93, 9.6, -2), c.pale, 0) +
    along(at(70.5, 8, 0), c.rim, 2.8) +
    along(at(102, 10, 2), dark(c.rim, 0.2), 1.8) +
    spotsAlong(at(75, 8.4, -4), [c.spot, '#eafff6', c.deep], dots) +
    spotsAlong(at(97.5, 9.8, -3), [c.deep, c.spot], dots);
  return back + gape + front + nearValve();
}

/**
 * Maxima clam: sunk in a boulder; only the wavy mantle shows, violet and turquoise with tiger
 * flecks and a row of eye spots; dark slit with a siphon.
 */
export function maximaClam(detail: Detail): string {
  const r = rng('maxi');
  const bold = detail === 'bold';
  const k = bold ? 1.9 : 1;
  let s = '';
  const rock = loop([
    [20, 142],
    [14, 120],
    [24, 94],
    [44, 76],
    [72, 66],
    [104, 64],
    [140, 68],
    [168, 84],
    [186, 110],
    [182, 140],
    [150, 148],
    [100, 149],
    [46, 148],
  ]);
  s += sheet(rock, '#8a6a8e', 2);
  let q = '';
  for (let i = 0; i < 60; i++) {
    q += `<path d="${blob(r.range(6, 194), r.range(64, 150), r.range(3, 9), r.range(2, 6), r, 0.2, 8)}" fill="${
      ['#a987a6', '#6d5078', '#c9a0a4', '#5b4a74'][i % 4]
    }" opacity=".7"/>`;
  }
  s += clipTo(rock, q + vol(rock));
  const ring = (k: number, w: number, ph = 0) =>
    Array.from({ length: 84 }, (_, i) => {
      const a = (i / 84) * TAU;
      const f = 1 + w * Math.sin(a * 9 + ph);
      return [100 + Math.cos(a) * 80 * k * f, 92 + Math.sin(a) * 40 * k * f + Math.cos(a) * -5];
    });
  s += sheet(loop(ring(1.06, 0.07)), '#f4e6cc', 1) + sheet(loop(ring(1.0, 0.085)), '#2a1c66', 2);
  const mant = ring(0.98, 0.095);
  const M = loop(mant);
  s += sheet(M, '#5b3fd0', 2);
  let inn =
    sheet(loop(ring(0.88, 0.09)), '#2d8fe0', 1) +
    sheet(loop(ring(0.76, 0.085)), '#25c3c0', 1) +
    sheet(loop(ring(0.6, 0.07)), '#7b4fe0', 1) +
    sheet(loop(ring(0.42, 0.05)), '#2fb6d8', 1);
  for (let i = 0; i < (bold ? 80 : 250); i++) {
    const a = r() * TAU;
    const q = r.range(0.3, 0.96);
    const x = 100 + Math.cos(a) * 80 * q;
    const y = 92 + Math.sin(a) * 40 * q - Math.cos(a) * 5;
    inn += `<ellipse cx="${f2(x)}" cy="${f2(y)}" rx="${f2(r.range(1.6, 4.2) * k)}" ry="${f2(r.range(0.7, 1.3) * k)}" transform="rotate(${f2(
      (a * 180) / Math.PI + 90,
    )} ${f2(x)} ${f2(y)})" fill="${['#141046', '#fff2c2', '#141046', '#8af0e4'][i % 4]}" opacity=".85"/>`;
  }
  s += clipTo(M, inn + `<path d="${M}" fill="url(#vol)"/>`);
  ring(0.93, 0.095).forEach(([x, y], i) => {
    if (i % (bold ? 4 : 2) === 0)
      s +=
        dot(x, y, bold ? 2.8 : 1.9, '#0d0a34') + dot(x - 0.4, y - 0.5, bold ? 1.3 : 0.8, '#7ff6ff');
  });
  // slit and siphon
  s +=
    sheet(
      loop([
        [34, 97],
        [56, 90],
        [84, 93],
        [116, 86],
        [146, 88],
        [160, 82],
        [150, 95],
        [118, 97],
        [86, 101],
        [56, 99],
      ]),
      '#0e0a30',
      0,
    ) +
    `<ellipse cx="126" cy="86" rx="13" ry="8" fill="#9a78ff" filter="url(#lift2)"/><ellipse cx="126" cy="84.5" rx="8" ry="4.6" fill="#0e0a30"/>` +
    line('M40 96Q62 92 84 95', '#8af0e4', 1.4, 'opacity=".8"');
  return s;
}
