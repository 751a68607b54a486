import type { Board } from '../../src/board.ts';
import type { Graphics } from 'pixi.js';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { corners, middleOf } from '../board/plane.ts';
import { ribbon } from './ribbon.ts';

/** The marked cells of the board. */
export interface Marks {
  readonly last: number | undefined;
  readonly hover: number | undefined;
  /** The cell that waits for a confirmation. */
  readonly chosen: number | undefined;
  /** The cell of the keyboard cursor. */
  readonly focus: number | undefined;
  readonly hint: number | undefined;
}

const CANDLE = '#ffd98c';
const AMBER = '#f7a93b';
const DARK = '#0c1533';

const spotOf = (board: Board, cell: number): Spot => middleOf(board.cells[cell]);

/** Redraws all marks. Every mark has a shape of its own: ring, hex, double hex, dashes. */
export function drawMarks(
  graphics: Graphics,
  board: Board,
  { last, hover, chosen, focus, hint }: Marks,
): void {
  graphics.clear();
  const hex = (cell: number, k: number, stroke: { color: string; width: number }): void => {
    // the first side is drawn twice: not every renderer joins the end of an outline to its
    // beginning
    const around = corners(spotOf(board, cell), k);
    [...around, ...around.slice(0, 2)].forEach(({ x, y }, i) =>
      i === 0 ? graphics.moveTo(x, y) : graphics.lineTo(x, y),
    );
    graphics.stroke({ ...stroke, join: 'round', cap: 'round' });
  };
  if (last !== undefined) {
    const { x, y } = spotOf(board, last);
    graphics
      .circle(x, y, 18.3)
      .stroke({ color: DARK, width: 4.6 })
      .circle(x, y, 18.3)
      .stroke({ color: AMBER, width: 2.8 });
  }
  if (hover !== undefined) hex(hover, 0.92, { color: CANDLE, width: 1.8 });
  if (hint !== undefined) dashes(graphics, spotOf(board, hint));
  if (chosen !== undefined) {
    hex(chosen, 0.95, { color: DARK, width: 5 });
    hex(chosen, 0.95, { color: CANDLE, width: 3 });
    const { x, y } = spotOf(board, chosen);
    graphics
      .circle(x, y, 7.5)
      .fill('#14213d')
      .moveTo(x - 4, y)
      .lineTo(x + 4, y)
      .moveTo(x, y - 4)
      .lineTo(x, y + 4)
      .stroke({ color: CANDLE, width: 2, cap: 'round' });
  }
  if (focus !== undefined) {
    hex(focus, 1.02, { color: DARK, width: 5.4 });
    hex(focus, 1.02, { color: '#ffffff', width: 2.6 });
  }
}

/** A candle hex of dashes around the suggested cell. */
function dashes(graphics: Graphics, spot: Spot): void {
  const around = corners(spot, 0.86);
  const part = (a: Spot, b: Spot, t: number): Spot => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  });
  for (const { color, width } of [
    { color: DARK, width: 5 },
    { color: AMBER, width: 3 },
  ]) {
    around.forEach((corner, i) => {
      const next = around[(i + 1) % 6];
      const from = part(corner, next, 0.2);
      const to = part(corner, next, 0.8);
      graphics.moveTo(from.x, from.y).lineTo(to.x, to.y);
    });
    graphics.stroke({ color, width, cap: 'round' });
  }
  graphics.circle(spot.x, spot.y, 4.4).fill(AMBER).stroke({ color: DARK, width: 1.6 });
}

/** The first part of a line through these spots, 0 to 1 of its way. */
function firstPart(spots: readonly Spot[], reach: number): readonly Spot[] {
  const way = (spots.length - 1) * reach;
  const whole = Math.floor(way);
  const from = spots[whole];
  const to = spots[whole + 1];
  const k = way - whole;
  if (from === undefined || to === undefined) return spots;
  return [
    ...spots.slice(0, whole + 1),
    { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k },
  ];
}

/**
 * The winning chain as a lit line over the stones, from island to island, with a ring around each
 * stone of it; `reach` of it, 0 to 1.
 */
export function drawPath(
  graphics: Graphics,
  board: Board,
  { path, reach }: { path: readonly string[]; reach: number },
): void {
  graphics.clear();
  const spots = firstPart(ribbon(board, path), reach);
  const lit = path.slice(0, Math.ceil(path.length * reach));
  const stones = lit
    .flatMap((step) => board.cellNamed(step) ?? [])
    .map((cell) => spotOf(board, cell));
  for (const { color, width } of [
    { color: DARK, width: 4.8 },
    { color: AMBER, width: 3 },
  ]) {
    for (const { x, y } of stones) graphics.circle(x, y, 17.8).stroke({ color, width });
  }
  for (const { color, width } of [
    { color: DARK, width: 10.5 },
    { color: AMBER, width: 7.5 },
    { color: CANDLE, width: 3.4 },
  ]) {
    spots.forEach(({ x, y }, i) => (i === 0 ? graphics.moveTo(x, y) : graphics.lineTo(x, y)));
    if (spots.length > 0) graphics.stroke({ color, width, cap: 'round', join: 'round' });
  }
}
