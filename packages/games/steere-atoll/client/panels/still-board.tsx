import { boardOf, type Size } from '../../src/board.ts';
import { useMemo, type ReactNode } from 'react';
import { boardPicture } from '../drawing/board-picture.ts';
import { stoneShapes } from '../drawing/stones.ts';
import { middleOf, planeOf } from '../board/plane.ts';
import { ribbon } from '../scene/ribbon.ts';

const LINES = [
  ['#0c1533', 10.5],
  ['#f7a93b', 7.5],
  ['#ffd98c', 3.4],
] as const;

export interface StillPosition {
  readonly size: Size;
  /** A sign a cell: `B`, `W`, or a full stop. */
  readonly stones: string;
  /** The chain that won, or nothing. */
  readonly path: readonly string[];
}

/** A board without a match, with a chain; the words beside it have the same content. */
export function StillBoard({ size, stones, path }: StillPosition): ReactNode {
  const html = useMemo(() => pictureOf({ size, stones, path }), [size, stones, path]);
  const { x, y, width, height } = planeOf(boardOf(size), 'hidden');
  return (
    <svg
      className="sa-final"
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function pictureOf({ size, stones, path }: StillPosition): string {
  const board = boardOf(size);
  const chain = `M${ribbon(board, path)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
  const lying = [...stones].map((sign, cell) => {
    if (sign === '.') return '';
    const { x, y } = middleOf(board.cells[cell]);
    return `<g transform="translate(${x} ${y})">${stoneShapes(sign === 'B' ? 'black' : 'white')}</g>`;
  });
  const lines = LINES.map(
    ([colour, width]) =>
      `<path d="${chain}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return boardPicture(board).svg + lying.join('') + lines.join('');
}
