import { clipTo, dot, line, path } from '@atoll/art/draw/paper.ts';
import { scoped } from '@atoll/art/draw/scope.ts';
import { TILE_OUTLINE, type LandName } from './terrain.ts';

/** A tile of a land for strong contrast: flat ground, and one plain sign of the land repeated. */
export const plainTileShapes = (land: LandName): string =>
  scoped(`plain-${land}`, () => {
    const { ground, sign } = PLAIN[land];
    return (
      `<path d="${TILE_OUTLINE}" fill="${ground}" stroke="#ffffff" stroke-width="2.500"/>` +
      clipTo(TILE_OUTLINE, sign)
    );
  });

const rows = (draw: (x: number, y: number) => string, dx: number, dy: number): string => {
  let out = '';
  for (let y = -48, row = 0; y < 60; y += dy, row++)
    for (let x = -60 + (row % 2) * (dx / 2); x < 64; x += dx) out += draw(x, y);
  return out;
};

const PLAIN: Readonly<Record<LandName, { readonly ground: string; readonly sign: string }>> = {
  forest: {
    ground: '#0b3d1e',
    sign: rows((x, y) => path(`M${x} ${y - 12}l8 16h-16Z`, '#7ddc8f'), 24, 22),
  },
  pasture: {
    ground: '#d8f7b0',
    sign: rows((x, y) => dot(x, y, 5, '#2d5a12') + dot(x, y, 2, '#ffffff'), 26, 20),
  },
  field: {
    ground: '#ffe27a',
    sign: rows(
      (x, y) => line(`M${x} ${y + 8}v-16M${x - 5} ${y - 3}l5 5l5 -5`, '#5c3a00', 2.4),
      18,
      22,
    ),
  },
  hill: {
    ground: '#8a2a10',
    sign: rows((x, y) => path(`M${x - 9} ${y - 4}h18v8h-18Z`, '#ffb99a'), 24, 14),
  },
  mountain: {
    ground: '#d9dbe8',
    sign: rows(
      (x, y) =>
        path(`M${x} ${y - 13}l12 20h-24Z`, '#22263f') +
        path(`M${x} ${y - 13}l4.500 7.500h-9Z`, '#ffffff'),
      30,
      26,
    ),
  },
  desert: {
    ground: '#fff6dc',
    sign: rows((x, y) => line(`M${x - 9} ${y}q4.500 -6 9 0t9 0`, '#8a6a20', 2), 28, 16),
  },
};
