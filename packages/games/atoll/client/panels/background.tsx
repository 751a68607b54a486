import { cover, duskShelf, flora, pool, rng, sheet, SVG_DEFS } from '@atoll/art';
import { memo, type ReactNode } from 'react';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import { buttonsTop, type ScreenLayout } from '../layout/screen.ts';

interface Plant {
  readonly seed: string;
  readonly side: 'left' | 'right';
  readonly scale: number;
  readonly fill: string;
  readonly lift: 1 | 2;
}

/** The paper under the canvas: pool, animal shelf, side panels and bar as cut sheets. */
function desktop({ width, height, panels }: ScreenLayout): string {
  const { left, right, bar, shelf, rack, others, crowd } = panels;
  const size = { width, height };
  const end = Math.min(rack.x, right.x);
  const middle = (left.width + end) / 2;
  const deep = (shelf + 24 + bar.y) / 2;
  const plant = (x: number, ground: number, { seed, side, scale, fill, lift }: Plant): string =>
    `<path d="${flora(rng(seed), { x, ground, side, scale })}" fill="${fill}" filter="url(#lift${lift})"/>`;
  return (
    pool({
      ...size,
      cx: middle,
      cy: deep,
      rx: (end - left.width) / 2 + 66,
      ry: (bar.y - shelf) / 2 + 26,
      seed: 'pool',
    }) +
    duskShelf({ ...size, edge: shelf, seed: 'shelf' }) +
    plant(left.width - 4, bar.y + 12, {
      seed: 'fl1',
      side: 'left',
      scale: 3,
      fill: '#164d68',
      lift: 2,
    }) +
    plant(right.x + 10, bar.y + 12, {
      seed: 'fl3',
      side: 'right',
      scale: 2.8,
      fill: '#164d68',
      lift: 2,
    }) +
    plant(right.x - 60, bar.y + 16, {
      seed: 'fl4',
      side: 'right',
      scale: 2.2,
      fill: '#123d5b',
      lift: 2,
    }) +
    plant(left.width + 40, bar.y + 16, {
      seed: 'fl5',
      side: 'left',
      scale: 2,
      fill: '#123d5b',
      lift: 2,
    }) +
    cover('#17426a', {
      ...size,
      side: 'bottom',
      edge: bar.y - 11,
      amp: 5,
      steps: 13,
      seed: 'bot2',
    }) +
    cover('#132a54', { ...size, side: 'left', edge: left.width, amp: 4, steps: 11, seed: 'left' }) +
    plant(-8, bar.y - 2, { seed: 'fl8', side: 'left', scale: 1.7, fill: '#1a3666', lift: 1 }) +
    cover('#122450', { ...size, side: 'bottom', edge: bar.y, amp: 4, steps: 16, seed: 'bottom' }) +
    cover('#10204a', { ...size, side: 'right', edge: right.x, amp: 4, steps: 12, seed: 'right' }) +
    plant(width, height - 4, { seed: 'fl9', side: 'right', scale: 1.6, fill: '#172b5c', lift: 1 }) +
    (crowd === 'small' ? leaf(others) : '')
  );
}

/**
 * The sheet on which several others lie, over the edge of the left panel; its corners differ as
 * those of cut paper do.
 */
function leaf({ x, y, width: w, height: h }: Rect): string {
  const d = `M${x + 20} ${y}H${x + w - 24}q24 2 24 26V${y + h - 20}q0 18 -20 20H${x + 18}q-17 0 -18 -18V${y + 22}q0 -20 20 -22Z`;
  return sheet(d, '#132a54', 3);
}

function phone(layout: ScreenLayout): string {
  const { width, height, panels } = layout;
  const { right: reef, bar } = panels;
  const size = { width, height };
  const foot = buttonsTop(layout);
  if (bar.x > 0) return lying({ width, height, panels });
  return (
    pool({
      ...size,
      cx: width / 2,
      cy: reef.y + reef.height / 2,
      rx: width * 0.57,
      ry: reef.height * 0.6,
      seed: 'ppool',
    }) +
    cover('#c9607a', {
      ...size,
      side: 'top',
      edge: panels.left.height + 3,
      amp: 2.5,
      steps: 8,
      seed: 'p1d',
    }) +
    cover('#132a54', {
      ...size,
      side: 'top',
      edge: panels.left.height - 2,
      amp: 2,
      steps: 9,
      seed: 'p1',
    }) +
    cover('#17426a', {
      ...size,
      side: 'bottom',
      edge: panels.bar.y - 10,
      amp: 3,
      steps: 8,
      seed: 'p2b',
    }) +
    cover('#15335c', {
      ...size,
      side: 'bottom',
      edge: panels.bar.y - 3,
      amp: 3,
      steps: 9,
      seed: 'p2',
    }) +
    cover('#0f1d44', { ...size, side: 'bottom', edge: foot, amp: 2, steps: 9, seed: 'p3' })
  );
}

/** A phone on its side: the column of offers and buttons is a sheet at the right. */
function lying({
  width,
  height,
  panels,
}: Pick<ScreenLayout, 'width' | 'height' | 'panels'>): string {
  const size = { width, height };
  const { bar, others, right: reef } = panels;
  return (
    pool({
      ...size,
      cx: reef.width / 2,
      cy: reef.y + reef.height / 2,
      rx: reef.width * 0.56,
      ry: reef.height * 0.6,
      seed: 'lpool',
    }) +
    cover('#c9607a', {
      ...size,
      side: 'top',
      edge: others.height + 3,
      amp: 2.5,
      steps: 8,
      seed: 'l1d',
    }) +
    cover('#132a54', {
      ...size,
      side: 'top',
      edge: others.height - 2,
      amp: 2,
      steps: 9,
      seed: 'l1',
    }) +
    cover('#17426a', { ...size, side: 'right', edge: bar.x - 4, amp: 3, steps: 8, seed: 'l2b' }) +
    cover('#15335c', { ...size, side: 'right', edge: bar.x + 2, amp: 3, steps: 9, seed: 'l2' })
  );
}

/** The inputs of the paper's drawing. */
const groundOf = ({
  mode,
  width,
  height,
  panels: { shelf, others, bar, rack },
}: ScreenLayout): string => [mode, width, height, shelf, others.height, bar.y, rack.y].join();

export const Background = memo(
  function Background({ layout }: { readonly layout: ScreenLayout }): ReactNode {
    const { width, height, mode } = layout;
    const html = SVG_DEFS + (mode === 'desktop' ? desktop(layout) : phone(layout));
    return (
      <svg
        className="at-back"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  },
  ({ layout: a }, { layout: b }) => groundOf(a) === groundOf(b),
);
