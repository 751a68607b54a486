import { dark, light, mix } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, line, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

const SKIN = '#cdbd86';
const BACK = '#847650';
const FOOT = 150;

/** A thick lobe: where its tip is, half its width there, and where it grows out of the palm. */
interface Lobe {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly root: number;
}

interface Row {
  readonly lobes: readonly Lobe[];
  /** How low the clefts between the lobes reach. */
  readonly cleft: number;
  readonly left: number;
  readonly right: number;
  readonly shade: number;
}

/** Rows of lobes that form one skin each, rear rows first. */
const ROWS: readonly Row[] = [
  {
    lobes: [
      { x: 50, y: 34, w: 13, root: 66 },
      { x: 82, y: 8, w: 15, root: 86 },
      { x: 119, y: 12, w: 14, root: 112 },
      { x: 152, y: 36, w: 13, root: 136 },
    ],
    cleft: 66,
    left: 48,
    right: 152,
    shade: 0,
  },
  {
    lobes: [
      { x: 25, y: 62, w: 13, root: 56 },
      { x: 64, y: 44, w: 15, root: 76 },
      { x: 101, y: 36, w: 16, root: 100 },
      { x: 138, y: 46, w: 14, root: 126 },
      { x: 176, y: 64, w: 12, root: 146 },
    ],
    cleft: 94,
    left: 46,
    right: 154,
    shade: 0.55,
  },
  {
    lobes: [
      { x: 44, y: 88, w: 14, root: 64 },
      { x: 83, y: 74, w: 16, root: 88 },
      { x: 121, y: 76, w: 16, root: 114 },
      { x: 158, y: 92, w: 13, root: 138 },
    ],
    cleft: 116,
    left: 50,
    right: 150,
    shade: 1,
  },
];

/** The wavy edge of a row: up and over every lobe, down into every cleft. */
function outline({ lobes, cleft, left, right }: Row): readonly Point[] {
  const edge = lobes.flatMap(({ x, y, w, root }, i): Point[] => {
    const next = lobes[i + 1];
    const length = Math.hypot(x - root, y - cleft);
    const [ux, uy] = [(x - root) / length, (y - cleft) / length];
    // `back` from the tip towards the root, `side` across, to the right as seen from the root
    const at = (back: number, side: number): Point => [
      x - ux * back - uy * side,
      y - uy * back + ux * side,
    ];
    const over: Point[] = [
      at(length * 0.62, -w * 0.9),
      at(w * 0.8, -w),
      at(0, -w * 0.42),
      at(w * 0.04, w * 0.46),
      at(w * 0.9, w),
      at(length * 0.6, w * 0.92),
    ];
    return next ? [...over, [(root + next.root) / 2, cleft]] : over;
  });
  return [
    [left - 4, FOOT - 4],
    [left, cleft + 12],
    ...edge,
    [right, cleft + 12],
    [right + 4, FOOT - 4],
  ];
}

/**
 * Devil's hand: one fleshy skin that rises in thick undulating lobes, like the fingers of a glove,
 * evenly set with small white polyps; cream olive.
 */
export function devilsHand(detail: Detail): string {
  const bold = detail === 'bold';
  const r = rng('lobophytum');
  const step = bold ? 9.5 : 5.6;
  return ROWS.map((row) => {
    const skin = mix(BACK, SKIN, row.shade);
    const d = loop([...outline(row), [100, FOOT + 2]], 0.17);
    let polyps = '';
    for (let j = 0; j * step * 0.87 < FOOT; j++)
      for (let i = 0; i * step < 200; i++) {
        const x = (i + (j % 2) / 2) * step + r.range(-0.7, 0.7);
        const y = 4 + j * step * 0.87 + r.range(-0.7, 0.7);
        if (y < FOOT - 16)
          polyps += dot(
            x,
            y,
            bold ? 1.7 : 1.05,
            light(skin, 0.75),
            `opacity="${0.5 + row.shade * 0.5}"`,
          );
      }
    const ridges = row.lobes
      .map(({ x, y, w, root }) =>
        line(
          curve([
            [x - w * 0.35, y + w * 0.7],
            [x * 0.7 + root * 0.3 - w * 0.4, y + (row.cleft - y) * 0.6],
            [root - w * 0.2, row.cleft + 10],
          ]),
          light(skin, 0.45),
          w * 0.42,
          'opacity=".5"',
        ),
      )
      .join('');
    const clefts = row.lobes
      .slice(1)
      .map(({ root }, i) => {
        const x = (root + (row.lobes[i]?.root ?? root)) / 2;
        return line(
          curve([
            [x, row.cleft],
            [x + (100 - x) * 0.06, row.cleft + 16],
            [x + (100 - x) * 0.14, FOOT - 8],
          ]),
          dark(skin, 0.4),
          2.4,
          'opacity=".5"',
        );
      })
      .join('');
    return sheet(d, skin, 2) + clipTo(d, ridges + clefts + polyps + vol(d));
  }).join('');
}
