import { light, mix } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { g, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { star8 } from './ground.ts';

/** Red tubes bound by floors, with feathered polyps. */
export function organPipe(): string {
  const r = rng('organ');
  let s = '';
  const tubes: number[][] = [];
  for (let j = 0; j < 3; j++) {
    for (let i = 0; i < 17; i++) {
      const u = ((i + (j % 2) * 0.5) / 16.5) * 2 - 1;
      tubes.push([
        100 + u * 70 + r.range(-1, 1),
        148,
        (j === 2 ? 66 : j === 1 ? 82 : 94) * Math.sqrt(1 - (u * 0.92) ** 2) * r.range(0.9, 1.06) +
          6,
        j,
      ]);
    }
  }
  [0, 1, 2].forEach((j) => {
    let b = '';
    let t = '';
    for (const [x, y, h] of tubes.filter((q) => q[3] === j)) {
      const col = ['#7d1f35', '#a82b38', '#cf3f3d'][j];
      const lean = (x - 100) * 0.08;
      b += `<path d="M${f2(x - 3)} ${y}L${f2(x + lean - 3)} ${f2(y - h)}H${f2(x + lean + 3)}L${f2(x + 3)} ${y}Z" fill="${col}"/><path d="M${f2(
        x - 1.2,
      )} ${y}L${f2(x + lean - 1.2)} ${f2(y - h)}" stroke="${light(col, 0.35)}" stroke-width="1" opacity=".6"/>`;
      t +=
        `<ellipse cx="${f2(x + lean)}" cy="${f2(y - h)}" rx="3" ry="1.4" fill="#3f0f26"/>` +
        star8(
          x + lean,
          y - h - 3.6,
          6,
          mix('#a9d8b4', '#3f7f78', (2 - j) * 0.3),
          '#f4ffe0',
          8,
          r(),
        );
    }
    s += g(b, 'filter="url(#lift1)"');
    for (const q of [0.3, 0.58]) {
      const yy = 148 - (j === 2 ? 66 : j === 1 ? 82 : 94) * q;
      const w = 66 + q * 4;
      s += sheet(
        loop([
          [100 - w, yy + 2],
          [60, yy - 1 + q],
          [100, yy + 1],
          [140, yy - 1],
          [100 + w, yy + 2],
          [140, yy + 3.4],
          [100, yy + 4],
          [60, yy + 3.4],
        ]),
        ['#8f2a3c', '#bd3a42', '#e8625a'][j],
        1,
      );
    }
    s += g(t, 'filter="url(#lift1)"');
  });
  return s;
}
