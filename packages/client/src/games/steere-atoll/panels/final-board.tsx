import type { SteereAtollView } from '@atoll/game-steere-atoll';
import { boardOf, type Cell } from '@atoll/game-steere-atoll/board';
import { useMemo, type ReactNode } from 'react';
import type { TableSnapshot } from '../../../table/session/table-state.ts';
import { boardPicture } from '../drawing/board-picture.ts';
import { stoneShapes } from '../drawing/stones.ts';
import { middleOf, planeOf } from '../board/plane.ts';
import { ribbon } from '../scene/ribbon.ts';

const LINES = [
  ['#0c1533', 10.5],
  ['#f7a93b', 7.5],
  ['#ffd98c', 3.4],
] as const;

/**
 * The board as the match ended, with the winning chain; the headline above says the same in words.
 */
export function FinalBoard({ snapshot }: { readonly snapshot: TableSnapshot }): ReactNode {
  const { size, stones, path } = snapshot.view as SteereAtollView;
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

function pictureOf({
  size,
  stones,
  path,
}: Pick<SteereAtollView, 'size' | 'stones' | 'path'>): string {
  const board = boardOf(size);
  const chain = `M${ribbon(board, path)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;
  const lying = [...stones].map((sign, cell) => {
    if (sign === '.') return '';
    const { x, y } = middleOf(board.cells[cell] as Cell);
    return `<g transform="translate(${x} ${y})">${stoneShapes(sign === 'B' ? 'black' : 'white')}</g>`;
  });
  const lines = LINES.map(
    ([colour, width]) =>
      `<path d="${chain}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return boardPicture(board).svg + lying.join('') + lines.join('');
}
