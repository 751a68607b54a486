import type { WalkedPlace } from '../a11y/map-walk.ts';
import { rect, type Rect, type Spot } from '../../ui/rect.ts';

/** A place of a map that can be pointed at: its item, where it lies, and its row. */
export interface MapPlace extends WalkedPlace {
  /** Grows from above downwards. */
  readonly row: number;
  /** From 0, where rows do not all begin with the first. */
  readonly column?: number;
}

/** The square around a spot of the plane. */
export const squareAt = ({ x, y }: Spot, side: number): Rect =>
  rect(x - side / 2, y - side / 2, side, side);
