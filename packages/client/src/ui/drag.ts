import type { Spot } from './rect.ts';

/** A hand that moves while it holds. */
export interface Drag<Item = string> {
  readonly from: Spot;
  readonly by: Spot;
  readonly at: Spot;
  /** What now lies where it began, and where it is. */
  readonly item: Item | undefined;
  readonly over: Item | undefined;
}
