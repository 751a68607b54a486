import { dark, light, mix } from '../../draw/colour.ts';
import { loop, poly } from '../../draw/curves.ts';
import type { Detail } from '../../draw/detail.ts';
import { TAU } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';

const BRUSH = '#8f8fe0';
const SHADE = '#4b4690';
const STALK = '#5c4a6c';
/** The table: its middle and half axes. */
const TABLE = { x: 100, y: 62, rx: 94, ry: 30 } as const;

/** The edge of the table, lower by `down`. */
const edge = (down: number, k = 1): readonly Point[] =>
  Array.from({ length: 48 }, (_, i): Point => {
    const a = (i / 48) * TAU;
    const wave = k * (1 + 0.03 * Math.sin(a * 6 + 1) + 0.015 * Math.sin(a * 11));
    return [
      TABLE.x + Math.cos(a) * TABLE.rx * wave,
      TABLE.y + down * (1 - 0.5 * Math.abs(Math.cos(a))) + Math.sin(a) * TABLE.ry * wave,
    ];
  });

/**
 * Acropora cytherea: one wide thin table on a stout stalk, tilted so that its top shows: set all
 * over with small upright brushes with pale tips.
 */
export function brushTable(detail: Detail): string {
  const bold = detail === 'bold';
  const r = rng('cytherea');
  const stalk = loop([
    [82, 86],
    [92, 116],
    [78, 149],
    [126, 149],
    [112, 116],
    [122, 86],
  ]);
  let brushes = '';
  const rows = bold ? 6 : 11;
  for (let j = 0; j < rows; j++) {
    const v = -1 + (2 * (j + 0.5)) / rows;
    const half = Math.sqrt(1 - v * v) * 0.97;
    const count = Math.round(half * (bold ? 13 : 30));
    for (let i = 0; i < count; i++) {
      const u = half * (-1 + (2 * (i + 0.5 + (j % 2) * 0.4 - 0.2)) / count);
      const x = TABLE.x + u * TABLE.rx + r.range(-1, 1);
      const y = TABLE.y + v * TABLE.ry + r.range(-0.8, 0.8);
      const tall = (bold ? 12 : 9) * r.range(0.85, 1.15);
      const wide = bold ? 3.1 : 1.9;
      const lean = u * 4 + r.range(-0.8, 0.8);
      const colour = mix(SHADE, i % 2 ? BRUSH : light(BRUSH, 0.16), 0.5 + 0.25 * (v + 1));
      brushes +=
        path(
          poly([
            [x - wide, y],
            [x + lean - wide * 0.5, y - tall],
            [x + lean + wide * 0.5, y - tall],
            [x + wide, y],
          ]),
          colour,
        ) + dot(x + lean, y - tall, wide * 0.72, mix('#eef2ff', BRUSH, 0.22 - 0.1 * v));
    }
  }
  return (
    sheet(stalk, STALK, 1) +
    line(
      'M94 92q4 26 -6 54M104 90q2 28 0 58M112 92q-4 26 6 54',
      dark(STALK, 0.4),
      1.3,
      'opacity=".6"',
    ) +
    sheet(loop(edge(17, 0.985)), dark(SHADE, 0.3), 2) +
    sheet(loop(edge(8)), SHADE, 1) +
    sheet(loop(edge(0)), mix(SHADE, BRUSH, 0.35), 1) +
    g(brushes, 'filter="url(#lift1)"')
  );
}
