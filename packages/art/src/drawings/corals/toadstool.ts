import { loop } from '../../draw/curves.ts';
import { f2, TAU } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** A folded cap on a stalk, with fine polyps. */
export function toadstool(): string {
  const r = rng('toad');
  const st = loop([
    [74, 78],
    [82, 104],
    [78, 130],
    [66, 149],
    [136, 149],
    [124, 130],
    [119, 104],
    [128, 78],
  ]);
  let s =
    sheet(st, '#b7925f', 2) +
    clipTo(
      st,
      line(
        'M86 84q6 30 -2 62M100 84q2 30 0 64M114 84q-4 30 4 62M92 84q4 30 1 62M108 84q-2 30 1 62',
        '#7d5c3c',
        1.2,
        'opacity=".5"',
      ) + vol(st),
    );
  const E = (k: number, dy = 0) =>
    Array.from({ length: 56 }, (_, i) => {
      const a = (i / 56) * TAU;
      const fr = Math.sin(a) > -0.2 ? 1 : 0.4;
      const w = k * (1 + 0.05 * fr * Math.sin(a * 9) + 0.03 * Math.sin(a * 4 + 1));
      return [
        101 + Math.cos(a) * 82 * w,
        62 + Math.sin(a) * 30 * w + fr * 7 * Math.sin(a * 9 + 1.5) * k * k + dy,
      ];
    });
  s += sheet(loop(E(1, 8)), '#8f6a48', 2);
  const d = loop(E(1));
  s += sheet(d, '#cdaa6c', 2) + clipTo(d, vol(d, 0.6));
  let p = '';
  const Q = [];
  for (let k = 0; k < 330; k++) {
    const a = r() * TAU;
    const q = Math.sqrt(r()) * 0.97;
    Q.push([101 + Math.cos(a) * 80 * q, 61 + Math.sin(a) * 29 * q]);
  }
  Q.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of Q) {
    const l = r.range(5, 9);
    const dx = (x - 100) * 0.05 + r.range(-1, 1);
    p +=
      `<path d="M${f2(x)} ${f2(y)}L${f2(x + dx)} ${f2(y - l)}" stroke="#e6cf94" stroke-width="1.1" stroke-linecap="round"/>` +
      dot(x + dx, y - l, 1.75, '#fff6d6') +
      dot(x + dx, y - l, 0.6, '#a87f46');
  }
  return s + g(p, 'filter="url(#lift1)"');
}
