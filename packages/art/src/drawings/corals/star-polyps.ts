import { dark, mix } from '../../draw/colour.ts';
import { loop, resample } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { at, f2, TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, g, path, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

/** The upper edge of the mat. */
const CREST: readonly Point[] = [
  [10, 130],
  [30, 110],
  [56, 84],
  [84, 78],
  [106, 66],
  [136, 74],
  [160, 98],
  [180, 112],
  [193, 132],
];
const MAT = loop([...CREST, [196, 149], [100, 152], [6, 149]]);

interface Polyp {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Direction of the first arm, in radians. */
  readonly turn: number;
  readonly colour: string;
  readonly detail: Detail;
}

/** A polyp from above: eight pointed arms round a pale mouth, ribbed in full detail. */
function polyp({ x, y, radius, turn, colour, detail }: Polyp): string {
  let arms = '';
  let ribs = '';
  for (let i = 0; i < 8; i++) {
    const a = turn + (i / 8) * TAU;
    const spot = (by: number, far: number): string => {
      const [px, py] = at(x, y, a + by, radius * far);
      return `${f2(px)} ${f2(py)}`;
    };
    arms += `M${f2(x)} ${f2(y)}C${spot(-0.55, 0.42)} ${spot(-0.24, 0.72)} ${spot(0, 1)}C${spot(0.24, 0.72)} ${spot(0.55, 0.42)} ${f2(x)} ${f2(y)}Z`;
    ribs += `M${spot(0, 0.3)}L${spot(0, 0.74)}`;
  }
  const rib = `fill="none" stroke="#f3ffd6" stroke-width="${f2(radius * 0.1)}" stroke-linecap="round" opacity=".8"`;
  return g(
    path(arms, colour) +
      (detail === 'bold' ? '' : `<path d="${ribs}" ${rib}/>`) +
      dot(x, y, radius * 0.3, dark(colour, 0.35)) +
      dot(x, y, radius * 0.19, '#fff7c8'),
    'filter="url(#lift1)"',
  );
}

/**
 * Star polyps: a violet mat that disappears under green eight-armed stars; fewer and larger ones on
 * small pieces.
 */
export function starPolyps(detail: Detail): string {
  const r = rng('gsp');
  const size = detail === 'bold' ? 17 : 10.2;
  const crest = resample(CREST, 60);
  const topAt = (x: number): number =>
    crest.reduce((near, p) => (Math.abs(p[0] - x) < Math.abs(near[0] - x) ? p : near))[1];
  const spots: Point[] = [];
  const isFree = (x: number, y: number, apart: number): boolean =>
    spots.every(([px, py]) => Math.hypot(px - x, (py - y) * 1.15) > apart);
  for (const [x, y] of crest) if (isFree(x, y, size * 1.22)) spots.push([x, y]);
  for (let i = 0; i < 4000; i++) {
    const x = r.range(14, 187);
    const y = r.range(70, 150 - size * 1.1);
    if (y > topAt(x) && isFree(x, y, size * 1.22)) spots.push([x, y]);
  }
  const polyps = spots
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) =>
      polyp({
        x,
        y,
        radius: size * r.range(0.92, 1.08),
        turn: r.range(0, TAU),
        detail,
        colour: mix('#3fae6b', '#a5e37c', r()),
      }),
    );
  return sheet(MAT, '#6b2f7c', 3) + clipTo(MAT, vol(MAT)) + polyps.join('');
}
