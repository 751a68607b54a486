import { dark, light, mix } from '../../draw/colour.ts';
import { blob, curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/**
 * Giant clam: five deep folds, heavy scaled shell, plump golden-brown mantle with rows of
 * blue-green spots along its rim that cannot be drawn in.
 */
export function giantClam(detail: Detail): string {
  const c = {
    shell: '#f0dfc0',
    rib: '#b98d6b',
    mantle: '#9a6a26',
    pale: '#c6963f',
    rim: '#4fc9b4',
    spot: '#67e4d2',
    deep: '#2a6fb0',
  };
  const cx = 100;
  const by = 132;
  const folds = 5;
  const bold = detail === 'bold';
  // every edge is the same five-fold wave; ext widens it, amp deepens the folds
  const edge = (y0: number, amp: number, ext = 0) => {
    const q = [];
    const n = folds * 10;
    for (let i = 0; i <= n; i++) {
      const u = i / n;
      const x = 20 - ext + u * (160 + 2 * ext);
      const arch = Math.sin(u * Math.PI);
      q.push([
        x,
        y0 - arch * 16 + 15 * (1 - arch) - amp * -Math.cos(u * folds * TAU) * (0.35 + 0.65 * arch),
      ]);
    }
    return q;
  };
  const lip = (
    y0: number,
    y1: number,
    a0: number,
    a1: number,
    col: string,
    ext: number,
    lift: Lift = 1,
  ) => sheet(loop([...edge(y0, a0, ext), ...edge(y1, a1, ext).reverse()]), col, lift);
  const rim = (y: number, amp: number, ext: number, col: string, w: number) =>
    line(curve(edge(y, amp, ext)), col, w);
  const spots = (y: number, amp: number, step: number, size: number, cols: readonly string[]) =>
    edge(y, amp, -6)
      .slice(2, -1)
      .map((q, i) => (i % step ? '' : dot(q[0], q[1], size, cols[(i / step) % cols.length])))
      .join('');
  const dotty = bold ? 3 : 2;
  const size = bold ? 2.1 : 1.5;
  let s = sheet(
    loop([...edge(38, 11, 2), [160, 112], [100, 120], [40, 112]]),
    dark(c.shell, 0.3),
    1,
  );
  s +=
    lip(43, 74, 11, 10, dark(c.mantle, 0.22), -1) +
    lip(49, 60, 11, 10.5, dark(c.pale, 0.18), -5, 0) +
    rim(44.5, 11, -1, c.rim, 2) +
    spots(65, 10.5, dotty, size * 0.9, [c.spot, c.deep]) +
    rim(71.5, 10, -3, dark(c.rim, 0.2), 1.8);
  s +=
    lip(71, 82, 9.6, 9, '#150f2e', -6, 0) +
    '<ellipse cx="118" cy="66" rx="13" ry="6" fill="#c6963f" filter="url(#lift1)" transform="rotate(8 118 66)"/>' +
    '<ellipse cx="118" cy="65.4" rx="8.6" ry="3.4" fill="#150f2e" transform="rotate(8 118 66)"/>';
  s +=
    lip(77, 106, 9, 12, c.mantle, 3, 2) +
    lip(86, 97, 10, 11.4, c.pale, -1, 0) +
    rim(78.5, 9, 2, c.rim, 2.4) +
    rim(104, 12, 2, c.rim, 2) +
    spots(82.5, 9.4, dotty, size, [c.spot, '#eafff6', c.deep]) +
    spots(100.5, 11.6, dotty, size, [c.deep, c.spot]);
  if (!bold) s += spots(91.5, 10.6, 3, 1.1, [dark(c.mantle, 0.3)]);
  const near = edge(106, 12, 4);
  const body = loop(
    [...near, [164, 118], [138, by + 5], [cx, by + 12], [62, by + 5], [36, 118]],
    0.15,
  );
  s += sheet(body, c.shell, 2);
  let ribs = '';
  let grow = '';
  for (const i of [0, 4, 1, 3, 2]) {
    const u = (i + 0.5) / folds;
    const x = 20 + u * 160;
    const arch = Math.sin(u * Math.PI);
    const w = 17;
    const y = 106 - arch * 16 + 15 * (1 - arch) - 12 * (0.35 + 0.65 * arch);
    const bx = cx + (x - cx) * 0.34;
    const bb = by + 10;
    ribs += sheet(
      loop(
        [
          [x - w, y + 12],
          [x - w * 0.5, y + 2],
          [x, y - 1],
          [x + w * 0.5, y + 2],
          [x + w, y + 12],
          [bx + 9, bb],
          [bx - 9, bb],
        ],
        0.14,
      ),
      i % 2 ? mix(c.shell, c.rib, 0.22) : light(c.shell, 0.3),
      1,
    );
    for (let k = 1; k <= 3; k++) {
      const f = k / 4;
      const xx = x + (bx - x) * f;
      const yy = y + 6 + (bb - y) * f;
      const ww = w * (0.95 - f * 0.45);
      grow += sheet(
        loop([
          [xx - ww, yy + 4],
          [xx - ww * 0.5, yy - 2],
          [xx, yy - 4],
          [xx + ww * 0.5, yy - 2],
          [xx + ww, yy + 4],
          [xx, yy - 0.4],
        ]),
        mix(c.rib, c.shell, 0.25),
        1,
      );
    }
  }
  s += clipTo(body, ribs + grow + `<path d="${body}" fill="url(#vol)"/>`);
  return s;
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
