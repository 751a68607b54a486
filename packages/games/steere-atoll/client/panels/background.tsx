import { cover, flora, pool, rng, SVG_DEFS } from '@atoll/art';
import { memo, type ReactNode } from 'react';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';

export interface BackgroundProps {
  readonly width: number;
  readonly height: number;
  /** Where the board stands. */
  readonly board: Rect;
}

interface Plant {
  readonly x: number;
  readonly ground: number;
  readonly side: 'left' | 'right';
  readonly scale: number;
  readonly fill: string;
}

const plant = ({ x, ground, side, scale, fill }: Plant): string =>
  `<path d="${flora(rng(`${x} ${side}`), { x, ground, side, scale })}" fill="${fill}" filter="url(#lift1)"/>`;

function beside({ width, height, board }: BackgroundProps): string {
  const size = { width, height };
  const right = board.x + board.width;
  const middle = board.x + board.width / 2;
  return (
    pool({
      ...size,
      cx: middle,
      cy: height / 2,
      rx: board.width / 2 + 40,
      ry: height / 2 + 46,
      seed: 'steere-pool',
    }) +
    plant({ x: board.x + 6, ground: height + 6, side: 'left', scale: 2.6, fill: '#164d68' }) +
    plant({ x: right - 8, ground: height + 6, side: 'right', scale: 2.4, fill: '#164d68' }) +
    cover('#c9607a', {
      ...size,
      side: 'left',
      edge: board.x - 1,
      amp: 4,
      steps: 11,
      seed: 'steere rose',
    }) +
    cover('#132a54', {
      ...size,
      side: 'left',
      edge: board.x - 8,
      amp: 4,
      steps: 11,
      seed: 'steere left',
    }) +
    cover('#43396f', {
      ...size,
      side: 'right',
      edge: right + 1,
      amp: 4,
      steps: 12,
      seed: 'steere plum',
    }) +
    cover('#10204a', {
      ...size,
      side: 'right',
      edge: right + 8,
      amp: 4,
      steps: 12,
      seed: 'steere right',
    }) +
    plant({ x: -6, ground: height + 4, side: 'left', scale: 1.8, fill: '#1a3666' }) +
    plant({ x: width, ground: height + 2, side: 'right', scale: 1.6, fill: '#172b5c' })
  );
}

function above({ width, height, board }: BackgroundProps): string {
  const size = { width, height };
  const foot = board.y + board.height;
  return (
    pool({
      ...size,
      cx: width / 2,
      cy: board.y + board.height / 2,
      rx: width * 0.58,
      ry: board.height * 0.56,
      seed: 'steere-phone',
    }) +
    cover('#c9607a', {
      ...size,
      side: 'top',
      edge: board.y - 1,
      amp: 2.5,
      steps: 8,
      seed: 'steere phone rose',
    }) +
    cover('#132a54', {
      ...size,
      side: 'top',
      edge: board.y - 5,
      amp: 2,
      steps: 9,
      seed: 'steere phone top',
    }) +
    cover('#17426a', {
      ...size,
      side: 'bottom',
      edge: foot - 2,
      amp: 3,
      steps: 8,
      seed: 'steere phone low',
    }) +
    cover('#10204a', {
      ...size,
      side: 'bottom',
      edge: foot + 4,
      amp: 3,
      steps: 9,
      seed: 'steere phone foot',
    })
  );
}

/** The board at the left, everything else on one sheet at the right. */
function lying({ width, height, board }: BackgroundProps): string {
  const size = { width, height };
  const shore = board.x + board.width;
  const middle = shore / 2;
  return (
    pool({
      ...size,
      cx: middle,
      cy: height / 2,
      rx: board.width * 0.56,
      ry: height * 0.62,
      seed: 'steere-lying',
    }) +
    cover('#43396f', {
      ...size,
      side: 'right',
      edge: shore,
      amp: 3,
      steps: 8,
      seed: 'steere lying plum',
    }) +
    cover('#10204a', {
      ...size,
      side: 'right',
      edge: shore + 6,
      amp: 3,
      steps: 9,
      seed: 'steere lying right',
    })
  );
}

const picture = (props: BackgroundProps): string =>
  props.board.x > 20
    ? beside(props)
    : props.board.width < props.width - 100
      ? lying(props)
      : above(props);

/** The paper under the canvas: the pool, and the panels as cut sheets. */
export const Background = memo(
  function Background(props: BackgroundProps): ReactNode {
    const { width, height } = props;
    const html = SVG_DEFS + picture(props);
    return (
      <svg
        className="sa-back"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);
