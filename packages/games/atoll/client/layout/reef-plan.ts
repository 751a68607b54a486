import type { CardId, SeatView, Side } from '../../src/index.ts';
import type { PanFrame } from '@atoll/table-kit/table/canvas/pan.ts';
import { fit, rect, type Camera, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { cardItem, cellItem, sideItem } from '../ids.ts';
import { PITCH, TILE, type FaceSize, type Placement, type WindowName } from './placement.ts';
import type { ScreenLayout } from './screen.ts';

/** A free cell that is shown; not `legal` where the card does not fit yet. */
export interface ReefCell {
  readonly x: number;
  readonly y: number;
  readonly count: string;
  readonly legal: boolean;
}

export interface ReefPlan {
  readonly seat: number;
  readonly view: SeatView;
  readonly cells: readonly ReefCell[];
  /** Empty sides of corals that may get a colony. */
  readonly sides: readonly { readonly card: CardId; readonly side: Side }[];
}

const GAP = 12;

/** The area that an atoll and its shown cells take up on their own plane. */
export function reefBounds({ view, cells }: ReefPlan): Rect {
  const at = [...view.reefCorals, ...view.reefAnimals, ...cells.filter((cell) => cell.legal)];
  if (at.length === 0) return rect(-GAP, -GAP, TILE + 2 * GAP, TILE + 2 * GAP);
  const xs = at.map((p) => p.x);
  const ys = at.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const w = Math.max(...xs) - x;
  const h = Math.max(...ys) - y;
  return rect(
    x * PITCH - GAP,
    y * PITCH - GAP,
    w * PITCH + TILE + 2 * GAP,
    h * PITCH + TILE + 2 * GAP,
  );
}

/** From the uppermost to the lowest card of an atoll. */
export function reefRows(view: SeatView | undefined): number {
  const ys = [...(view?.reefCorals ?? []), ...(view?.reefAnimals ?? [])].map(({ y }) => y);
  return ys.length === 0 ? 1 : Math.max(...ys) - Math.min(...ys) + 1;
}

/**
 * The pan frame of an atoll in a window: its content, and the largest and smallest scale of its
 * tiles.
 */
export const reefFrame = (
  plan: ReefPlan,
  { reefZoom, leastZoom }: Pick<ScreenLayout, 'reefZoom' | 'leastZoom'>,
  frame: Rect,
): PanFrame => ({ content: reefBounds(plan), frame, most: reefZoom, least: leastZoom });

/** The camera that shows the whole atoll. */
export const reefCamera = (plan: ReefPlan, frame: Rect, zoom: number): Camera =>
  fit(reefBounds(plan), frame, zoom);

const EDGE: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0.5, 0],
  E: [1, 0.5],
  S: [0.5, 1],
  W: [0, 0.5],
};

/** Where every card and cell of an atoll stands. */
export function placeReef(
  plan: ReefPlan,
  camera: Camera,
  { face, window }: { face: FaceSize; window: WindowName },
): Placement[] {
  const { seat, view } = plan;
  const scale = camera.scale;
  const at = (
    x: number,
    y: number,
  ): { x: number; y: number; scale: number; window: WindowName } => ({
    x: camera.x + x * PITCH * scale,
    y: camera.y + y * PITCH * scale,
    scale,
    window,
  });
  const corals = view.reefCorals.map((coral): Placement => {
    const item = cardItem(coral.card, seat);
    const { card, colonies, polluted, fatigue } = coral;
    return {
      kind: 'coral',
      key: item,
      item,
      card,
      face,
      colonies,
      polluted,
      fatigue,
      ...at(coral.x, coral.y),
    };
  });
  const animals = view.reefAnimals.map((animal): Placement => {
    const item = cardItem(animal.card, seat);
    const { card, level, fatigue } = animal;
    return {
      kind: 'animal',
      key: item,
      item,
      card,
      face,
      level,
      fatigue,
      paired: animal.partner !== '',
      ...at(animal.x, animal.y),
    };
  });
  const cells = plan.cells.map((cell): Placement => {
    const item = cellItem(cell.x, cell.y);
    return {
      kind: 'cell',
      key: item,
      item,
      legal: cell.legal,
      count: cell.count,
      ...at(cell.x, cell.y),
    };
  });
  const sides = plan.sides.flatMap(({ card, side }): Placement[] => {
    const coral = view.reefCorals.find((each) => each.card === card);
    if (coral === undefined) return [];
    const item = sideItem(card, side);
    const place = at(coral.x, coral.y);
    const [dx, dy] = EDGE[side];
    return [
      {
        kind: 'side',
        key: item,
        item,
        side,
        ...place,
        x: place.x + dx * TILE * scale,
        y: place.y + dy * TILE * scale,
      },
    ];
  });
  return [...cells, ...corals, ...animals, ...sides];
}
