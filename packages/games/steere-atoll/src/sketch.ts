import type { Sketch, SketchShape } from '@atoll/engine';
import { boardOf, islandColour, type Point } from './board.ts';
import type { SteereAtollView } from './view.ts';

/** From the middle of a hex to its corner, and to its upper side. */
const RADIUS = 20;
const RISE = (RADIUS * Math.sqrt(3)) / 2;
/** Room for the island stones, which stand around the cells. */
const RIM = 2 * RADIUS;
const WATER = '#2c8796';
const STONES = ['#14183c', '#f8e7c4'] as const;
const LAND = ['#262a5a', '#dcc79a'] as const;
const CHAIN = '#f7a93b';

const middleOf = ({ column, height }: Point): { readonly x: number; readonly y: number } => ({
  x: column * RADIUS * 1.5 + RADIUS + RIM,
  y: height * RISE + RIM,
});

function hex(point: Point, fill: string): SketchShape {
  const { x, y } = middleOf(point);
  const corners = Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 3).flatMap((turn) => [
    x + Math.cos(turn) * RADIUS * 0.94,
    y + Math.sin(turn) * RADIUS * 0.94,
  ]);
  return { kind: 'area', corners, fill };
}

const disc = (point: Point, radius: number, fill: string): SketchShape => ({
  ...{ kind: 'disc', ...middleOf(point), radius, fill },
});

/** The board with its islands and stones; the winning chain is marked. */
export function sketch({ size, stones, path, last }: SteereAtollView): Sketch {
  const { cells, islandStones } = boardOf(size);
  const marked = new Set(path.length > 0 ? path : [last]);
  return {
    width: (size - 1) * RADIUS * 1.5 + 2 * (RADIUS + RIM),
    height: (2 * size - 2) * RISE + 2 * RIM,
    shapes: [
      ...islandStones.map((stone) => hex(stone, LAND[islandColour(stone.island)] ?? LAND[0])),
      ...cells.flatMap((cell, i) => {
        const stone = 'BW'.indexOf(stones[i] ?? '.');
        const colour = STONES[stone];
        if (colour === undefined) return [hex(cell, WATER)];
        const mark = marked.has(cell.name) ? [disc(cell, RADIUS * 0.28, CHAIN)] : [];
        return [hex(cell, WATER), disc(cell, RADIUS * 0.72, colour), ...mark];
      }),
    ],
  };
}
