import { SVG_DEFS } from '@atoll/art';
import type { Board, Colour } from '../../src/board.ts';
import type { Texture } from 'pixi.js';
import { loadFaces } from '@atoll/table-kit/table/canvas/label.ts';
import { svgTexture } from '@atoll/table-kit/table/canvas/svg-texture.ts';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import { boardPicture } from '../drawing/board-picture.ts';
import { STONE_BOX, stoneShapes } from '../drawing/stones.ts';

/** The pictures of the table. */
export interface Pieces {
  readonly board: { readonly texture: Texture; readonly frame: Rect };
  readonly stones: Readonly<Record<Colour, Texture>>;
}

/**
 * The longest side of the picture of a board, in pixels: sharp on a phone at twice its size, and
 * never more than a GPU takes.
 */
const MOST = 2600;

/** Draws board and stones once; the scene only moves pictures. */
export async function loadPieces(board: Board): Promise<Pieces> {
  const { svg, frame } = boardPicture(board);
  const half = STONE_BOX / 2;
  const stone = (colour: Colour): Promise<Texture> =>
    svgTexture(
      SVG_DEFS + stoneShapes(colour),
      { x: -half, y: -half, width: STONE_BOX, height: STONE_BOX },
      5,
    );
  const [texture, black, white] = await Promise.all([
    svgTexture(svg, frame, MOST / Math.max(frame.width, frame.height)),
    stone('black'),
    stone('white'),
    loadFaces(),
  ]);
  return { board: { texture, frame }, stones: { black, white } };
}
