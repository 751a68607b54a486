import type { CardId, Side } from '../../src/index.ts';
import type { Placed } from '@atoll/table-kit/table/canvas/scene/placed.ts';
import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';

/** M offer card, S reef tile, P reef tile of the phone. */
export type CardFace = 'M' | 'S' | 'P';
/** G is the tile of a small reef, without a picture. */
export type FaceSize = CardFace | 'G';

/**
 * The window that clips a placement: none, that of a reef, a small reef, the shelf of the desktop,
 * the strip of the phone.
 */
export type WindowName = 'open' | 'reef' | 'beside' | 'shelf' | 'strip' | `mini${number}`;

interface InWindow extends Placed {
  readonly window: WindowName;
}
export interface AnimalPlacement extends InWindow {
  readonly kind: 'animal';
  readonly card: CardId;
  readonly face: FaceSize;
  /** 1 to 3, or 0 in an offer. */
  readonly level: number;
  readonly fatigue: number;
  readonly paired: boolean;
  /** The coins that the person at this screen would pay, for a card of an offer. */
  readonly price?: number;
}
export interface CoralPlacement extends InWindow {
  readonly kind: 'coral';
  readonly card: CardId;
  readonly face: FaceSize;
  readonly colonies: string;
  readonly polluted: boolean;
  readonly fatigue: number;
}
export interface CellPlacement extends InWindow {
  readonly kind: 'cell';
  /** Whether the card may go there; faint if not. */
  readonly legal: boolean;
  /** Such as '2/2', or ''. */
  readonly count: string;
}
export interface SidePlacement extends InWindow {
  readonly kind: 'side';
  readonly side: Side;
}
export type Placement = AnimalPlacement | CoralPlacement | CellPlacement | SidePlacement;

export const isCard = (p: Placement): p is AnimalPlacement | CoralPlacement =>
  p.kind === 'animal' || p.kind === 'coral';

/** Size of an unscaled tile and the distance from one to the next. */
export const TILE = 96;
export const PITCH = 106;
/** The least size of a tile of a reef in the default view, in CSS pixels. */
export const LEAST_TILE = { desktop: 60, phone: 50 } as const;
const HEIGHT = {
  animal: { M: 138, S: 96, P: 96, G: 96 },
  coral: { M: 116, S: 96, P: 96, G: 96 },
} as const;
export const SIDE = 34;

/** The area that a placement covers on screen, in design units. */
export function area(p: Placement): Rect {
  if (p.kind === 'side')
    return rect(
      p.x - (SIDE / 2) * p.scale,
      p.y - (SIDE / 2) * p.scale,
      SIDE * p.scale,
      SIDE * p.scale,
    );
  if (p.kind === 'cell') return rect(p.x, p.y, TILE * p.scale, TILE * p.scale);
  return rect(p.x, p.y, (p.face === 'M' ? 98 : TILE) * p.scale, HEIGHT[p.kind][p.face] * p.scale);
}
