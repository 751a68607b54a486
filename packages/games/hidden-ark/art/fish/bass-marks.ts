import { dark, light } from '@atoll/art/draw/colour.ts';
import { curve, loop } from '@atoll/art/draw/curves.ts';
import { line, sheet } from '@atoll/art/draw/paper.ts';
import type { Surface } from '@atoll/art/drawings/fish/body.ts';
import { points } from '@atoll/art/drawings/fish/pattern.ts';

/** The line of sense organs along the flank. */
export const sideLine = (B: Surface, colour: string, v = -0.3): string =>
  line(
    curve(
      points(B, [
        [0.28, v - 0.12],
        [0.45, v - 0.04],
        [0.65, v + 0.14],
        [0.98, 0],
      ]),
    ),
    colour,
    1.1,
    'opacity=".7" stroke-dasharray="2.4 1.4"',
  );

/** A mouth with a jaw that juts out below it. */
export const jaw = (B: Surface, base: string, far = 0.15): string =>
  sheet(
    loop(
      points(B, [
        [-0.025, 0.5],
        [0.02, 0.15],
        [far * 0.6, 0.36],
        [far, 0.62],
        [far * 0.8, 0.9],
        [0.03, 0.86],
      ]),
    ),
    light(base, 0.12),
    1,
  ) +
  line(
    curve(
      points(B, [
        [-0.015, 0.2],
        [far * 0.5, 0.3],
        [far, 0.6],
      ]),
    ),
    dark(base, 0.65),
    1.6,
  );
