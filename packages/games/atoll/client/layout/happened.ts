import type { SeatView } from '../../src/index.ts';
import { around } from '@atoll/table-kit/table/canvas/pan.ts';
import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { PITCH, TILE } from './placement.ts';
import type { ReefPlan } from './reef-plan.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Room around a cell, so that parts that hang over its edges are visible too. */
const MARGIN = 14;

/** The area of some cells on the plane of a reef; undefined for none. */
const areaOf = (cells: readonly Spot[]): Rect | undefined =>
  around(
    cells.map(({ x, y }) =>
      rect(x * PITCH - MARGIN, y * PITCH - MARGIN, TILE + 2 * MARGIN, TILE + 2 * MARGIN),
    ),
  );

/** The area of a reef with answers to the prompt; undefined without one. */
export function askedArea({ view, cells, sides }: ReefPlan): Rect | undefined {
  const corals = view.reefCorals.filter(({ card }) => sides.some((side) => side.card === card));
  return areaOf([...cells.filter(({ legal }) => legal), ...corals]);
}

/**
 * The changed part of a reef since the moment before; undefined where nothing changed, or all is
 * new.
 */
export function changedArea(before: SeatView | undefined, after: SeatView): Rect | undefined {
  if (before === undefined || before === after) return undefined;
  const was = new Map(
    [...before.reefCorals, ...before.reefAnimals].map((card) => [card.card, JSON.stringify(card)]),
  );
  const cards = [...after.reefCorals, ...after.reefAnimals];
  if (!cards.some(({ card }) => was.has(card))) return undefined;
  return areaOf(cards.filter((card) => was.get(card.card) !== JSON.stringify(card)));
}
